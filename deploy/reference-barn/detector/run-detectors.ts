import type { DetectionLook } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import type { LookTaker } from '../detections/take-looks';
import type { DrawingThread } from '../drawing-thread/open-drawing-thread';
import { isRefusal } from '../server/refusals';
import { repeatedly } from '../server/repeatedly';
import { createSemaphore, type Semaphore } from '../server/semaphore';
import type { Database } from '../storage/database';
import type { DetectorConfiguration } from './detector-configuration';
import type { LookResult } from './look-at-still';
import type { MotionMemory } from './motion/look-for-motion';

/** Who has sent the looks of the built-in detector. No account has this id: it has a sign that ids lack. */
export const builtInSender = '/motion';

/** Another detector's last look may be this old: while it works, the built-in one rests. */
const othersRestMs = 10 * millisecondsInMinute;
/** A camera that gives no picture is asked again after this. */
const offlinePauseMs = millisecondsInMinute;
/** A still takes 8 s at most; a thread that has to start first takes some more on a busy machine. */
const longestLookMs = 90_000;
/** The machine belongs to those who watch. */
const looksAtOnce = 2;

export interface DetectorParts {
  readonly cameras: Cameras;
  readonly database: Database;
  readonly taker: LookTaker;
  /** What looks at pictures does so on a thread of its own. */
  readonly thread: DrawingThread;
  /** By camera. */
  readonly detectors: ReadonlyMap<string, DetectorConfiguration>;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void };
}

/** Looks through every camera that has a detector, until the signal aborts. A camera that fails costs no other. */
export async function runDetectors(parts: DetectorParts, signal: AbortSignal): Promise<void> {
  const free = createSemaphore(looksAtOnce);
  const all = [...parts.detectors].map(([cameraId, detector]) => runDetector(parts, cameraId, detector, free, signal));
  await Promise.all(all);
}

function runDetector(
  parts: DetectorParts,
  cameraId: string,
  { animals, everySeconds }: DetectorConfiguration,
  free: Semaphore,
  signal: AbortSignal,
): Promise<void> {
  const { cameras, database, taker, thread, clock, log } = parts;
  const paceMs = everySeconds * 1_000;
  let memory: MotionMemory | null = null;
  let waitsUntilMs = 0;

  function isFree(nowMs: number): boolean {
    const known = cameras.looks.camera(cameraId);
    return !known || known.sender === builtInSender || nowMs - known.newest > othersRestMs;
  }

  async function look(): Promise<void> {
    const nowMs = clock();
    if (nowMs < waitsUntilMs || !isFree(nowMs)) return;
    const pictures = cameras.pictures(cameraId, nowMs);
    if (isRefusal(pictures)) {
      memory = null;
      return;
    }
    const ending = AbortSignal.any([signal, AbortSignal.timeout(longestLookMs)]);
    const still = await pictures.takeStill({ dots: false, signal: ending });
    if (isRefusal(still)) {
      waitsUntilMs = clock() + offlinePauseMs;
      return;
    }
    const timeMs = still.capturedAt;
    // The same picture again tells nothing.
    if (timeMs <= (cameras.looks.camera(cameraId)?.newest ?? 0)) return;
    const order = { memory, jpeg: still.jpeg, timeMs, animals };
    const result = await thread.draw('look', order, () => undefined, ending);
    memory = result.memory;
    database.inTransaction(() => taker.take([lookOf(cameraId, timeMs, result)], builtInSender));
  }

  const onFailure = (error: unknown): void => {
    // What is remembered may be the reason.
    memory = null;
    waitsUntilMs = clock() + offlinePauseMs;
    log.error({ err: error, cameraId }, 'the detector could not look through a camera');
  };
  const lookInTurn = async (): Promise<void> => {
    const leave = await free.acquire(signal);
    await look().finally(leave);
  };
  return repeatedly(paceMs, lookInTurn, signal, onFailure);
}

function lookOf(
  cameraId: string,
  time: number,
  { found: { activity, detections, counted }, infrared, aspectRatio }: LookResult,
): DetectionLook {
  return {
    cameraId,
    time,
    counted: [...counted],
    detections: [...detections],
    ...(activity !== null && { activity }),
    ...(infrared !== null && { nightVision: infrared }),
    aspectRatio,
  };
}
