import { formatDateTime, formatNumber, type Language, type Translate } from '../../i18n';
import type { IconName } from '../icons/icon-names';
import type { TileState } from './tile-state';

/** A state in words: `label` beside the name, `detail` below where there is more to say. */
export interface TileWords {
  readonly icon: IconName;
  readonly label: string;
  readonly detail: string | null;
}

/** @param hasPicture whether there is a still at hand: without one, none is claimed. */
export function tileWords(state: TileState, hasPicture: boolean, t: Translate, language: Language): TileWords {
  switch (state.kind) {
    case 'still':
      return { icon: 'camera', label: t(hasPicture ? 'tile.still' : 'tile.noPicture'), detail: null };
    case 'connecting':
      return { icon: 'online', label: t('tile.connecting'), detail: null };
    case 'live':
      return { icon: 'live', label: t('tile.live'), detail: null };
    case 'lagging':
      return {
        icon: 'time',
        label: t('tile.lagging', { seconds: formatNumber(state.lagMs / 1000, language) }),
        detail: null,
      };
    case 'retrying': {
      const label = state.seconds > 0 ? t('tile.retrying', { count: state.seconds }) : t('tile.retryingNow');
      return { icon: 'retry', label, detail: state.cause ?? null };
    }
    case 'offline': {
      const label =
        state.lastSeen === null ? t('tile.offline') : t('tile.offlineSince', { time: formatDateTime(state.lastSeen) });
      return { icon: 'offline', label, detail: state.cause ?? null };
    }
    case 'privacy': {
      const label =
        state.until === undefined ? t('tile.privacy') : t('tile.privacyUntil', { time: formatDateTime(state.until) });
      return { icon: 'privacy', label, detail: t('tile.privacyHint') };
    }
    case 'decommissioned':
      return { icon: 'hide', label: t('tile.decommissioned'), detail: null };
    case 'damaged':
      return { icon: 'damaged', label: t('tile.damaged'), detail: state.reason };
  }
}
