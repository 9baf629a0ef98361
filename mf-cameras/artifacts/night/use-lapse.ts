import { useCallback, useEffect, useRef, useState } from 'react';

export interface Lapse {
  /** Place of the picture that is shown. */
  readonly place: number;
  readonly plays: boolean;
  readonly isOver: boolean;
  readonly play: () => void;
  readonly stop: () => void;
  readonly goTo: (place: number) => void;
  /** A picture of this place is there, or will never be. */
  readonly onSettled: (who: string, place: number) => void;
}

/**
 * Runs through places one after another: to the next one when this one has stood its time and all who show it have
 * their picture. Nothing runs ahead of the pictures, however slow they come.
 *
 * @param who those that have to have a picture before it goes on
 */
export function useLapse(count: number, standsMs: number, who: readonly string[]): Lapse {
  const [place, setPlace] = useState(0);
  const [plays, setPlays] = useState(false);
  const settled = useRef(new Map<string, number>());
  const [settledAt, setSettledAt] = useState(0);
  const last = Math.max(0, count - 1);
  const shown = Math.min(place, last);
  const onSettled = useCallback((name: string, at: number) => {
    if (settled.current.get(name) === at) return;
    settled.current.set(name, at);
    setSettledAt((before) => before + 1);
  }, []);
  const isOver = shown === last;
  const names = who.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one who has settled is a reason to look again
  useEffect(() => {
    if (!plays) return;
    if (isOver) return setPlays(false);
    if (!who.every((name) => settled.current.get(name) === shown)) return;
    const timer = setTimeout(() => setPlace(shown + 1), standsMs);
    return () => clearTimeout(timer);
  }, [plays, isOver, shown, settledAt, names, standsMs]);
  return {
    place: shown,
    plays,
    isOver,
    play: () => {
      if (isOver) setPlace(0);
      setPlays(true);
    },
    stop: () => setPlays(false),
    goTo: (next) => {
      setPlays(false);
      setPlace(Math.max(0, Math.min(last, next)));
    },
    onSettled,
  };
}
