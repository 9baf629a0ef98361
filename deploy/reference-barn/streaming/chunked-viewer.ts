import type { ServerResponse } from 'node:http';
import type { LiveCamera } from './live-camera';
import type { LiveEnd } from './live-end';
import type { EndViewer } from './viewer';

export interface ChunkedAnswer {
  /** Headers beside those of the stream itself, e.g. CORS, which a hijacked reply does not get from the framework. */
  headers?: Readonly<Record<string, string>>;
  /** Answers when it ends before the first picture: nothing was sent yet, so an error with its status is possible. */
  refuse: (reason: LiveEnd, response: ServerResponse) => void;
}

/** How long the last bytes may take to leave after the end. */
const closeGraceMs = 2_000;

/**
 * Answers a request with a camera's FLV stream, chunked, until either side ends. The head goes out with the first
 * picture. With Fastify: `reply.hijack()` first, then hand over `reply.raw`.
 */
export function serveChunked(camera: LiveCamera, response: ServerResponse, answer: ChunkedAnswer): EndViewer {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.on('error', () => gone.abort());
  const end = camera.watch(
    {
      write: (chunk) => {
        // Others may end the answer too, e.g. with the viewer's session.
        if (response.destroyed || response.writableEnded) return;
        if (!response.headersSent) startStream(response, answer);
        response.write(chunk);
      },
      bufferedAmount: () => response.writableLength,
      end: (reason) => {
        if (response.destroyed) return;
        if (!response.headersSent && reason.kind !== 'left') {
          answer.refuse(reason, response);
          return;
        }
        response.end();
        const grace = setTimeout(() => response.destroy(), closeGraceMs);
        grace.unref();
        response.once('close', () => clearTimeout(grace));
      },
    },
    gone.signal,
  );
  if (response.destroyed) gone.abort();
  return end;
}

function startStream(response: ServerResponse, answer: ChunkedAnswer): void {
  // A picture is worth more at once than in full packets.
  response.socket?.setNoDelay(true);
  response.writeHead(200, {
    ...answer.headers,
    'content-type': 'video/x-flv',
    'cache-control': 'no-store',
    // nginx would hold pictures back until its buffer is full.
    'x-accel-buffering': 'no',
  });
}
