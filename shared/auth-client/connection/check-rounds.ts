import type { InstanceView } from '../instances/instance-view';
import type { Registry } from '../instances/registry';
import { pause } from '../requests/deadline';
import { inTurn } from './in-turn';

/** How long after the selected barn the others are probed, ms: its first screen is asked for by then. */
const othersLaterMs = 1_000;

/** How often it is checked which instances are due, in ms: a detour is left this late at most. */
export const roundMs = 30_000;

export interface CheckRounds {
  /** The first look of a window. */
  atStart(selectedId: string | null): Promise<void>;
  /** Those that may be looked at by now: a detour gives way to the shorter way, what was off is found. */
  due(): void;
}

/** Looks at all instances, some at a time; one that is silent keeps no other waiting. */
export function checkRounds(
  registry: Registry,
  check: (instanceId: string) => Promise<unknown>,
  isDue: (instanceId: string) => boolean,
  lifetime: AbortSignal,
): CheckRounds {
  const turn = inTurn(check, lifetime);

  function round(isWanted: (instance: InstanceView) => boolean): void {
    const wanted = registry.views.get().filter(isWanted);
    // Where one is signed in there may be a screen that waits.
    const inOrder = [...wanted.filter(({ loggedIn }) => loggedIn), ...wanted.filter(({ loggedIn }) => !loggedIn)];
    for (const { globalUniqueIdentifier } of inOrder) turn(globalUniqueIdentifier);
  }
  return {
    async atStart(selectedId) {
      if (selectedId !== null) {
        // Its screen does not share the line with barns that nobody looks at.
        turn(selectedId);
        // By the clock, not by its answer: a barn that is silent must not keep the others waiting.
        await pause(othersLaterMs, lifetime);
      }
      // Whatever a screen has asked for meanwhile is known already.
      round(({ reachability }) => reachability === 'unknown');
    },
    due: () => round(({ globalUniqueIdentifier }) => isDue(globalUniqueIdentifier)),
  };
}
