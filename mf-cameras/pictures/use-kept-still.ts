import { useEffect } from 'react';
import type { StillFrame } from '../stills/still-frame';
import { pagePictures } from './page-pictures';

/** Shows the still of an earlier visit until a fresh one arrives, and keeps the fresh one for the next visit. */
export function useKeptStill(key: string, frame: StillFrame | null): void {
  const missing = frame === null;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const { store, shelf } = pagePictures();
    void store.read(key).then((kept) => {
      if (!kept || !wanted || shelf.frame(key)) return;
      const { blob, timestamp, receivedAt, ySize } = kept;
      shelf.put(key, blob, { timestamp, receivedAt, ySize, stale: true });
    });
    return () => {
      wanted = false;
    };
  }, [key, missing]);

  useEffect(() => {
    if (!frame || frame.stale) return;
    const { store, shelf } = pagePictures();
    const blob = shelf.blob(key);
    if (!blob) return;
    const { timestamp, receivedAt, ySize } = frame;
    void store.keep(key, { blob, timestamp, receivedAt, ySize });
  }, [key, frame]);
}
