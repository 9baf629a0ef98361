import { ageWords, formatDateTime, useTexts } from '../../i18n';
import { useNow } from '../clock/clock-context';
import { Icon } from '../icons/icon';
import styles from './age.module.css';
import { ageTone } from './age-tone';

export interface AgeProps {
  /** Moment that it is counted from, in ms since 1970 UTC; `null` where it is not known. */
  readonly since: number | null;
  /** `overlay` stands on pictures. */
  readonly ground?: 'surface' | 'overlay';
  /** Without colours, in the middle of a sentence. */
  readonly plain?: boolean;
}

/** "12 s ago", counting on by itself. Old ages differ by colour and by a clock beside them. */
export function Age({ since, ground = 'surface', plain = false }: AgeProps) {
  const { t } = useTexts();
  // Only words that change are drawn again.
  const encoded = useNow((now) => {
    if (since === null) return '';
    const { key, count } = ageWords(now - since);
    return `${key} ${count} ${ageTone(now - since)}`;
  });
  if (since === null)
    return <span className={`${styles.age} ${styles[ground]} ${styles.grey}`}>{t('age.unknown')}</span>;
  const [key = '', count = '0', tone = 'fresh'] = encoded.split(' ');
  const classes = plain
    ? styles.plain
    : `${styles.age} ${styles[ground]} ${tone === 'fresh' ? '' : styles[tone]}`.trimEnd();
  return (
    <time className={classes} dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>
      {!plain && tone !== 'fresh' && <Icon name="time" size={14} />}
      {t(key, { count: Number(count) })}
    </time>
  );
}
