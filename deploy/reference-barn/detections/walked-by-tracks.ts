import type { Detection, DetectionLook } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { nothingWalked, type Walked } from '../data/speed/walked-distance';

/** A place is compared with one this much earlier: nearer ones differ by the detector's trembling most of all. */
const shortestStepMs = 5_000;
/** After longer, nobody knows the way that was taken. */
const longestStepMs = millisecondsInMinute;
/** A body that has moved by less than this share of its length has trembled, or the detector has. */
const trembling = 0.1;
/** Walked ways count in looks over ten seconds, as those of simulated herds do. */
const lookMs = 10_000;
const usualAspectRatio = 16 / 9;
/** Body lengths a second: what is faster is another animal that got the same track. */
const fastest = 5;
/** Animals that are out of sight and may come back. */
const mostHidden = 1_000;

/** Where an animal was, in heights of the picture. */
interface Place {
  readonly timeMs: number;
  readonly x: number;
  readonly y: number;
}

/** What of the looks before is needed to measure the next one. */
export interface Followed {
  /** Of the look before, ms since 1970 UTC. */
  readonly timeMs: number;
  /** By track. */
  readonly places: ReadonlyMap<string, Place>;
}

/** What the animals of a look have walked since the looks before; by activity where no animal is followed. */
export function follow(
  before: Followed | undefined,
  { time, aspectRatio = usualAspectRatio, activity }: Omit<DetectionLook, 'detections'>,
  detections: readonly Detection[],
): { readonly followed: Followed; readonly walked: Walked } {
  const places = new Map<string, Place>();
  let [bodyLengths, looks] = [0, 0];
  for (const { box, track } of detections) {
    if (!box || track === undefined) continue;
    const here: Place = {
      timeMs: time,
      x: (box.x + box.width / 2) * aspectRatio,
      y: box.y + box.height / 2,
    };
    const there = before?.places.get(track);
    const stepMs = time - (there?.timeMs ?? 0);
    if (there && stepMs < shortestStepMs) {
      places.set(track, there);
      continue;
    }
    places.set(track, here);
    if (!there || stepMs > longestStepMs) continue;
    const way = Math.hypot(here.x - there.x, here.y - there.y) / Math.max(box.width * aspectRatio, box.height);
    if (way > (fastest * stepMs) / 1_000) continue;
    bodyLengths += way < trembling ? 0 : way;
    looks += stepMs / lookMs;
  }
  // Who is hidden for a moment is found again.
  const most = places.size + mostHidden;
  for (const [track, place] of before?.places ?? []) {
    if (places.size >= most) break;
    if (!places.has(track) && time - place.timeMs <= longestStepMs) places.set(track, place);
  }
  const followed = { timeMs: time, places };
  if (places.size > 0 || activity === undefined || !before) return { followed, walked: { bodyLengths, looks } };
  const sinceMs = time - before.timeMs;
  if (sinceMs <= 0 || sinceMs > longestStepMs) return { followed, walked: nothingWalked };
  const animals = Math.max(1, detections.length);
  return {
    followed,
    walked: {
      bodyLengths: animals * activity * (sinceMs / millisecondsInMinute),
      looks: animals * (sinceMs / lookMs),
    },
  };
}
