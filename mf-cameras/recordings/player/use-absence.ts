import { useEffect, useRef } from 'react';
import type { Playback } from './playback';

/** Tells each time that what was to be seen turns out to have no video: a recording may have been deleted meanwhile. */
export function useAbsence({ videos }: Playback, onAbsence: () => void): void {
  const isAbsent = videos[0]?.kind === 'absent';
  const latest = useRef(onAbsence);
  useEffect(() => {
    latest.current = onAbsence;
  }, [onAbsence]);
  useEffect(() => {
    if (isAbsent) latest.current();
  }, [isAbsent]);
}
