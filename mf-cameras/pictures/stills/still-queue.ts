import { millisecondsInMinute } from 'date-fns/constants';
import { backoffDelay } from '../timing/backoff';

/** Where a tile is: on the screen, within one screen of it, or neither. */
export type Nearness = 'visible' | 'near' | 'hidden';

/** What the tiles of one camera want together. */
export interface StillNeed {
  readonly nearness: Nearness;
  /** Device pixels, see `stillHeight`. */
  readonly ySize: number;
  /** A new still is due this long after the last one arrived. */
  readonly intervalMs: number;
}

interface Running {
  readonly ticket: number;
  readonly ySize: number;
}

export interface QueuedCamera {
  readonly need: StillNeed;
  /** Not asked before this moment. */
  readonly dueAt: number;
  /** Failures in a row. */
  readonly failures: number;
  readonly running: Running | null;
}

/** All cameras of one origin, by key. Never changed in place. */
export type StillQueue = ReadonlyMap<string, QueuedCamera>;

/** A camera that fails is asked less and less, up to every 30 s, for as long as somebody looks at it. */
const failureStepsMs = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;
/** A picture off the screen is only kept ready, not kept moving (product 9.10: a thumbnail is good for 5 minutes). */
const nearIntervalMs = 5 * millisecondsInMinute;

/**
 * Takes over what is wanted of a camera. A larger picture is due at once, a running request goes on.
 *
 * @param heldSince when the still that is already at hand arrived; null if there is none to reuse
 */
export function wanted(
  queue: StillQueue,
  key: string,
  need: StillNeed,
  now: number,
  heldSince: number | null,
): StillQueue {
  const known = queue.get(key);
  const dueAt = heldSince === null ? now : Math.max(now, heldSince + intervalOf(need));
  const waits = known && known.failures > 0;
  return replaced(queue, key, {
    need,
    dueAt: waits ? known.dueAt : dueAt,
    failures: known?.failures ?? 0,
    running: known?.running ?? null,
  });
}

export function unwanted(queue: StillQueue, key: string): StillQueue {
  if (!queue.has(key)) return queue;
  const rest = new Map(queue);
  rest.delete(key);
  return rest;
}

export function started(queue: StillQueue, key: string, ticket: number): StillQueue {
  const camera = queue.get(key);
  return camera ? replaced(queue, key, { ...camera, running: { ticket, ySize: camera.need.ySize } }) : queue;
}

export function aborted(queue: StillQueue, key: string): StillQueue {
  const camera = queue.get(key);
  return camera ? replaced(queue, key, { ...camera, running: null }) : queue;
}

/** True if the answer belongs to the request that the camera waits for; a late answer to an older one is dropped. */
export function isAwaited(queue: StillQueue, key: string, ticket: number): boolean {
  return queue.get(key)?.running?.ticket === ticket;
}

/** The bytes are here: the connection is free, and nothing is due until the picture has been judged. */
export function received(queue: StillQueue, key: string): StillQueue {
  const camera = queue.get(key);
  return camera ? replaced(queue, key, { ...camera, running: null, dueAt: Number.POSITIVE_INFINITY }) : queue;
}

export function arrived(queue: StillQueue, key: string, now: number): StillQueue {
  const camera = queue.get(key);
  if (!camera) return queue;
  return replaced(queue, key, { ...camera, running: null, failures: 0, dueAt: now + intervalOf(camera.need) });
}

/** @param random a number in [0, 1); @param retryAfterMs what the server asked for, if it did */
export function failed(queue: StillQueue, key: string, now: number, random: number, retryAfterMs = 0): StillQueue {
  const camera = queue.get(key);
  if (!camera) return queue;
  const delay = Math.max(retryAfterMs, backoffDelay(failureStepsMs, camera.failures, random));
  return replaced(queue, key, { ...camera, running: null, failures: camera.failures + 1, dueAt: now + delay });
}

/** Asks again now whatever had failed: the network is back, or somebody pressed *Try again*. */
export function retried(queue: StillQueue, now: number): StillQueue {
  return new Map(
    [...queue].map(([key, camera]) => [key, camera.failures > 0 ? { ...camera, dueAt: now, failures: 0 } : camera]),
  );
}

function intervalOf(need: StillNeed): number {
  return need.nearness === 'visible' ? need.intervalMs : Math.max(need.intervalMs, nearIntervalMs);
}

function replaced(queue: StillQueue, key: string, camera: QueuedCamera): StillQueue {
  return new Map(queue).set(key, camera);
}
