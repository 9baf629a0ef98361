import type { ShownPicture } from '@barnwatch/shared/widgets';
import { useCallback, useEffect, useRef, useState } from 'react';

/** So long each moment stands once all of its pictures are there, ms. */
const standsForMs = 700;
/** A picture that has not come by then is not waited for, ms. */
const longestWaitMs = 4_000;

interface ShownAt {
  readonly moment: number | null;
  readonly cameraIds: ReadonlySet<string>;
}

export interface PlayOptions {
  readonly isPlaying: boolean;
  readonly moment: number | null;
  /** The cameras in sight: all of them go on together. */
  readonly awaited: readonly string[];
  readonly onStep: () => void;
}

export interface Play {
  /** The pictures of this moment are there, or will not come. */
  readonly isSettled: boolean;
  /** Tells of a picture; stable. */
  readonly onShown: (shown: ShownPicture) => void;
}

/** Moment after moment, each once all pictures in sight have come: however slow the line, they stay in step. */
export function usePlay({ isPlaying, moment, awaited, onStep }: PlayOptions): Play {
  const [shown, setShown] = useState<ShownAt>({ moment: null, cameraIds: new Set() });
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);

  const onShown = useCallback(({ cameraId, moment: of }: ShownPicture) => {
    setShown((before) =>
      before.moment === of && before.cameraIds.has(cameraId)
        ? before
        : { moment: of, cameraIds: new Set(before.moment === of ? [...before.cameraIds, cameraId] : [cameraId]) },
    );
  }, []);

  const isSettled = shown.moment === moment && awaited.every((cameraId) => shown.cameraIds.has(cameraId));
  useEffect(() => {
    if (!isPlaying || moment === null) return;
    const timer = setTimeout(() => latest.current(), isSettled ? standsForMs : longestWaitMs);
    return () => clearTimeout(timer);
  }, [isPlaying, moment, isSettled]);
  return { isSettled, onShown };
}
