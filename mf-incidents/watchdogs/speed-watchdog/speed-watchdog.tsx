import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Page, PanelBoundary, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { BarnStateLine } from '../../barn/barn-state/barn-state-line';
import styles from './speed-watchdog.module.css';
import { useWatchdog } from './watchdog';
import { WatchdogForm } from './watchdog-form';
import { WatchdogRuns } from './watchdog-runs';
import { WatchdogSwitch } from './watchdog-switch';

const mayManage = { any: ['watchdogs.manage'] } as const;

/** Route `speedWatchdog`: the check that warns when the herd moves faster than usual. */
export function SpeedWatchdogScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const mayChange = usePermission(mayManage);
  const answer = useWatchdog();
  if (!barn) return null;
  const known = answer.state === 'failed' ? answer.stale : answer.state === 'ready' ? answer : undefined;
  const watchdog = known?.value ?? null;
  const unreadable = known?.setAsideWithin.length ?? 0;
  // One that could not be read may be the latest.
  const lastCheck = unreadable > 0 ? null : (watchdog?.recentRuns[0]?.startedAt ?? null);
  return (
    <Page title={t('speedWatchdog.title')} subtitle={shownName(barn)}>
      <BarnStateLine />
      <p className={styles.lead}>{t('speedWatchdog.lead')}</p>
      {answer.state === 'loading' && (
        <div role="status" aria-label={t('speedWatchdog.loading')}>
          <Skeleton height="28rem" />
        </div>
      )}
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t(known ? 'speedWatchdog.notRefreshed' : 'speedWatchdog.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={known ? 'line' : 'area'}
        />
      )}
      {known && !mayChange && <Banner kind="info">{t('speedWatchdog.readOnly')}</Banner>}
      {known && watchdog === null && <Banner kind="info">{t('speedWatchdog.none')}</Banner>}
      {known && (watchdog !== null || mayChange) && (
        <WatchdogForm
          key={watchdog?.watchdogId ?? 'new'}
          watchdog={watchdog}
          mayChange={mayChange}
          onDone={answer.retry}
        >
          {watchdog && (
            <WatchdogSwitch watchdog={watchdog} lastCheck={lastCheck} mayChange={mayChange} onDone={answer.retry} />
          )}
        </WatchdogForm>
      )}
      {watchdog && (
        <PanelBoundary name="checks of the watchdog" what={t('panel.part')} subject={watchdog}>
          <WatchdogRuns runs={watchdog.recentRuns} unreadable={unreadable} />
        </PanelBoundary>
      )}
    </Page>
  );
}
