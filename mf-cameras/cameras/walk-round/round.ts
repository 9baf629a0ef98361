import * as v from 'valibot';

/** What one found at a camera. */
export const verdicts = ['fine', 'problem', 'skipped'] as const;

export type Verdict = (typeof verdicts)[number];

const judgement = v.object({
  cameraId: v.string(),
  /** As it was called then: the camera may be gone when the round is read again. */
  name: v.string(),
  verdict: v.picklist(verdicts),
  /** When it was judged, ms since 1970 UTC by the device's clock. */
  at: v.number(),
  /** The moment of the picture that was judged, ms since 1970 UTC by the barn's clock. */
  shownAt: v.number(),
});

/** One walk past the cameras of a barn; at most one judgement for each camera, the latest. */
export const roundSchema = v.object({
  judgements: v.array(judgement),
  /** When it was begun, ms since 1970 UTC by the device's clock; rounds kept before that was noted have none. */
  startedAt: v.optional(v.number()),
});

export type Judgement = v.InferOutput<typeof judgement>;
export type Round = v.InferOutput<typeof roundSchema>;

interface Stop {
  readonly cameraId: string;
}

export const newRound: Round = { judgements: [] };

/** The round with one more judgement; the order is that of judging. */
export function judged(round: Round, next: Judgement): Round {
  const others = round.judgements.filter(({ cameraId }) => cameraId !== next.cameraId);
  return { ...round, judgements: [...others, next] };
}

/** A round with what was judged while the device had not told of it. */
export function together(kept: Round, made: Round): Round {
  return { ...kept, judgements: made.judgements.reduce(judged, kept).judgements };
}

/** A round that begins now, unless it has begun. */
export function begun(round: Round, now: number): Round & { readonly startedAt: number } {
  const { startedAt = Math.min(now, ...round.judgements.map(({ at }) => at)) } = round;
  return { ...round, startedAt };
}

export function judgementOf({ judgements }: Round, cameraId: string): Judgement | null {
  return judgements.find((one) => one.cameraId === cameraId) ?? null;
}

/**
 * The next camera to look at: the first after that one that is not judged yet, else the first before it. Null when the
 * round is through.
 */
export function nextStop<Camera extends Stop>(
  cameras: readonly Camera[],
  round: Round,
  afterId: string | null,
): Camera | null {
  const from = cameras.findIndex(({ cameraId }) => cameraId === afterId) + 1;
  const inOrder = [...cameras.slice(from), ...cameras.slice(0, from)];
  return inOrder.find(({ cameraId }) => judgementOf(round, cameraId) === null) ?? null;
}

/** Where a round that was left goes on: after the camera that was judged last. */
export function resumedStop<Camera extends Stop>(cameras: readonly Camera[], round: Round): Camera | null {
  return nextStop(cameras, round, round.judgements.at(-1)?.cameraId ?? null);
}

/** How many of the cameras have been judged; cameras that are gone do not count. */
export function judgedCount(cameras: readonly Stop[], round: Round): number {
  return cameras.filter(({ cameraId }) => judgementOf(round, cameraId) !== null).length;
}

/** Whether a round belongs to the day of `now` on this device: of yesterday's none is left to resume. */
export function isOfToday({ judgements }: Round, now: number): boolean {
  const last = judgements.at(-1);
  return last !== undefined && new Date(last.at).toDateString() === new Date(now).toDateString();
}

export interface RoundSummary {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly counts: Readonly<Record<Verdict, number>>;
}

/** A round in figures; null for one that has not begun. */
export function summaryOf({ judgements }: Round): RoundSummary | null {
  const times = judgements.map(({ at }) => at);
  if (times.length === 0) return null;
  const counts = { fine: 0, problem: 0, skipped: 0 };
  for (const { verdict } of judgements) counts[verdict] += 1;
  return { startedAt: Math.min(...times), endedAt: Math.max(...times), counts };
}
