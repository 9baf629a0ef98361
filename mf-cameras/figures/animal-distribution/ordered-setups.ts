import type { DistributionSetup } from './distribution';

/** Those in which the camera takes part first, otherwise in the order of the barn. */
export function orderedSetups(setups: readonly DistributionSetup[], cameraId: string): readonly DistributionSetup[] {
  const takesPart = ({ cameraIds }: DistributionSetup): boolean => cameraIds.includes(cameraId);
  return [...setups.filter(takesPart), ...setups.filter((setup) => !takesPart(setup))];
}
