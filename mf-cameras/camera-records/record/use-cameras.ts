import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { listCameras } from '@barnwatch/shared/wire/calls';
import { type Camera, camerasOf } from './camera';
import { useHiddenPictures } from './use-hidden-pictures';
import { useRetryAtReturn } from './use-retry-at-return';

/** States of cameras change by the minute: privacy ends, a camera comes back. */
const refreshMs = 30_000;

/**
 * All cameras of the selected barn, kept on the device for the next start. Pictures of private cameras are forgotten at
 * once.
 */
export function useCameras(): BarnReading<readonly Camera[]> {
  const reading = useReading(listCameras, { refreshEveryMs: refreshMs, keep: true }, camerasOf);
  useHiddenPictures(reading);
  useRetryAtReturn();
  return reading;
}
