import type { SimulatedCamera } from '../simulated-camera';
import { longRestsIn } from './long-rests';
import { batchAt, deathsIn } from './mortality';
import { stillForMs } from './still-for';

/** Whoever died in bed has lain there before, in its sleep; no longer than this share of what is worth a look. */
export const leastKnown = 0.5;

/** An animal that stays where it is for longer than any sleep, dead or not. Times are ms since 1970 UTC. */
export interface Unmoved {
  readonly index: number;
  readonly batch: number;
  readonly isDead: boolean;
  readonly fromMs: number;
  /** Its body is taken away, or it gets up. */
  readonly untilMs: number;
}

/** Those that may have lain for longer than any sleep at a moment: nobody else has. */
export function unmovedAt(camera: SimulatedCamera, timeMs: number): readonly Unmoved[] {
  const stillMs = stillForMs[camera.species];
  return unmovedSince(camera, timeMs - 3 * stillMs, timeMs - leastKnown * stillMs).filter(
    ({ untilMs }) => timeMs < untilMs,
  );
}

/** Those that began to lie within a span. */
export function unmovedSince(camera: SimulatedCamera, startMs: number, endMs: number): readonly Unmoved[] {
  const batches = [...new Set([batchAt(camera, startMs), batchAt(camera, endMs)])];
  const dead = batches.flatMap((batch) =>
    deathsIn(camera, batch).flatMap((death, index) =>
      death ? [{ index, batch, isDead: true, fromMs: death.diedMs, untilMs: death.collectedMs }] : [],
    ),
  );
  const resting = longRestsIn(camera, startMs, endMs).map((rest) => {
    return { ...rest, batch: batchAt(camera, rest.fromMs), isDead: false };
  });
  return [...dead, ...resting].filter(({ fromMs }) => fromMs >= startMs && fromMs < endMs);
}
