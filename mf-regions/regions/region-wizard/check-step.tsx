import { knownReading } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import { formatNumber, formatShare, useTexts } from '@barnwatch/shared/i18n';
import { Banner, PanelBoundary, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import type { AnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import styles from './region-wizard.module.css';
import { useCountSetups, useDayCounts } from './use-day-counts';

const maySeeCounts = { any: ['data.view'] } as const;

/** Counts by place: one sees that the regions work. */
export function CheckStep() {
  const { t } = useTexts('mf-regions');
  return usePermission(maySeeCounts) ? (
    <CountGroups />
  ) : (
    <Banner kind="info">{t('regionWizard.check.right', { right: maySeeCounts.any.join(', ') })}</Banner>
  );
}

function CountGroups() {
  const { t } = useTexts('mf-regions');
  const setups = useCountSetups();
  const known = knownReading(setups);
  return (
    <>
      {setups.state === 'failed' && (
        <RequestFailure
          error={setups.error}
          what={t('regionWizard.check.failed')}
          onRetry={setups.retry}
          retrying={setups.refreshing}
          form="line"
        />
      )}
      {setups.state === 'loading' && <Skeleton height="8rem" />}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t('regionWizard.check.unreadable', { count: known.setAside.length })}</Banner>
      )}
      {known?.value.length === 0 && <p>{t('regionWizard.check.none')}</p>}
      {known?.value.map((setup) => (
        <PanelBoundary
          key={setup.animalDistributionId}
          name={`regions/check/${setup.animalDistributionId}`}
          what={t('regionWizard.check.failed')}
          subject={setup}
        >
          <CountGroup setup={setup} />
        </PanelBoundary>
      ))}
    </>
  );
}

function CountGroup({ setup }: { readonly setup: AnimalDistributionSetup }) {
  const { t, language } = useTexts('mf-regions');
  const answer = useDayCounts(setup);
  const reading = knownReading(answer);
  const known = reading?.value;
  const unreadable = reading?.setAsideWithin.length ?? 0;
  const title = t('regionWizard.check.group', { name: setup.name, type: setup.regionType });
  return (
    <section className={styles.group} aria-label={title} aria-busy={answer.state === 'loading'}>
      <h3 className={styles.groupName}>{title}</h3>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('regionWizard.check.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form="line"
        />
      )}
      {answer.state === 'loading' && <Skeleton height="6rem" />}
      {unreadable > 0 && (
        <Banner kind="warning">{t('regionWizard.check.looksUnreadable', { count: unreadable })}</Banner>
      )}
      {known && known.progress < 1 && <p role="status">{t('regionWizard.check.loading')}</p>}
      {known && known.progress === 1 && known.counts.length === 0 && <p>{t('regionWizard.check.empty')}</p>}
      {known && known.counts.length > 0 && (
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">{t('regionWizard.check.place')}</th>
              <th scope="col">{t('regionWizard.check.animals')}</th>
              <th scope="col">{t('regionWizard.check.share')}</th>
            </tr>
          </thead>
          <tbody>
            {known.counts.map(({ place, share, animals }) => (
              <tr key={place}>
                <th scope="row">
                  {place}
                  {share === 0 && <small className={styles.quiet}>{t('regionWizard.check.quiet')}</small>}
                </th>
                <td>{animals === null ? '–' : formatNumber(animals, language)}</td>
                <td>{formatShare(share, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
