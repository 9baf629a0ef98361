import { urlPath, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';
import type { PictureMoment, PictureReading } from '../../moment-picture/use-moment-picture';
import { createTurns } from './turns';

/** Enough for a card of 25 rem at twice the pixels. */
const heightPixels = 360;
const mostBytes = 2_000_000;

/** Browsers allow six connections to a barn: calls and other pictures are never starved by a list. */
const turns = createTurns(3);

/** What a camera recorded at the incident's moment (`GET api/recordings/frame`), asked for when the card is near. */
export function useCardPicture({ cameraId, timeMs }: PictureMoment, near: boolean): PictureReading {
  const client = useInstanceClient();
  const [reading, setReading] = useState<PictureReading>({ kind: 'loading' });
  const isSettled = reading.kind !== 'loading';
  useEffect(() => {
    if (!near || isSettled) return;
    const left = new AbortController();
    const { signal } = left;
    const read = async () => {
      const done = await turns.take(signal);
      if (done === null) return;
      const path = urlPath`api/recordings/frame/${cameraId}/${Math.round(timeMs)}`;
      const outcome = await client.file(path, { query: { resizeY: heightPixels }, maxBytes: mostBytes, signal });
      done();
      if (signal.aborted) return;
      if (!outcome.ok || !outcome.value.blob.type.startsWith('image/')) return setReading({ kind: 'failed' });
      setReading({ kind: 'ready', file: outcome.value.blob, capturedAt: timeMs });
    };
    void read();
    return () => left.abort();
  }, [client, cameraId, timeMs, near, isSettled]);
  return reading;
}
