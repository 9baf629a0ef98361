import type { Handlers } from '../server/call';
import { isRefusal, refuse } from '../server/refusals';
import { answerStill } from './answer-still';
import type { Cameras } from './cameras';
import type { FallbackStills } from './fallback-stills';

// A camera on the network may be slow; a tile would rather be told than wait.
const stillTimeoutMs = 9_000;

export function createStillHandler(cameras: Cameras, fallbackStills: FallbackStills, clock: () => number): Handlers {
  return {
    'GET api/cameras/{cameraId}/still': async ({ path: { cameraId }, query, now, signal }) => {
      const pictures = cameras.pictures(cameraId, now);
      if (isRefusal(pictures)) return pictures;
      if (query.forceFallback === true) {
        const fallback = await fallbackStills.read(cameraId, query.resizeY);
        return fallback
          ? answerStill(fallback)
          : refuse('fallback-missing', 'No still has been marked as fallback', { details: { cameraId } });
      }
      const still = await pictures.takeStill({
        ...(query.resizeY !== undefined && { heightPixels: query.resizeY }),
        dots: query.draw === 'dot',
        signal: AbortSignal.any([signal, AbortSignal.timeout(stillTimeoutMs)]),
      });
      if (isRefusal(still)) return still;
      // Privacy may have begun while the picture was taken.
      const meanwhile = cameras.pictures(cameraId, clock());
      return isRefusal(meanwhile) ? meanwhile : answerStill(still);
    },
  };
}
