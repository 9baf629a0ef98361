import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/auth-client';
import { type Camera, parseCameras } from './camera';

/** States of cameras change by the minute: privacy ends, a camera comes back. */
const REFRESH_MS = 30_000;

/** All cameras of the selected barn, kept on the device for the next start. */
export function useCameras(): BarnAnswer<readonly Camera[]> {
  return useBarnAnswer('cameras', 'api/cameras', { parse: parseCameras, refreshEveryMs: REFRESH_MS, keep: true });
}
