import type { PictureReading, RecordedPicture } from '@barnwatch/shared/pictures';
import { renderHook } from '@testing-library/react';
import { useSeenPicture } from './use-seen-picture';

const picture: RecordedPicture = { blob: new Blob(), frame: 'blob:picture', capturedAt: 1_000 };
const ready: PictureReading = { state: { kind: 'ready', key: 'small', picture }, retry: () => undefined };
const loading: PictureReading = { state: { kind: 'loading', key: 'large', last: picture }, retry: () => undefined };

test('issue 15: a device is turned: the picture of the same moment stays until it is there in the other size', () => {
  const { result, rerender } = renderHook(
    ({ reading, moment }: { readonly reading: PictureReading; readonly moment: number | null }) =>
      useSeenPicture(reading, moment, false),
    { initialProps: { reading: ready, moment: 1_000 as number | null } },
  );
  expect(result.current).toBe(picture);
  rerender({ reading: loading, moment: 1_000 });
  expect(result.current).toBe(picture);
  // Of another moment it would be of another time than the frame that is seen already.
  rerender({ reading: loading, moment: 2_000 });
  expect(result.current).toBeNull();
  rerender({ reading: loading, moment: null });
  expect(result.current).toBeNull();
});
