import type { InstanceView } from '../instances/instance-view';
import type { Registry } from '../instances/registry';
import { pause } from '../requests/deadline';
import type { Connection } from './connection';
import { inTurn } from './in-turn';

/** How long after the selected barn the others are probed, ms: its first screen is asked for by then. */
const othersLaterMs = 1_000;

/** How often it is checked which instances are due, in ms: a detour is left this late at most. */
export const roundMs = 30_000;

/**
 * How often a selected barn that was not reached is looked for while somebody looks at the page, ms: as often as a
 * screen that waits for an answer asks again. Its screens may all have their answers, and then none of them asks.
 */
export const awaitedEveryMs = 5_000;

export interface CheckRounds {
  /** The first look of a window. */
  atStart(selectedId: string | null): Promise<void>;
  /** Those that may be looked at by now: a detour gives way to the shorter way, what was off is found. */
  due(): void;
  /** Looks for the selected barn, where it is away and somebody is signed in: whoever looks at the page waits for it. */
  awaited(selectedId: string | null): void;
}

/** Looks at all instances, some at a time; one that is silent keeps no other waiting. */
export function checkRounds(
  registry: Registry,
  check: (instanceId: string) => Promise<unknown>,
  connectionOf: (instanceId: string) => Pick<Connection, 'isDue' | 'route'>,
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
    due: () => round(({ globalUniqueIdentifier }) => connectionOf(globalUniqueIdentifier).isDue()),
    awaited(selectedId) {
      const barn = selectedId === null ? null : registry.get(selectedId);
      if (barn?.loggedIn && barn.reachability === 'offline')
        void connectionOf(barn.globalUniqueIdentifier).route(lifetime);
    },
  };
}
