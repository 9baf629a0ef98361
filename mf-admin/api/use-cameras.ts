import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { type Cameras, parseCameras } from './camera';

/** States of cameras change by the minute: privacy ends, a camera comes back. */
const refreshEveryMs = 30_000;

/** All cameras of the selected barn, those out of use included; kept on the device for the next start. */
export function useCameras(): BarnAnswer<Cameras> {
  return useBarnAnswer('administered-cameras', 'api/cameras', { parse: parseCameras, refreshEveryMs, keep: true });
}
