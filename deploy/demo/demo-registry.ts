import path from 'node:path';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import { choicesFile, deploymentFile, suiteFolder } from '../build/places';
import { choicesSchema, noChoices } from '../compose/choices';
import { compose } from '../compose/compose';
import { readJsonFile, writeJsonFile } from '../compose/json-file';
import { folderPlace } from '../suite-place/folder-place';
import { demoDeployment } from './demo-deployment';
import { DemoError } from './demo-error';
import type { Demo } from './instances';

/** Where a demo keeps its registry and what it was composed of. */
export interface RegistryPlaces {
  /** Folder of `suite.json`. */
  readonly registryFolder: string;
  readonly deploymentFile: string;
  readonly choicesFile: string;
}

/** Beside the built files, where `npm run compose` looks: for the one demo that `npm start` runs. */
export const usualRegistryPlaces: RegistryPlaces = { registryFolder: suiteFolder, deploymentFile, choicesFile };

/** Within the data of a demo that has its own, so that several demos share the built files and nothing else. */
export function ownRegistryPlaces(dataFolder: string): RegistryPlaces {
  const registryFolder = path.join(dataFolder, 'suite');
  const inFolder = (file: string) => path.join(registryFolder, file);
  return { registryFolder, deploymentFile: inFolder('deployment.json'), choicesFile: inFolder('choices.json') };
}

/**
 * Composes the demo's suite. Pins and switches that were chosen before stay.
 * @throws a `DemoError` with every problem when the built packages do not fit together
 */
export async function composeDemo(demo: Demo, places: RegistryPlaces): Promise<void> {
  const deployment = demoDeployment(demo);
  await writeJsonFile(places.deploymentFile, deployment);
  const choices = await readJsonFile(places.choicesFile, choicesSchema, noChoices);
  if (!choices.ok) throw new DemoError('composition-refused', choices.problem);
  const outcome = await compose({
    suite: folderPlace(suiteFolder),
    registry: folderPlace(places.registryFolder),
    deployment,
    choices: choices.value,
    knownPermissions,
    now: Date.now(),
  });
  if (outcome.ok) return;
  const problems = outcome.problems.map((problem) => `- ${problem}`).join('\n');
  throw new DemoError(
    'composition-refused',
    `The suite does not fit together:\n${problems}\nDamaged files are made anew by npm run build -- --force.`,
  );
}
