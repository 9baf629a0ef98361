import { useSearchParams } from '@barnwatch/shared/routing';
import { useCallback, useMemo } from 'react';
import { type CameraFilter, readCameraFilter, withCameraFilter } from './camera-filter';

/** The filter of the address. A change replaces the address: the way back leads to the screen before the list. */
export function useCameraFilter(): readonly [CameraFilter, (change: Partial<CameraFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readCameraFilter(query), [query]);
  const change = useCallback(
    (part: Partial<CameraFilter>) =>
      setQuery((before) => withCameraFilter(before, { ...readCameraFilter(before), ...part }), { replace: true }),
    [setQuery],
  );
  return [filter, change];
}
