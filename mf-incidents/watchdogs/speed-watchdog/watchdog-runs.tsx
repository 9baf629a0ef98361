import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Banner, Button, EmptyState, StateMark } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import styles from './speed-watchdog.module.css';
import type { WatchdogRun } from './watchdog';

const firstRows = 12;
const moreRows = 100;

export interface WatchdogRunsProps {
  readonly runs: readonly WatchdogRun[];
  /** How many more there are that could not be read. */
  readonly unreadable: number;
}

/** The last checks, newest first, each warning with its intervention. */
export function WatchdogRuns({ runs, unreadable }: WatchdogRunsProps) {
  const { t, language } = useTexts('mf-incidents');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const [rows, setRows] = useState(firstRows);
  const warned = runs.filter((run) => run.warned).length;
  return (
    <section className={styles.runs} aria-labelledby="watchdog-runs">
      <h2 id="watchdog-runs" className={styles.title}>
        {t('speedWatchdog.runs')}
      </h2>
      {unreadable > 0 && <Banner kind="warning">{t('speedWatchdog.runsUnreadable', { count: unreadable })}</Banner>}
      {runs.length === 0 && unreadable === 0 && <EmptyState icon="time" hint={t('speedWatchdog.noRuns')} />}
      {runs.length > 0 && (
        <>
          <p className={styles.muted}>
            {t('speedWatchdog.runCount', { count: runs.length })} · {t('speedWatchdog.warnedCount', { count: warned })}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('speedWatchdog.time')}</th>
                <th scope="col" className={styles.number}>
                  {t('speedWatchdog.speed')}
                </th>
                <th scope="col">{t('speedWatchdog.result')}</th>
              </tr>
            </thead>
            <tbody>
              {runs.slice(0, rows).map(({ startedAt, speed, warned: didWarn, incidentId }) => (
                <tr key={startedAt}>
                  <td>{formatDateTime(startedAt)}</td>
                  <td className={styles.number}>
                    {speed === null ? t('speedWatchdog.noData') : formatNumber(speed, language, 2)}
                  </td>
                  <td>
                    {didWarn && incidentId !== undefined && (
                      <SuiteLink to={incidentAddress(barnId, incidentId)}>
                        <StateMark tone="attention" label={t('speedWatchdog.warned')} />
                      </SuiteLink>
                    )}
                    {didWarn && incidentId === undefined && (
                      <StateMark tone="attention" label={t('speedWatchdog.warned')} />
                    )}
                    {!didWarn && <span className={styles.muted}>{t('speedWatchdog.quiet')}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows < runs.length && (
            <Button className={styles.moreRuns} onClick={() => setRows(rows + moreRows)}>
              {t('speedWatchdog.moreRuns')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
