import type { Handlers } from '../server/call';
import { isRefusal, refuse } from '../server/refusals';
import type { Cameras } from './cameras';

// A camera on the network may be slow; a tile would rather be told than wait.
const stillTimeoutMs = 9_000;

export function createStillHandler(cameras: Cameras, clock: () => number): Handlers {
  return {
    'GET api/cameras/{cameraId}/still': async ({ path: { cameraId }, query, now, signal }) => {
      const pictures = cameras.pictures(cameraId, now);
      if (isRefusal(pictures)) return pictures;
      if (query.forceFallback === true) return refuse('fallback-missing', 'No still has been marked as fallback');
      const still = await pictures.takeStill({
        ...(query.resizeY !== undefined && { heightPixels: query.resizeY }),
        dots: query.draw === 'dot',
        signal: AbortSignal.any([signal, AbortSignal.timeout(stillTimeoutMs)]),
      });
      if (isRefusal(still)) return still;
      // Privacy may have begun while the picture was taken.
      const meanwhile = cameras.pictures(cameraId, clock());
      if (isRefusal(meanwhile)) return meanwhile;
      return {
        kind: 'file',
        content: still.jpeg,
        contentType: 'image/jpeg',
        headers: { 'x-capture-time': String(still.capturedAt) },
      };
    },
  };
}
