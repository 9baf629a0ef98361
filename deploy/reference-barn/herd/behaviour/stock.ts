import type { SimulatedCamera } from '../simulated-camera';
import { batchAt, deathsIn, placedMs } from './mortality';

/** What changes the number of living animals before a camera. */
export interface StockChange {
  /** ms since 1970 UTC */
  readonly atMs: number;
  /** The camera's name, as people call the place. */
  readonly place: string;
  readonly died: number;
  /** To the slaughterhouse, when the next batch comes. */
  readonly moved: number;
  readonly placed: number;
}

/** The living animals before a camera at a moment. */
export function stockAt(camera: SimulatedCamera, timeMs: number): number {
  return camera.animalCount - diedIn(camera, batchAt(camera, timeMs), timeMs);
}

/** Every change after a moment up to another one, in order of time: what is there follows from what was there. */
export function stockChanges(camera: SimulatedCamera, afterMs: number, untilMs: number): readonly StockChange[] {
  const { name: place, animalCount } = camera;
  const none = { place, died: 0, moved: 0, placed: 0 };
  const changes: StockChange[] = [];
  for (let batch = batchAt(camera, afterMs); batch <= batchAt(camera, untilMs); batch += 1) {
    // The first whole millisecond of the batch.
    const atMs = Math.ceil(placedMs(camera, batch));
    changes.push({ ...none, atMs, moved: stockAt(camera, atMs - 1), placed: animalCount });
    for (const death of deathsIn(camera, batch)) if (death) changes.push({ ...none, atMs: death.diedMs, died: 1 });
  }
  return changes.filter(({ atMs }) => atMs > afterMs && atMs <= untilMs).sort((one, other) => one.atMs - other.atMs);
}

function diedIn(camera: SimulatedCamera, batch: number, timeMs: number): number {
  return deathsIn(camera, batch).filter((death) => death !== null && death.diedMs <= timeMs).length;
}
