import type { Deployment } from './deployment-file';
import { discoveryOrigins } from './discovery-origins';

/** Everything in a deployment's list of instances that a suite could not use. */
export function deploymentProblems({ instances, senator }: Deployment): string[] {
  const all = [...instances, ...(senator === undefined ? [] : [senator])];
  const ids = all.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [
    ...twice.map((id) => `the instance ${id} is listed twice`),
    ...all
      .filter(({ discoveryCode }) => discoveryOrigins(discoveryCode).length === 0)
      .map(({ globalUniqueIdentifier }) => `the discovery code of ${globalUniqueIdentifier} is invalid`),
    ...(senator !== undefined && senator.type !== 'senator'
      ? [`the senator ${senator.globalUniqueIdentifier} has the type ${senator.type}`]
      : []),
  ];
}
