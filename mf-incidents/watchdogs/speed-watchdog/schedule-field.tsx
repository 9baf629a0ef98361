import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField, TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { offeredMinutes, scheduleOf } from './schedule';
import styles from './speed-watchdog.module.css';
import type { WatchdogFieldProps } from './watchdog-fields';

const own = 'own';
const offered: readonly string[] = offeredMinutes.map(scheduleOf);

/** How often the herd is looked at: a usual rhythm, or a cron expression for those who know them. */
export function ScheduleField({ value, onChange, error, disabled }: WatchdogFieldProps) {
  const { t } = useTexts('mf-incidents');
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !offered.includes(value);
  return (
    <div className={styles.schedule}>
      <SelectField
        label={t('speedWatchdog.schedule')}
        required
        disabled={disabled}
        value={isOwn ? own : value}
        error={isOwn ? undefined : error}
        options={[
          ...offeredMinutes.map((minutes) => ({
            value: scheduleOf(minutes),
            label: t('speedWatchdog.every', { count: minutes }),
          })),
          { value: own, label: t('speedWatchdog.ownSchedule') },
        ]}
        onChange={(chosen) => {
          setWantsOwn(chosen === own);
          if (chosen !== own) onChange(chosen);
        }}
      />
      {isOwn && (
        <TextField
          label={t('speedWatchdog.cron')}
          hint={t('speedWatchdog.cronHint')}
          required
          disabled={disabled}
          value={value}
          onChange={onChange}
          error={error}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </div>
  );
}
