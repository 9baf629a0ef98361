/** The ways to show a moving picture, best first. */
export const playerKinds = ['low-delay', 'media-source'] as const;
export type PlayerKind = (typeof playerKinds)[number];

/** What a tile shows while no live picture moves. */
export type StillsRung = 'fast-stills' | 'slow-stills' | 'last-still';
export type Rung = PlayerKind | StillsRung;

/** How often a still is asked for on each rung, ms; the scheduler's backoff comes on top of the last one. */
export const stillIntervalMs: Readonly<Record<StillsRung, number>> = {
  'fast-stills': 700,
  'slow-stills': 10_000,
  'last-still': 10_000,
};

export interface Ladder {
  /** Players that this browser has. */
  readonly available: readonly PlayerKind[];
  /** Failures in a row of each player. */
  readonly strikes: Readonly<Record<PlayerKind, number>>;
  /** Until when a player that failed is left alone. */
  readonly restsUntil: Readonly<Record<PlayerKind, number>>;
  readonly stillFailures: number;
}

export type LadderEvent =
  | { readonly kind: 'player-failed'; readonly player: PlayerKind }
  | { readonly kind: 'player-proven'; readonly player: PlayerKind }
  | { readonly kind: 'still-arrived' }
  | { readonly kind: 'still-failed' };

/** One failure may be the stream's; two in a row are the player's. */
const mostStrikes = 2;
const restMs = 60_000;
const failuresUntilLastStill = 3;

export function newLadder(available: readonly PlayerKind[]): Ladder {
  return {
    available,
    strikes: { 'low-delay': 0, 'media-source': 0 },
    restsUntil: { 'low-delay': 0, 'media-source': 0 },
    stillFailures: 0,
  };
}

/** Steps down when a rung fails; resting players come back by themselves, so the ladder always climbs again. */
export function nextLadder(ladder: Ladder, event: LadderEvent, now: number): Ladder {
  switch (event.kind) {
    case 'player-failed': {
      const strikes = ladder.strikes[event.player] + 1;
      const resting = strikes >= mostStrikes;
      return {
        ...ladder,
        strikes: { ...ladder.strikes, [event.player]: resting ? 0 : strikes },
        restsUntil: resting ? { ...ladder.restsUntil, [event.player]: now + restMs } : ladder.restsUntil,
      };
    }
    case 'player-proven':
      return ladder.strikes[event.player] === 0
        ? ladder
        : { ...ladder, strikes: { ...ladder.strikes, [event.player]: 0 } };
    case 'still-arrived':
      return ladder.stillFailures === 0 ? ladder : { ...ladder, stillFailures: 0 };
    case 'still-failed':
      return { ...ladder, stillFailures: ladder.stillFailures + 1 };
  }
}

/** The best player to try now; null while all of them rest or there is none. */
export function playerToTry(ladder: Ladder, now: number): PlayerKind | null {
  return ladder.available.find((player) => ladder.restsUntil[player] <= now) ?? null;
}

/** When a player can be tried again; null if the browser has none. */
export function nextPlayerAt(ladder: Ladder): number | null {
  const times = ladder.available.map((player) => ladder.restsUntil[player]);
  return times.length === 0 ? null : Math.min(...times);
}

export function stillsRung(ladder: Ladder): StillsRung {
  if (ladder.stillFailures === 0) return 'fast-stills';
  return ladder.stillFailures < failuresUntilLastStill ? 'slow-stills' : 'last-still';
}
