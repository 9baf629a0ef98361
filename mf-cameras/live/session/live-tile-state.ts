import type { Translate } from '@barnwatch/shared/i18n';
import type { TileState } from '@barnwatch/shared/ui';
import { type Camera, isDecommissioned } from '../../camera-records/record/camera';
import type { LiveCause } from '../policies/live-cause';
import type { LiveSnapshot } from './live-snapshot';

/** Why there is no live picture, in the words of this remote's texts. */
function causeWords(cause: LiveCause, t: Translate): string {
  switch (cause.code) {
    case 'defect':
      return t(`defect.${cause.defect}`, { found: cause.found });
    default:
      return t(`cause.${cause.code}`);
  }
}

/**
 * What the tile of a live camera truthfully shows.
 *
 * @param camera its times by the device's clock; null until the barn has described it
 * @param now device time, ms since 1970 UTC
 */
export function liveTileState(camera: Camera | null, snapshot: LiveSnapshot, now: number, t: Translate): TileState {
  if (camera && isDecommissioned(camera)) return { kind: 'decommissioned' };
  if (camera?.privacy.active) return privacy(camera);
  const { connection, lagMs } = snapshot;
  // The same story as in every other place, whatever the tries for a live picture come to.
  if (camera?.online === false && connection.kind !== 'playing' && !isHidden(connection)) {
    return { kind: 'offline', lastSeen: camera.lastSeen };
  }
  switch (connection.kind) {
    case 'idle':
    case 'limited':
      return { kind: 'still' };
    case 'connecting':
      if (!connection.after) return { kind: 'connecting' };
      return { kind: 'retrying', seconds: 0, cause: causeWords(connection.after, t) };
    case 'playing':
      return lagMs === null ? { kind: 'live' } : { kind: 'lagging', lagMs };
    case 'waiting':
      return waiting(camera, connection.cause, Math.max(0, Math.ceil((connection.until - now) / 1000)), t);
    case 'stopped':
      if (isHidden(connection)) return privacy(camera);
      return stopped(camera, connection.cause, t);
  }
}

function isHidden(connection: LiveSnapshot['connection']): boolean {
  return connection.kind === 'stopped' && connection.cause.code === 'privacy';
}

function waiting(camera: Camera | null, cause: LiveCause, seconds: number, t: Translate): TileState {
  if (cause.code === 'no-player') return { kind: 'still' };
  if (cause.code === 'camera-offline') return offline(camera);
  return { kind: 'retrying', seconds, cause: causeWords(cause, t) };
}

function stopped(camera: Camera | null, cause: LiveCause, t: Translate): TileState {
  if (cause.code === 'camera-offline') return offline(camera);
  return { kind: 'refused', reason: causeWords(cause, t) };
}

function offline(camera: Camera | null): TileState {
  return { kind: 'offline', lastSeen: camera?.lastSeen ?? null };
}

function privacy(camera: Camera | null): TileState {
  const until = camera?.privacy.until ?? null;
  return until === null ? { kind: 'privacy' } : { kind: 'privacy', until };
}
