import { requireCaller } from '../identity/session-handlers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import type { LiveStreams } from './live-streams';

/** The live picture over plain HTTP, chunked. The WebSocket way to the same is in `server/upgrades.ts`. */
export function createStreamHandler(streams: LiveStreams): Handlers {
  return {
    'GET api/streaming/{cameraId}': ({ path: { cameraId }, caller, now }) => {
      const viewer = requireCaller(caller);
      const pictures = streams.open(cameraId, now);
      if (isRefusal(pictures)) return pictures;
      return { kind: 'live', begin: (response, late) => streams.overHttp(cameraId, pictures, viewer, response, late) };
    },
  };
}
