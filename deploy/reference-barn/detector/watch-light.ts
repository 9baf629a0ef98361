import { millisecondsInMinute } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import { nothingSeen } from '../detections/take-looks';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { isInfraredStill } from './tell-infrared';

/** Of cameras whose detector has fallen silent for longer nobody asks. */
const silentAfterMs = 10 * millisecondsInMinute;
const longestStillMs = 15_000;

/** Looks once whether the pictures of cameras are infrared whose detectors do not say so. */
export async function watchLight(
  {
    cameras,
    database,
    clock,
  }: { readonly cameras: Cameras; readonly database: Database; readonly clock: () => number },
  signal: AbortSignal,
): Promise<void> {
  for (const { cameraId, source } of cameras.store.list()) {
    const newest = cameras.looks.camera(cameraId)?.newest ?? 0;
    if (source.kind === 'simulated' || clock() - newest > silentAfterMs) continue;
    const minuteMs = Math.floor(newest / millisecondsInMinute) * millisecondsInMinute;
    const [minute] = cameras.looks.minutes(cameraId, { start: minuteMs, end: minuteMs + millisecondsInMinute });
    const pictures = cameras.pictures(cameraId, clock());
    if (minute?.infrared != null || isRefusal(pictures)) continue;
    const ending = AbortSignal.any([signal, AbortSignal.timeout(longestStillMs)]);
    const still = await pictures.takeStill({ heightPixels: 90, dots: false, signal: ending });
    const infrared = isRefusal(still) ? null : await isInfraredStill(still.jpeg);
    if (infrared === null) continue;
    database.inTransaction(() =>
      cameras.looks.change(cameraId, [minuteMs], (before = nothingSeen(minuteMs)) => ({ ...before, infrared })),
    );
  }
}
