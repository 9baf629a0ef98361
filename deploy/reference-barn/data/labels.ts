import type { Label } from '@barnwatch/shared/wire';
import type { ObservedHerd } from '../cameras/observed-herd';
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

/** What is counted where these herds are looked at. Of a camera that nothing is known of, anything may come. */
export function labelsOfHerds(herds: readonly (ObservedHerd | null)[]): readonly Label[] {
  const species = new Set<string>(herds.flatMap((herd) => (herd ? speciesOf(herd) : speciesOfAll)));
  return labels.filter((label) => herds.length === 0 || species.has(label.species)).map((label) => ({ ...label }));
}

const speciesOfAll: readonly Species[] = labels.map(({ species }) => species);

function speciesOf(herd: ObservedHerd): readonly Species[] {
  if (herd.kind === 'simulated') return [herd.camera.species];
  return labels.filter(({ label }) => herd.labels.includes(label)).map(({ species }) => species);
}

export function labelsOf(species: Species): readonly Posture[] {
  return labels.filter((label) => label.species === species).map(({ label }) => label);
}
