import { useAction } from '@barnwatch/shared/answers';
import { useMissingLine } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure, StateMark, Switch } from '@barnwatch/shared/ui';
import { updateWatchdog } from '@barnwatch/shared/wire/calls';
import { useEffect, useState } from 'react';
import styles from './speed-watchdog.module.css';
import type { Watchdog } from './watchdog';

export interface WatchdogSwitchProps {
  readonly watchdog: Watchdog;
  /** When the last check was, ms since 1970 UTC; null where that is not known. */
  readonly lastCheck: number | null;
  readonly mayChange: boolean;
  readonly onDone: () => void;
}

/** On or off, at once, and what the last check said. */
export function WatchdogSwitch({ watchdog, lastCheck, mayChange, onDone }: WatchdogSwitchProps) {
  const { t } = useTexts('mf-incidents');
  const { now, run } = useAction(updateWatchdog);
  // Which line it waits for stands above it, in the form.
  const waits = useMissingLine('selected-barn') !== null;
  const busy = now.state === 'busy';
  // What was pressed stays until the barn says the same.
  const [pressed, setPressed] = useState<boolean | null>(null);
  useEffect(() => {
    if (pressed === watchdog.enabled && !busy) setPressed(null);
  }, [pressed, watchdog.enabled, busy]);
  const isOn = pressed ?? watchdog.enabled;
  const set = async (enabled: boolean) => {
    if (busy) return;
    setPressed(enabled);
    const done = await run({ path: { watchdogId: watchdog.watchdogId }, body: { updates: { enabled } } });
    if (done.ok) onDone();
    else setPressed(null);
  };
  return (
    <div className={styles.state}>
      {mayChange ? (
        <Switch
          label={t(isOn ? 'speedWatchdog.on' : 'speedWatchdog.off')}
          checked={isOn}
          disabled={waits}
          onChange={(enabled) => void set(enabled)}
        />
      ) : (
        <StateMark
          tone={watchdog.enabled ? 'good' : 'off'}
          label={t(watchdog.enabled ? 'speedWatchdog.on' : 'speedWatchdog.off')}
        />
      )}
      {lastCheck !== null && (
        <span className={styles.muted}>
          {t('speedWatchdog.lastCheck')} <Age since={lastCheck} plain />
        </span>
      )}
      {now.state === 'failed' && <RequestFailure error={now.error} what={t('speedWatchdog.notSwitched')} form="line" />}
    </div>
  );
}
