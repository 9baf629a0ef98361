import { type Refusal, refuse } from '../server/refusals';
import type { SourceEnd } from '../sources/source-end';

/**
 * What a client is told when a camera's source gives no picture. It is not told why nothing came: who may write
 * addresses of cameras would read from it which ports of which machines are open. The cause is for the log.
 */
export function refuseSourceEnd(end: SourceEnd, cameraId: string, lastSeen: number | null): Refusal {
  switch (end.kind) {
    case 'stopped':
      return refuse('unavailable', 'The instance is stopping');
    case 'encoder-missing':
    case 'unsupported':
      return refuse('media-unavailable', mediaWords[end.kind], {
        details: { cameraId, reason: end.kind },
        cause: end.message,
      });
    case 'unreachable':
    case 'unauthorized':
    case 'not-found':
    case 'failed':
      return { ...refuseOffline(cameraId, lastSeen), cause: `${end.kind}: ${end.message}` };
    case 'silent':
      return { ...refuseOffline(cameraId, lastSeen), cause: `silent for ${end.silenceMs} ms` };
    case 'finished':
      return { ...refuseOffline(cameraId, lastSeen), cause: 'finished' };
  }
}

const mediaWords = {
  'encoder-missing': 'The instance lacks what it needs to read or write video: its log says what',
  unsupported: 'The video of this camera cannot be shown: switch it to H.264',
} as const;

/** @param lastSeen ms since 1970 UTC, or null when it never sent a picture */
export function refuseOffline(cameraId: string, lastSeen: number | null): Refusal {
  const details = { cameraId, lastSeen, reason: 'unreachable' };
  return refuse('camera-offline', 'The camera sends no picture', { details });
}

/** Whether the camera itself refused: it wants another password, and may lock out who goes on asking. */
export function isAccessRefused({ cause }: Refusal): boolean {
  return typeof cause === 'string' && cause.startsWith('unauthorized' satisfies SourceEnd['kind']);
}
