import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { Translate } from '@barnwatch/shared/i18n';
import type { TileState } from '@barnwatch/shared/ui';
import type { StillFailure } from '../../pictures/stills/still-answer';
import { byDeviceClock, type Camera, isDecommissioned } from '../record/camera';

/**
 * What a tile of stills truthfully shows. A failed request is told only once it has failed: until then the picture
 * at hand and its age say enough.
 *
 * @param told as the barn describes it, its times by the barn's clock
 * @param barn all times that people read are by the clock of their device
 */
export function stillTileState(
  told: Camera,
  failure: StillFailure | null,
  t: Translate,
  barn: Pick<InstanceView, 'clockOffsetMs'>,
): TileState {
  const camera = byDeviceClock(told, barn);
  if (isDecommissioned(camera)) return { kind: 'decommissioned' };
  if (camera.privacy.active) return privacy(camera.privacy.until);
  if (!camera.online) return { kind: 'offline', lastSeen: camera.lastSeen };
  if (!failure) return { kind: 'still' };
  switch (failure.code) {
    case 'privacy':
      return privacy(null);
    case 'damaged':
      return { kind: 'damaged', reason: t(`damage.${failure.damage ?? 'undecodable'}`) };
    case 'camera-offline':
      return { kind: 'offline', lastSeen: camera.lastSeen };
    case 'not-found':
    case 'not-permitted':
      return { kind: 'refused', reason: t(`stillFailure.${failure.code}`) };
    case 'network':
    case 'captive-portal':
    case 'blocked-by-browser':
    case 'stranger':
    case 'server-error':
    case 'rate-limited':
    case 'timeout':
      return { kind: 'retrying', seconds: 0, cause: t(`stillFailure.${failure.code}`) };
  }
}

function privacy(until: number | null): TileState {
  return until === null ? { kind: 'privacy' } : { kind: 'privacy', until };
}
