import type { PictureShelf } from '@barnwatch/shared/pictures/files';
import type { StillFacts } from '../../pictures/stills/still-frame';

const quality = 0.85;

/**
 * Makes the last live picture the camera's still, so that the tile does not go back in time when the line is lost.
 * It counts as stale: a fresh still is asked for all the same.
 *
 * @param capturedAt ms since 1970 UTC by the barn's clock
 */
export function keepPicture(
  stillCache: PictureShelf<StillFacts>,
  key: string,
  picture: HTMLCanvasElement,
  capturedAt: number,
  receivedAt: number,
): void {
  picture.toBlob(
    (blob) => {
      const known = stillCache.frame(key);
      if (!blob || (known && known.timestamp >= capturedAt)) return;
      stillCache.put(key, blob, { timestamp: Math.round(capturedAt), receivedAt, stale: true, ySize: picture.height });
    },
    'image/jpeg',
    quality,
  );
}
