import type { CameraSeed } from '../../../deploy/reference-barn/cameras/camera-seed';

/** What lies in a barn's data folder. Each incident has two events. */
export interface BarnSize {
  readonly cameras: number;
  readonly incidents: number;
  /** Of incidents and of minute counts. */
  readonly days: number;
  /** Rows of the index of recordings whose files are gone. */
  readonly lostRecordings: number;
}

export const smallBarn: BarnSize = { cameras: 12, incidents: 500, days: 28, lostRecordings: 0 };

/** A year of a large barn; `BARNWATCH_SCALE=0.1` is a quick look at a tenth of it. */
export function largeBarn(environment: NodeJS.ProcessEnv): BarnSize {
  const share = Number(environment.BARNWATCH_SCALE ?? 1);
  if (!(share > 0 && share <= 2)) throw new Error('BARNWATCH_SCALE is a share of the large barn from 0 to 2.');
  const of = (whole: number): number => Math.max(1, Math.round(whole * share));
  return { cameras: of(100), incidents: of(1_000_000), days: 365, lostRecordings: of(800_000) };
}

export function camerasOf({ cameras }: BarnSize): readonly CameraSeed[] {
  return Array.from({ length: cameras }, (_, index) => ({
    cameraId: `camera-${index + 1}`,
    name: `Camera ${index + 1}`,
    tags: ['load'],
    source: { kind: 'simulated', seed: 5_000 + index, species: 'pig', animalCount: 12, flooring: 'slatted' },
  }));
}
