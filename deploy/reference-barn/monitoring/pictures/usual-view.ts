import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { faultyOf, type Sight, unknown, well } from '../fault';
import { backgroundOf, type Edges, edgesOf, type GreyPicture, likenessOf, sharpnessOf } from './grey-picture';

/**
 * What a camera usually shows in one light: learnt by itself, forgotten at a restart. It is compared by the edges of
 * what stays in place, which takes time: animals lie in one place for an hour.
 */
export type UsualView =
  | { readonly kind: 'learning'; readonly samples: readonly Sample[] }
  | {
      readonly kind: 'learnt';
      readonly edges: Edges;
      readonly usual: Usual;
      readonly samples: readonly Sample[];
      readonly dirty: Doubt;
      readonly moved: Doubt;
    };

interface Sample {
  readonly picture: GreyPicture;
  readonly atMs: number;
}

/** How sharp backgrounds of this camera are, and how alike to the learnt one, when nothing is wrong. */
interface Usual {
  readonly sharpness: number;
  readonly likeness: number;
  readonly times: number;
}

/** How often in a row it looked so, and how strongly the last time: 1 as usual, 0 nothing left. */
interface Doubt {
  readonly times: number;
  readonly share: number;
}

export const firstView: UsualView = { kind: 'learning', samples: [] };

const sampleEveryMs = 10 * millisecondsInMinute;
const learntSamples = 25;
const comparedSamples = 9;
/** Yesterday's evening says nothing about this one. */
const sampleLastsMs = 4 * millisecondsInHour;

// Measured with simulated pens and broiler houses over five days: sharpness never fell below 0.88 of the usual one, and a
// blur of 1.5 % of the width leaves 0.5. Likeness never fell below 0.70, and a turn by a tenth of the width leaves 0.35 in
// a pen, 0.57 to 0.65 under a flock that covers the floor.
const leastSharpness = 0.7;
const leastLikeness = 0.65;
/** Below it there is nothing fixed to go by: such a view is not judged. */
const leastFixed = 0.25;
const usualTimes = 6;
/** One alone may be an hour in which all lie in a heap. */
const doubtfulTimes = 3;
/** Litter, growing animals and moved feeders change the usual view in a day or two. Faster, it would learn its animals. */
const drift = 0.005;

/** Takes one more picture of this light in, if it is time for one. */
export function learnView(view: UsualView, picture: GreyPicture, nowMs: number): UsualView {
  const last = view.samples.at(-1);
  if (last && nowMs - last.atMs < sampleEveryMs) return view;
  const samples = [...view.samples, { picture, atMs: nowMs }];
  switch (view.kind) {
    case 'learning':
      return samples.length < learntSamples ? { kind: 'learning', samples } : learnt(samples);
    case 'learnt':
      return judge(view, samples.filter(({ atMs }) => nowMs - atMs < sampleLastsMs).slice(-comparedSamples));
  }
}

export function dirtySight(view: UsualView): Sight {
  return view.kind === 'learnt' && view.usual.times >= usualTimes ? doubtSight(view.dirty) : unknown;
}

export function movedSight(view: UsualView): Sight {
  if (view.kind !== 'learnt' || view.usual.times < usualTimes || view.usual.likeness < leastFixed) return unknown;
  // Through a lens that shows nothing, nobody sees where the camera looks.
  return view.dirty.times > 0 ? unknown : doubtSight(view.moved);
}

function doubtSight({ times, share }: Doubt): Sight {
  return times >= doubtfulTimes ? faultyOf(`${Math.round(share * 100)} %`) : well;
}

function learnt(samples: readonly Sample[]): UsualView {
  const edges = edgesOf(backgroundOf(samples.map(({ picture }) => picture)));
  const none = { times: 0, share: 1 };
  return {
    kind: 'learnt',
    edges,
    usual: { sharpness: 0, likeness: 0, times: 0 },
    samples: [],
    dirty: none,
    moved: none,
  };
}

function judge(view: Extract<UsualView, { kind: 'learnt' }>, samples: readonly Sample[]): UsualView {
  if (samples.length < comparedSamples) return { ...view, samples };
  const edges = edgesOf(backgroundOf(samples.map(({ picture }) => picture)));
  const [sharpness, likeness] = [sharpnessOf(edges), likenessOf(view.edges, edges)];
  const { usual } = view;
  if (usual.times < usualTimes) {
    const times = usual.times + 1;
    return { ...view, samples, usual: { ...towards(usual, { sharpness, likeness }, 1 / times), times } };
  }
  const dirty = doubt(view.dirty, shareOf(sharpness, usual.sharpness), leastSharpness);
  if (dirty.times > 0) return { ...view, samples, dirty };
  const moved = doubt(view.moved, shareOf(likeness, usual.likeness), leastLikeness);
  if (moved.times > 0) return { ...view, samples, dirty, moved };
  return {
    ...view,
    samples,
    dirty,
    moved,
    usual: { ...towards(usual, { sharpness, likeness }, drift), times: usual.times },
    edges: view.edges.map((edge, index) => edge + drift * ((edges[index] ?? 0) - edge)),
  };
}

function towards(usual: Usual, now: Omit<Usual, 'times'>, part: number): Omit<Usual, 'times'> {
  return {
    sharpness: usual.sharpness + part * (now.sharpness - usual.sharpness),
    likeness: usual.likeness + part * (now.likeness - usual.likeness),
  };
}

/** Of nothing nothing can be missing. */
function shareOf(value: number, usual: number): number {
  return usual > 0 ? value / usual : 1;
}

function doubt({ times }: Doubt, share: number, least: number): Doubt {
  return share < least ? { times: times + 1, share } : { times: 0, share };
}
