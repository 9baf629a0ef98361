import type { Detection, DetectionLook, DetectionsTaken } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { isLabel, labels } from '../data/labels';
import { nothingWalked, together } from '../data/speed/walked-distance';
import type { DetectedLooks } from './detected-looks';
import type { SeenAnimal, SeenLook, SeenMinute } from './seen-minute';
import { type Followed, follow } from './walked-by-tracks';

/** A detector that is less sure than this would rather not have said it. */
const leastConfidence = 0.5;

/** Takes what a detector has found, whoever it is; everything was checked before. */
export interface LookTaker {
  take(looks: readonly DetectionLook[], sender: string): DetectionsTaken;
}

/** @param isPrivate whether a camera was in privacy mode at a moment */
export function createLookTaker(
  store: DetectedLooks,
  isPrivate: (cameraId: string, timeMs: number) => boolean,
): LookTaker {
  /** By camera. After a restart the first look of each has nothing to be compared with. */
  const followed = new Map<string, Followed>();

  function takeOne(look: DetectionLook, sender: string): number {
    const { cameraId, time, nightVision } = look;
    const detections = look.detections.filter(({ confidence = 1 }) => confidence >= leastConfidence);
    const step = follow(followed.get(cameraId), look, detections);
    followed.set(cameraId, step.followed);
    const seen: SeenLook = { counted: look.counted.filter(isLabel), animals: detections.flatMap(seenAnimal) };
    const minute = Math.floor(time / millisecondsInMinute) * millisecondsInMinute;
    store.change(cameraId, [minute], (before = nothingSeen(minute)) => ({
      timeMs: minute,
      // The first look of a minute stands for it, unless a later one can tell more.
      look: before.look && before.look.counted.length >= seen.counted.length ? before.look : seen,
      walked: together(before.walked, step.walked),
      infrared: before.infrared ?? nightVision ?? null,
    }));
    store.noteCamera(cameraId, {
      newest: time,
      sender,
      labels: [...seen.counted, ...seen.animals.map(({ label }) => label)],
      mostAnimals: seen.animals.length,
    });
    return seen.animals.length;
  }

  return {
    take(looks, sender) {
      const shown = looks.filter(({ cameraId, time }) => !isPrivate(cameraId, time));
      const detections = shown.reduce((sum, look) => sum + takeOne(look, sender), 0);
      return { looks: shown.length, detections, hidden: looks.length - shown.length };
    },
  };
}

export function nothingSeen(timeMs: number): SeenMinute {
  return { timeMs, look: null, walked: nothingWalked, infrared: null };
}

function seenAnimal({ label, box, point, posture }: Detection): readonly SeenAnimal[] {
  if (!isLabel(label)) return [];
  const known = labels.find((one) => one.label === label);
  const own = known && 'posture' in known ? known.posture : null;
  const size = { width: box?.width ?? 0, height: box?.height ?? 0 };
  const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : point;
  return middle ? [{ label, posture: posture ?? own, ...middle, ...size }] : [];
}
