import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { deviceTimeZone } from '@barnwatch/shared/time';
import { Button, useClock } from '@barnwatch/shared/ui';
import { millisecondsInMinute } from 'date-fns/constants';
import { morningOf, nextTimeOfDay, type QuietHours, type Snooze, shortSnoozeMs } from '../quiet/quiet-time';
import styles from './bell-dialog.module.css';
import type { Quiet } from './use-quiet';

export interface SnoozeChoiceProps {
  readonly hours: QuietHours | null;
  readonly quiet: Quiet;
  readonly isSilentHere: boolean;
  readonly onSilentHere: (isSilent: boolean) => void;
  readonly onSnooze: (snooze: Snooze | null) => void;
}

/** For how long nothing is said: what comes meanwhile is listed, and said in one message afterwards. */
export function SnoozeChoice({ hours, quiet, isSilentHere, onSilentHere, onSnooze }: SnoozeChoiceProps) {
  const { t } = useTexts('mf-incidents');
  const clock = useClock();
  const minute = morningOf(hours);
  const morning = formatTimeOfDay(nextTimeOfDay(minute, clock.now(), deviceTimeZone()));
  const isSnoozed = quiet.kind === 'snoozed';
  return (
    <section className={styles.snooze} aria-label={t('notifications.snooze')}>
      <h3 className={styles.heading}>{t('notifications.snooze')}</h3>
      <p role="status" className={styles.state}>
        {stateWords()}
      </p>
      <div className={styles.buttons}>
        {isSnoozed || isSilentHere ? (
          <Button
            icon="bell"
            onClick={() => {
              if (isSnoozed) onSnooze(null);
              onSilentHere(false);
            }}
          >
            {t('notifications.endSnooze')}
          </Button>
        ) : (
          <>
            <Button icon="time" onClick={() => onSnooze({ kind: 'minutes', sinceMs: clock.now() })}>
              {t('notifications.minutes', { count: shortSnoozeMs / millisecondsInMinute })}
            </Button>
            <Button icon="moon" onClick={() => onSnooze({ kind: 'time-of-day', sinceMs: clock.now(), minute })}>
              {t('notifications.untilTime', { time: morning })}
            </Button>
            <Button onClick={() => onSilentHere(true)}>{t('notifications.untilLeft')}</Button>
          </>
        )}
      </div>
    </section>
  );

  function stateWords(): string {
    if (quiet.kind === 'snoozed') return t('notifications.snoozedUntil', { time: formatTimeOfDay(quiet.untilMs) });
    if (isSilentHere) return t('notifications.silentHere');
    return quiet.kind === 'hours' ? t('notifications.inQuietHours') : t('notifications.snoozeHint');
  }
}
