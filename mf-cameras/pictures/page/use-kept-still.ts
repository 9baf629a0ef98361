import { useEffect } from 'react';
import type { StillFrame } from '../stills/still-frame';
import { pagePictures } from './page-pictures';

/**
 * Shows the still of an earlier visit until a fresh one arrives, and keeps the fresh one for the next visit.
 *
 * @param wanted false for a picture that nobody can see: hundreds of them are not read from the device for nothing
 */
export function useKeptStill(key: string, frame: StillFrame | null, wanted: boolean): void {
  const missing = frame === null && wanted;
  useEffect(() => {
    if (!missing) return;
    let mounted = true;
    const { store, stillCache } = pagePictures();
    void store.read(key).then((kept) => {
      if (!kept || !mounted || stillCache.frame(key)) return;
      const { blob, timestamp, receivedAt, ySize } = kept;
      stillCache.put(key, blob, { timestamp, receivedAt, ySize, stale: true });
    });
    return () => {
      mounted = false;
    };
  }, [key, missing]);

  useEffect(() => {
    // Of one whose time is not known nobody could say later how old it is.
    if (!frame || frame.stale || frame.timeDefect) return;
    const { store, stillCache } = pagePictures();
    const blob = stillCache.blob(key);
    if (!blob) return;
    const { timestamp, receivedAt, ySize } = frame;
    void store.keep(key, { blob, timestamp, receivedAt, ySize });
  }, [key, frame]);
}
