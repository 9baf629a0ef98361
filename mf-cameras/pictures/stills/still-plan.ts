import type { QueuedCamera, StillQueue } from './still-queue';

export interface StillPlan {
  /** Requests that nobody needs any more. */
  readonly abort: readonly string[];
  /** Cameras to ask now, most urgent first. */
  readonly start: readonly string[];
  /** When there will be something to do if nothing else happens; null if never. */
  readonly wakeAt: number | null;
}

export interface PlanConditions {
  readonly now: number;
  /** Connections that stills may use at once. */
  readonly limit: number;
  /** True while the document is hidden or the device offline. */
  readonly paused: boolean;
}

/**
 * Decides what to ask of an origin next: visible before near, the longest waiting first, hidden never.
 * Cameras that failed before share one connection, so that a row of dead cameras, each holding its request
 * until the timeout, never stops the others.
 */
export function planStills(queue: StillQueue, { now, limit, paused }: PlanConditions): StillPlan {
  const abort = [...queue].filter(([, camera]) => isPointless(camera, paused)).map(([key]) => key);
  if (paused) return { abort, start: [], wakeAt: null };

  const goingOn = [...queue.values()].filter((camera) => camera.running && !isPointless(camera, paused));
  const candidates = [...queue]
    .filter(([, camera]) => camera.need.nearness !== 'hidden' && (!camera.running || isPointless(camera, paused)))
    .sort(byUrgency);

  const start: string[] = [];
  let free = Math.max(0, limit - goingOn.length);
  let suspects = goingOn.filter((camera) => camera.failures > 0).length;
  let wakeAt: number | null = null;
  for (const [key, camera] of candidates) {
    if (camera.dueAt > now) {
      if (Number.isFinite(camera.dueAt)) wakeAt = Math.min(wakeAt ?? camera.dueAt, camera.dueAt);
      continue;
    }
    const suspect = camera.failures > 0;
    if (free === 0 || (suspect && suspects > 0)) continue;
    start.push(key);
    free -= 1;
    if (suspect) suspects += 1;
  }
  return { abort, start, wakeAt };
}

/**
 * Those of a plan's requests that go out now, and in how many ms to look again for the others; null if there are none.
 * @param sinceLastMs time since the last request went out
 * @param apartMs least time between two; 0 lets all go at once
 */
export function spaced(
  start: readonly string[],
  sinceLastMs: number,
  apartMs: number,
): { readonly start: readonly string[]; readonly waitMs: number | null } {
  if (apartMs <= 0 || start.length === 0) return { start, waitMs: null };
  // A device's clock may be set back: no wait is longer than `apartMs`.
  if (sinceLastMs < apartMs) return { start: [], waitMs: Math.min(apartMs, apartMs - sinceLastMs) };
  return { start: start.slice(0, 1), waitMs: start.length > 1 ? apartMs : null };
}

/** A running request whose answer would not be shown: off the screen, or smaller than the tile has become. */
function isPointless(camera: QueuedCamera, paused: boolean): boolean {
  if (!camera.running) return false;
  return paused || camera.need.nearness === 'hidden' || camera.running.ySize < camera.need.ySize;
}

const rank = { visible: 0, near: 1, hidden: 2 } as const;

function byUrgency([leftKey, left]: [string, QueuedCamera], [rightKey, right]: [string, QueuedCamera]): number {
  return (
    rank[left.need.nearness] - rank[right.need.nearness] || left.dueAt - right.dueAt || (leftKey < rightKey ? -1 : 1)
  );
}
