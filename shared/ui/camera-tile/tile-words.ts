import { formatDateTime, formatNumber, type Language, type Translate } from '../../i18n';
import type { IconName } from '../icons/icon-names';
import type { TileState } from './tile-state';

/** A state in words; where a picture is as one expects it to be, there are none. */
export interface TileWords {
  readonly icon: IconName;
  readonly label: string | null;
  /** More about it, where there is more to say. */
  readonly detail: string | null;
  /** True for what keeps one from seeing the animals as they are. */
  readonly wrong: boolean;
}

/** @param hasPicture whether there is a still at hand: without one, none is claimed. */
export function tileWords(state: TileState, hasPicture: boolean, t: Translate, language: Language): TileWords {
  switch (state.kind) {
    case 'still':
      return { icon: 'camera', label: hasPicture ? null : t('tile.noPicture'), detail: null, wrong: false };
    case 'connecting':
      return { icon: 'online', label: t('tile.connecting'), detail: null, wrong: false };
    case 'live':
      return { icon: 'live', label: t('tile.live'), detail: null, wrong: false };
    case 'lagging':
      return {
        icon: 'time',
        label: t('tile.lagging', { seconds: formatNumber(state.lagMs / 1000, language) }),
        detail: null,
        wrong: false,
      };
    case 'retrying': {
      const label = state.seconds > 0 ? t('tile.retrying', { count: state.seconds }) : t('tile.retryingNow');
      return { icon: 'retry', label, detail: state.cause ?? null, wrong: true };
    }
    case 'offline': {
      const label =
        state.lastSeen === null ? t('tile.offline') : t('tile.offlineSince', { time: formatDateTime(state.lastSeen) });
      return { icon: 'offline', label, detail: state.cause ?? null, wrong: true };
    }
    case 'privacy': {
      const label =
        state.until === undefined ? t('tile.privacy') : t('tile.privacyUntil', { time: formatDateTime(state.until) });
      return { icon: 'privacy', label, detail: t('tile.privacyHint'), wrong: true };
    }
    case 'decommissioned':
      return { icon: 'hide', label: t('tile.decommissioned'), detail: null, wrong: true };
    case 'refused':
      return { icon: 'warning', label: t('tile.refused'), detail: state.reason, wrong: true };
    case 'damaged':
      return { icon: 'damaged', label: t('tile.damaged'), detail: state.reason, wrong: true };
  }
}
