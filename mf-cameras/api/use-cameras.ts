import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { useForgivenPictures } from '../pictures/use-forgiven-pictures';
import { useHiddenPictures } from '../pictures/use-hidden-pictures';
import { type Camera, parseCameras } from './camera';

/** States of cameras change by the minute: privacy ends, a camera comes back. */
const REFRESH_MS = 30_000;

/** All cameras of the selected barn, kept on the device for the next start. What is private is forgotten at once. */
export function useCameras(): BarnAnswer<readonly Camera[]> {
  const answer = useBarnAnswer('cameras', 'api/cameras', {
    parse: parseCameras,
    refreshEveryMs: REFRESH_MS,
    keep: true,
  });
  useHiddenPictures(answer);
  useForgivenPictures();
  return answer;
}
