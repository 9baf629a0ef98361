import { type Refusal, refuse } from '../server/refusals';
import type { SourceEnd } from '../sources/source-end';

/** What a client is told when a camera's source gives no picture. Reasons are for operators and hold no password. */
export function refuseSourceEnd(end: SourceEnd, cameraId: string, lastSeen: number | null): Refusal {
  switch (end.kind) {
    case 'stopped':
      return refuse('unavailable', 'The instance is stopping');
    case 'encoder-missing':
    case 'unsupported':
      return refuse('media-unavailable', end.message, { details: { cameraId, reason: end.kind } });
    case 'unreachable':
    case 'unauthorized':
    case 'not-found':
    case 'failed':
    case 'silent':
    case 'finished':
      return refuseOffline(cameraId, lastSeen, end.kind);
  }
}

/** @param lastSeen ms since 1970 UTC, or null when it never sent a picture */
export function refuseOffline(cameraId: string, lastSeen: number | null, reason: string): Refusal {
  return refuse('camera-offline', 'The camera sends no picture', { details: { cameraId, lastSeen, reason } });
}
