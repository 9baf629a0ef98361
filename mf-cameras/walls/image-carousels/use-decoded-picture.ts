import type { TilePicture } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';

/** The newest picture that the browser has decoded: until then the one before stays, so that nothing flashes. */
export function useDecodedPicture(picture: TilePicture | null): TilePicture | null {
  const [decoded, setDecoded] = useState<TilePicture | null>(null);
  const url = picture?.url ?? null;
  const capturedAt = picture?.capturedAt ?? null;
  useEffect(() => {
    if (url === null) return setDecoded(null);
    let wanted = true;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => {
        if (wanted) setDecoded({ url, capturedAt });
      },
      // Replaced meanwhile by a newer one, which is decoded in its turn.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [url, capturedAt]);
  return picture && decoded;
}
