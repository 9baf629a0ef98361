import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Caller } from '../server/call';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { serveChunked } from '../streaming/chunked-viewer';
import type { LiveEnd } from '../streaming/live-end';
import { serveWebSocket } from '../streaming/web-socket-viewer';
import type { CameraPictures } from './camera-pictures';
import type { Cameras } from './cameras';
import { type Closing, endWithAccess } from './end-with-access';
import { refuseSourceEnd } from './refuse-source-end';

/** Streams under way: no more than the instance can carry, none longer than its viewer's right. */
export interface LiveStreams {
  /** The camera's live picture, if there is one more place and the camera may be seen. */
  open(cameraId: string, nowMs: number): CameraPictures | Refusal;
  overHttp(
    cameraId: string,
    pictures: CameraPictures,
    caller: Caller,
    response: ServerResponse,
    late: (refusal: Refusal) => void,
  ): void;
  overWebSocket(pictures: CameraPictures, caller: Caller, socket: WebSocket): void;
}

/** @param mayGoOn looks at the viewer's right and sign-in again */
export function createLiveStreams(
  cameras: Cameras,
  most: number,
  clock: () => number,
  mayGoOn: (caller: Caller) => boolean,
): LiveStreams {
  let open = 0;

  /** Counts a stream until its connection closes, and ends it with the viewer's access. */
  function hold(connection: Closing, caller: Caller, end: () => void): void {
    open += 1;
    connection.once('close', () => {
      open -= 1;
    });
    endWithAccess(connection, { leftMs: caller.sessionEndsAt - clock(), mayGoOn: () => mayGoOn(caller) }, end);
  }

  return {
    open(cameraId, nowMs) {
      const pictures = cameras.pictures(cameraId, nowMs);
      if (isRefusal(pictures)) return pictures;
      if (open < most) return pictures;
      return refuse('too-many-streams', 'The instance serves as many viewers as it can', { details: { most } });
    },
    overHttp(cameraId, pictures, caller, response, late) {
      // The client may have gone while it was let in: there is no second `close`.
      if (response.destroyed) return;
      const refuseEnd = (end: LiveEnd) => late(refuseLiveEnd(end, cameraId, pictures.lastSeen()));
      const end = serveChunked(pictures.live, response, { refuse: refuseEnd });
      hold(response, caller, () => end({ kind: 'access-ended' }));
    },
    overWebSocket({ live }, caller, socket) {
      const end = serveWebSocket(live, socket);
      hold(socket, caller, () => end({ kind: 'access-ended' }));
    },
  };
}

function refuseLiveEnd(end: LiveEnd, cameraId: string, lastSeen: number | null): Refusal {
  switch (end.kind) {
    case 'source-ended':
      return refuseSourceEnd(end.source, cameraId, lastSeen);
    case 'too-slow':
    case 'left':
      return refuse('unavailable', 'The stream ended before it began');
    case 'access-ended':
      return refuse('token-expired', 'The access token has expired');
    case 'withdrawn':
      switch (end.because) {
        case 'privacy':
          return refuse('camera-in-privacy', 'Privacy mode hides this camera', { details: { cameraId } });
        case 'camera-removed':
          return refuse('camera-unknown', `There is no camera ${cameraId}`, { details: { cameraId } });
        case 'shutting-down':
          return refuse('unavailable', 'The instance is stopping');
      }
  }
}
