import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { AlongTaken } from '@barnwatch/shared/federation';
import { pagePictures } from '../../pictures/page/page-pictures';
import { readStill } from '../../pictures/stills/read-still';
import type { StillFailureCode } from '../../pictures/stills/still-answer';

/** Enough for a tile on any phone, px. */
const stillHeightPx = 540;
const timeoutMs = 15_000;

/** The camera or the barn may answer otherwise in a moment. */
const passing: ReadonlySet<StillFailureCode> = new Set([
  'network',
  'captive-portal',
  'server-error',
  'rate-limited',
  'timeout',
]);

/** Brings the newest still of a camera to where tiles look for it at a start without a line. */
export async function takeStill(
  client: InstanceClient,
  cameraId: string,
  key: string,
  signal: AbortSignal,
): Promise<AlongTaken> {
  const answer = await readStill(client, cameraId, { ySize: stillHeightPx, timeoutMs, signal, fallback: false });
  switch (answer.kind) {
    case 'aborted':
      return { kind: 'unreachable' };
    case 'failed':
      return { kind: passing.has(answer.failure.code) ? 'unreachable' : 'not-given' };
    case 'still': {
      const { blob, timestamp, timeDefect } = answer.still;
      const { store, stillCache } = pagePictures();
      // Of one whose time is not known nobody could say how old it is; of one that has become private nothing is kept.
      if (timeDefect || stillCache.isSealed(key)) return { kind: 'not-given' };
      await store.keep(key, { blob, timestamp, receivedAt: Date.now(), ySize: stillHeightPx });
      return { kind: 'taken', bytes: blob.size };
    }
  }
}
