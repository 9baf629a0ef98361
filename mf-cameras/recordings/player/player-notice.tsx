import { formatDuration, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import type { Playback } from './playback';
import styles from './player.module.css';

/** What playing has done by itself: jumped over what has no video, or stopped. Its line is always there: nothing moves. */
export function PlayerNotice({ playback }: { playback: Playback }) {
  const { t } = useTexts('mf-cameras');
  const { skipped, stop, videos, form, playing } = playback;
  const words = () => {
    if (stop !== null) return t(`player.stop.${stop}`);
    if (skipped) {
      const [from, to] = [skipped.from, skipped.to].sort((one, other) => one - other);
      return t(`player.skipped.${skipped.reason}`, {
        from: formatTimeOfDay(from ?? 0),
        to: formatTimeOfDay(to ?? 0),
        length: formatDuration((to ?? 0) - (from ?? 0)),
      });
    }
    if (videos.length === 0) return t('player.picturesOnly');
    return playing && form === 'pictures' ? t('player.pictures') : '';
  };
  const text = words();
  return (
    <p className={styles.notice} role="status">
      {text !== '' && <Icon name="info" size={16} />}
      {text}
    </p>
  );
}
