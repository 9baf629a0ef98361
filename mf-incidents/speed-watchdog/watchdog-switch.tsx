import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure, StateMark, Switch } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../incident-actions/use-action';
import styles from './speed-watchdog.module.css';
import type { Watchdog } from './watchdog';
import { switchWatchdog } from './watchdog-writes';

export interface WatchdogSwitchProps {
  readonly watchdog: Watchdog;
  readonly mayChange: boolean;
  readonly onDone: () => void;
}

/** On or off, at once, and what the last check said. */
export function WatchdogSwitch({ watchdog, mayChange, onDone }: WatchdogSwitchProps) {
  const { t } = useTexts('mf-incidents');
  const client = useInstanceClient();
  const wanted = useRef(watchdog.enabled);
  const { busy, error, run } = useAction((signal) =>
    switchWatchdog(client, watchdog.watchdogId, wanted.current, signal),
  );
  const [last] = watchdog.recentRuns;
  // What was pressed stays until the barn says the same.
  const [pressed, setPressed] = useState<boolean | null>(null);
  useEffect(() => {
    if (pressed === watchdog.enabled && !busy) setPressed(null);
  }, [pressed, watchdog.enabled, busy]);
  const isOn = pressed ?? watchdog.enabled;
  const set = async (enabled: boolean) => {
    if (busy) return;
    wanted.current = enabled;
    setPressed(enabled);
    if (await run()) onDone();
    else setPressed(null);
  };
  return (
    <div className={styles.state}>
      {mayChange ? (
        <Switch
          label={t(isOn ? 'speedWatchdog.on' : 'speedWatchdog.off')}
          checked={isOn}
          onChange={(enabled) => void set(enabled)}
        />
      ) : (
        <StateMark
          tone={watchdog.enabled ? 'good' : 'off'}
          label={t(watchdog.enabled ? 'speedWatchdog.on' : 'speedWatchdog.off')}
        />
      )}
      {last && (
        <span className={styles.muted}>
          {t('speedWatchdog.lastCheck')} <Age since={last.startedAt} plain />
        </span>
      )}
      {error && <RequestFailure error={error} what={t('speedWatchdog.notSwitched')} form="line" />}
    </div>
  );
}
