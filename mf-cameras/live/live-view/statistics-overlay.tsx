import { formatFileSize, formatNumber, type Language, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { useEffect, useState } from 'react';
import type { LiveSession } from '../session/live-session';
import type { LiveStatistics } from '../session/live-statistics';
import styles from './live-view.module.css';

const readEveryMs = 1000;

/** What the live picture is made of, over its upper left corner. */
export function StatisticsOverlay({ session }: { session: LiveSession }) {
  const { t, language } = useTexts('mf-cameras');
  const [statistics, setStatistics] = useState(() => session.statistics());
  useEffect(() => {
    const read = () => setStatistics(session.statistics());
    read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [session]);
  return (
    <dl className={styles.statistics}>
      {statisticsRows(statistics, t, language).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`statistics.${name}`)}</dt>
          <dd>{value ?? t('statistics.none')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names (keys below `statistics`) and values in words; null for what is not known. */
function statisticsRows(
  { transport, player, figures, bytesPerSecond, framesPerSecond, lagMs, reconnects }: LiveStatistics,
  t: Translate,
  language: Language,
): readonly (readonly [name: string, value: string | null])[] {
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const perSecond = (amount: string) => t('statistics.perSecond', { amount });
  return [
    ['transport', transport && t(`statistics.${transport}`)],
    ['player', player && t(`statistics.${player}`)],
    ['codec', figures?.codec || null],
    ['size', figures && figures.width > 0 ? `${figures.width} × ${figures.height}` : null],
    ['rate', perSecond(formatFileSize(Math.round(bytesPerSecond), language))],
    ['frames', perSecond(number(framesPerSecond, 1))],
    ['lag', lagMs === null ? null : t('statistics.milliseconds', { amount: number(lagMs) })],
    [
      'buffered',
      figures?.bufferedS == null ? null : t('statistics.milliseconds', { amount: number(figures.bufferedS * 1000) }),
    ],
    ['dropped', figures && number(figures.dropped)],
    ['reconnects', number(reconnects)],
  ];
}
