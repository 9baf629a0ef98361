import type { WebSocket } from 'ws';
import type { LiveCamera } from './live-camera';
import { type LiveEnd, liveEndCode } from './live-end';
import type { EndViewer } from './viewer';

/** The code of a closing handshake as the contract lists it (streamCamera); the reason in words is `liveEndCode`. */
export function liveCloseCode(end: LiveEnd): number {
  switch (end.kind) {
    case 'left':
      return 1000;
    case 'too-slow':
      return 4408;
    case 'access-ended':
      return 4401;
    case 'source-ended':
      return end.source.kind === 'finished' || end.source.kind === 'stopped' ? 1000 : 1011;
    case 'withdrawn':
      switch (end.because) {
        case 'privacy':
          return 4403;
        case 'camera-removed':
          return 1000;
        case 'shutting-down':
          return 1001;
      }
  }
}

/** How long the other side may take to answer the closing handshake. */
const closeGraceMs = 2_000;

/**
 * Sends a camera's FLV stream over an open WebSocket, whole tags in each binary message, until either side ends. What
 * the viewer sends is ignored.
 */
export function serveWebSocket(camera: LiveCamera, socket: WebSocket): EndViewer {
  const gone = new AbortController();
  socket.on('close', () => gone.abort());
  // An `error` is followed by `close`; unheard it would end the process.
  socket.on('error', () => gone.abort());
  const end = camera.watch(
    {
      write: (chunk) => {
        if (socket.readyState === socket.OPEN) socket.send(chunk, { binary: true });
      },
      bufferedAmount: () => socket.bufferedAmount,
      end: (reason) => {
        socket.close(liveCloseCode(reason), liveEndCode(reason));
        const grace = setTimeout(() => socket.terminate(), closeGraceMs);
        grace.unref();
        socket.once('close', () => clearTimeout(grace));
      },
    },
    gone.signal,
  );
  // The socket may have closed between its handshake and this call: there is no second `close` event.
  if (socket.readyState !== socket.OPEN) gone.abort();
  return end;
}
