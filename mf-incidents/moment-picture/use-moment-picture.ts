import { urlPath, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';

/** A moment of a camera, ms since 1970 UTC. */
export interface PictureMoment {
  readonly cameraId: string;
  readonly timeMs: number;
}

/** A picture on its way. */
export type PictureReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly file: Blob; readonly capturedAt: number };

const heightPixels = 480;
const mostBytes = 4_000_000;

/** The picture that a camera recorded at a moment (`GET api/recordings/frame`). Needs `recordings.view`. */
export function useMomentPicture(moment: PictureMoment | null): PictureReading {
  const client = useInstanceClient();
  const [reading, setReading] = useState<PictureReading>({ kind: 'loading' });
  const cameraId = moment?.cameraId;
  const timeMs = moment?.timeMs;
  useEffect(() => {
    if (cameraId === undefined || timeMs === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    setReading({ kind: 'loading' });
    const path = urlPath`api/recordings/frame/${cameraId}/${Math.round(timeMs)}`;
    void client.file(path, { query: { resizeY: heightPixels }, maxBytes: mostBytes, signal }).then((outcome) => {
      if (signal.aborted) return;
      if (!outcome.ok || !outcome.value.blob.type.startsWith('image/')) return setReading({ kind: 'failed' });
      const { blob, headers } = outcome.value;
      setReading({ kind: 'ready', file: blob, capturedAt: Number(headers.get('x-capture-time')) || timeMs });
    });
    return () => left.abort();
  }, [client, cameraId, timeMs]);
  return reading;
}
