/**
 * How the time of a video element says which moment it shows: `moment = origin + currentTime`. All pieces of one camera
 * lie on one line, each where it was taken, so that a gap between them is a gap in time too.
 */
export interface MomentMapping {
  /** ms since 1970 UTC by the barn's clock, at media time 0. */
  readonly originMs: number;
  /** Up to where the line goes, in seconds of media time. */
  readonly lengthS: number;
}

/** A player that stays open goes back for weeks; media times stay far below what loses microseconds. */
const reachMs = 60 * 86_400_000;

/** @param aroundMs the moment that is opened */
export function mappingAround(aroundMs: number): MomentMapping {
  const originMs = Math.max(0, Math.floor(aroundMs) - reachMs);
  return { originMs, lengthS: (aroundMs - originMs + reachMs) / 1000 };
}

export function reaches({ originMs, lengthS }: MomentMapping, moment: number): boolean {
  return moment >= originMs && moment <= originMs + lengthS * 1000;
}

export function mediaTimeAt({ originMs }: MomentMapping, moment: number): number {
  return (moment - originMs) / 1000;
}

/** In whole ms: what a clock of frames means. */
export function momentAt({ originMs }: MomentMapping, mediaTimeS: number): number {
  return Math.round(originMs + mediaTimeS * 1000);
}
