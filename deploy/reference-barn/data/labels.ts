import type { Label } from '@barnwatch/shared/wire';
import type { Posture } from '../herd/animal';
import type { Species } from '../herd/simulated-camera';

/** Everything that is counted, in order of name. */
export const labels = [
  { label: 'Broiler', species: 'broiler' },
  { label: 'pig_lying', species: 'pig', posture: 'lying' },
  { label: 'pig_sitting', species: 'pig', posture: 'sitting' },
  { label: 'pig_standing', species: 'pig', posture: 'standing' },
] as const satisfies readonly (Label & { label: Posture })[];

/** Place of each label in a list of counts. */
export const labelIndex: Readonly<Record<Posture, number>> = {
  Broiler: 0,
  pig_lying: 1,
  pig_sitting: 2,
  pig_standing: 3,
};

export function isLabel(name: string): name is Posture {
  return Object.hasOwn(labelIndex, name);
}

export function labelsOf(species: Species): readonly Posture[] {
  return labels.filter((label) => label.species === species).map(({ label }) => label);
}
