import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useId } from 'react';
import { startedTurns } from '../../live/policies/live-turns';

interface LiveTurnsOfPage {
  /** Places that are to be live, in the order in which they came. */
  readonly wanted: readonly string[];
  readonly settled: ReadonlySet<string>;
}

/** Of all places of the page, whichever screens they are on: their streams share the connections. */
const turnsAtom = atom<LiveTurnsOfPage>({ wanted: [], settled: new Set<string>() });

const startedAtom = atom((get) => {
  const { wanted, settled } = get(turnsAtom);
  return startedTurns(wanted, settled);
});

export interface LiveTurn {
  /** The place may connect now. */
  readonly hasCome: boolean;
  /** Tells that it has started, or is gone; stable. */
  readonly onSettled: (cameraId: string, settled: boolean) => void;
}

/** Live pictures start a few at a time. */
export function useLiveTurn(wanted: boolean): LiveTurn {
  const place = useId();
  const started = useAtomValue(startedAtom);
  const change = useSetAtom(turnsAtom);
  useEffect(() => {
    if (!wanted) return;
    change((before) => ({ ...before, wanted: [...before.wanted, place] }));
    return () => change((before) => without(before, place));
  }, [wanted, place, change]);
  const onSettled = useCallback(
    (_cameraId: string, isSettled: boolean) => change((before) => withSettled(before, place, isSettled)),
    [place, change],
  );
  return { hasCome: wanted && started.has(place), onSettled };
}

function without({ wanted, settled }: LiveTurnsOfPage, place: string): LiveTurnsOfPage {
  return {
    wanted: wanted.filter((other) => other !== place),
    settled: new Set([...settled].filter((other) => other !== place)),
  };
}

function withSettled(turns: LiveTurnsOfPage, place: string, isSettled: boolean): LiveTurnsOfPage {
  if (turns.settled.has(place) === isSettled) return turns;
  const others = [...turns.settled].filter((other) => other !== place);
  return { ...turns, settled: new Set(isSettled ? [...others, place] : others) };
}
