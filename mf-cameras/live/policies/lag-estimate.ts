/** Smallest difference seen between showing and taking a picture, ms; null before the first. */
export interface LagEstimate {
  readonly leastMs: number | null;
}

export const newLagEstimate: LagEstimate = { leastMs: null };

/** Above this the tile says that it lags. */
const laggingAboveMs = 1000;
/** From this rate on what is shown is never noticeably older than the last picture's lag. */
const steadyPerSecond = 2;
/**
 * A least difference within these bounds is taken for the truth: the clocks of barn and device agree. The offset between
 * them is known to some 10 ms, so a little less than nothing is plausible too.
 */
const plausibleMs = [-250, 1500] as const;
/**
 * Where barn and device know how far their clocks are apart, pictures that are always this late are late: a camera or
 * what stands between buffers them. Beyond it the camera's own clock is wrong.
 */
const mostLateMs = 10_000;

export interface Lag {
  /** How old what is shown is, ms. */
  readonly lagMs: number;
  /** How much of it a new connection could make up for, ms: what is always late stays so. */
  readonly grownMs: number;
}

/**
 * How far behind a shown picture is. Where the clocks disagree, the least difference seen stands for "no lag":
 * what grew since is lag whatever the clocks say.
 *
 * @param differenceMs time of showing minus time of capture, by clocks that may disagree
 * @param areClocksKnown whether the offset between the clocks of barn and device has been measured
 */
export function estimateLag(
  estimate: LagEstimate,
  differenceMs: number,
  areClocksKnown: boolean,
): [LagEstimate, lag: Lag] {
  const leastMs = Math.min(estimate.leastMs ?? differenceMs, differenceMs);
  const grownMs = differenceMs - leastMs;
  const wholeMs = Math.max(0, differenceMs);
  if (leastMs < plausibleMs[0]) return [{ leastMs }, { lagMs: grownMs, grownMs }];
  if (leastMs <= plausibleMs[1]) return [{ leastMs }, { lagMs: wholeMs, grownMs: wholeMs }];
  const isLate = areClocksKnown && leastMs <= mostLateMs;
  return [{ leastMs }, { lagMs: isLate ? wholeMs : grownMs, grownMs }];
}

/**
 * How old what is shown becomes, ms, where that is noticeable; null where it is live. A picture that stays until the next
 * one comes ages meanwhile: with few pictures a second that is most of it, even if each is fresh when it comes.
 *
 * @param lagMs of the last picture; null while it is not known
 * @param picturesPerSecond null while it is not known
 */
export function shownLag(lagMs: number | null, picturesPerSecond: number | null): number | null {
  const isSlow = picturesPerSecond !== null && picturesPerSecond > 0 && picturesPerSecond < steadyPerSecond;
  const age = (lagMs ?? 0) + (isSlow ? 1000 / picturesPerSecond : 0);
  return age > laggingAboveMs ? age : null;
}
