import type { Detection } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { labelsOf } from '../../data/labels';
import type { Species } from '../../herd/simulated-camera';
import { type Background, beginBackground, followPicture, isEmptyPlace, isLearned, learnMore } from './background';
import { type Blob, blobsOf } from './blobs';
import { type Body, followBodies } from './bodies';
import { type Counting, countOn, isSure, nothingCounted } from './counting';
import { countOf, differing, type GreyPicture, type Mask } from './mask';

/** What is remembered of a camera from look to look: plain data. */
export interface MotionMemory {
  readonly timeMs: number;
  readonly picture: GreyPicture;
  readonly background: Background;
  readonly bodies: readonly Body[];
  readonly counting: Counting;
}

/** What a look tells. */
export interface MotionFound {
  /** Body lengths a minute on average; null while the empty pen is not known. */
  readonly activity: number | null;
  readonly detections: readonly Detection[];
  /** Labels of which everything was found. */
  readonly counted: readonly string[];
}

/** Of the picture: smaller ones are flies. */
const leastBlob = 0.0015;
/** Of the picture: so much at once is a lamp, a change to infrared, or a camera that was turned. */
const mostMoving = 0.35;
/** Of the picture: less movement than that is noise. */
const leastMoving = 0.0005;
/** Who has not stirred for as long has lain down. */
const lyingAfterMs = 90_000;
/** Pictures further apart than this have nothing to do with each other. */
const longestPauseMs = 2 * millisecondsInMinute;

const nothingFound: MotionFound = { activity: null, detections: [], counted: [] };

/** Looks at the next picture of a camera. @param before null for the first one */
export function lookForMotion(
  before: MotionMemory | null,
  picture: GreyPicture,
  timeMs: number,
  animals: Species,
): { readonly memory: MotionMemory; readonly found: MotionFound } {
  const begun = { timeMs, picture, background: beginBackground(picture), bodies: [], counting: nothingCounted };
  if (!before || before.picture.width !== picture.width || before.picture.height !== picture.height) {
    return { memory: begun, found: nothingFound };
  }
  const moving = differing(picture, before.picture.grey);
  const size = picture.grey.length;
  const sinceMs = timeMs - before.timeMs;
  // What is known of the size of an animal outlasts a change of light.
  if (countOf(moving) > mostMoving * size) {
    return { memory: { ...begun, counting: { ...before.counting, numbers: [] } }, found: nothingFound };
  }
  if (sinceMs > longestPauseMs || !isLearned(before.background)) {
    const background = learnMore(before.background, picture);
    return { memory: { ...before, timeMs, picture, background }, found: nothingFound };
  }
  const foreground = differing(picture, before.background.level);
  const all = blobsOf(foreground, picture.width, leastBlob * size);
  const allBodies = followBodies(before.bodies, all, moving, picture.width, timeMs);
  const empty = all.filter((blob, at) => !allBodies[at]?.moves && isEmptyPlace(blob, picture, before.background));
  const isThere = (_: unknown, at: number): boolean => !empty.includes(all[at] as Blob);
  const [blobs, bodies] = [all.filter(isThere), allBodies.filter(isThere)];
  const counting = countOn(before.counting, blobs, bodies);
  const background = followPicture(before.background, picture, { foreground, moving }, empty);
  return {
    memory: { timeMs, picture, background, bodies, counting },
    found: {
      activity: activityOf(moving, blobs, sinceMs),
      detections: blobs.map((blob, at) => detectionOf(blob, bodies[at], picture, timeMs, animals)),
      counted: isSure(counting, blobs, size) ? labelsFound(animals) : [],
    },
  };
}

/**
 * A body that moves by its own length leaves one place and comes to another: twice its area changes. So the changed
 * area by twice the area of all bodies is the mean way in body lengths, whoever it was; never more than one a look.
 */
function activityOf(moving: Mask, blobs: readonly Blob[], sinceMs: number): number {
  const moved = countOf(moving);
  if (moved < leastMoving * moving.length) return 0;
  const bodies = Math.max(
    moved / 2,
    blobs.reduce((sum, { pixels }) => sum + pixels.length, 0),
  );
  return (moved / (2 * bodies)) * (millisecondsInMinute / sinceMs);
}

function detectionOf(
  { left, top, right, bottom }: Blob,
  body: Body | undefined,
  { width, height }: GreyPicture,
  timeMs: number,
  animals: Species,
): Detection {
  const posture = timeMs - (body?.movedAtMs ?? timeMs) >= lyingAfterMs ? 'lying' : 'standing';
  const label = animals === 'broiler' ? 'Broiler' : `pig_${posture}`;
  const box = {
    x: left / width,
    y: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
  return { label, posture, box };
}

/** Nothing tells a sitting pig from the others. */
function labelsFound(animals: Species): readonly string[] {
  return labelsOf(animals).filter((label) => label !== 'pig_sitting');
}
