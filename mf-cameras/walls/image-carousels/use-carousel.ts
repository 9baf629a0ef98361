import { useCallback, useEffect, useState } from 'react';
import { systemClock } from '../../pictures/timing/clock';
import {
  type CarouselTurn,
  type Due,
  isTime,
  neighbour,
  possibleTurn,
  turnedTo,
  waitForPictureMs,
} from './carousel-turn';

export interface Carousel {
  readonly turn: CarouselTurn | null;
  readonly next: string | null;
  readonly onReady: (cameraId: string, ready: boolean) => void;
  readonly step: (step: 1 | -1) => void;
}

/** Which camera has its turn. @param running false while somebody looks at one of them longer */
export function useCarousel(ids: readonly string[], intervalMs: number, running: boolean): Carousel {
  const [known, setTurn] = useState<CarouselTurn | null>(null);
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  // Of which camera: the time of the one before must not end the turn of the next.
  const [due, setDue] = useState<{ readonly of: string | null; readonly stage: Due }>({ of: null, stage: 'not-yet' });
  const turn = possibleTurn(known, ids);
  const current = turn?.current ?? null;
  const next = current !== null && ids.length > 1 ? neighbour(ids, current, 1) : null;

  const goTo = useCallback((cameraId: string) => {
    setTurn((before) => (before ? turnedTo(before, cameraId) : { current: cameraId, before: null }));
  }, []);
  useEffect(() => {
    if (current !== null) goTo(current);
  }, [current, goTo]);

  useEffect(() => {
    setDue({ of: current, stage: 'not-yet' });
    if (!running) return;
    let cancel = systemClock.after(intervalMs, () => {
      setDue({ of: current, stage: 'due' });
      cancel = systemClock.after(waitForPictureMs, () => setDue({ of: current, stage: 'overdue' }));
    });
    return () => cancel();
  }, [current, intervalMs, running]);

  const isNextReady = next !== null && ready.has(next);
  const stage = due.of === current ? due.stage : 'not-yet';
  useEffect(() => {
    if (next !== null && isTime(stage, isNextReady)) goTo(next);
  }, [next, stage, isNextReady, goTo]);

  const onReady = useCallback(
    (cameraId: string, isReady: boolean) =>
      setReady((before) => {
        if (before.has(cameraId) === isReady) return before;
        const after = new Set(before);
        if (isReady) after.add(cameraId);
        else after.delete(cameraId);
        return after;
      }),
    [],
  );
  return { turn, next, onReady, step: (step) => current !== null && goTo(neighbour(ids, current, step)) };
}
