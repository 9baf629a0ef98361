import { knownReading } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import { formatNumber, formatShare, nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, PanelBoundary, RequestFailure, Skeleton, StateMark } from '@barnwatch/shared/ui';
import type { AnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import { placesOf } from './place-counts';
import styles from './region-wizard.module.css';
import { useCountSetups, useDayCounts } from './use-day-counts';

const none: readonly AnimalDistributionSetup[] = [];
const maySeeCounts = { any: ['data.view'] } as const;

export interface CheckStepProps {
  readonly mappings: readonly RegionMapping[];
}

/** Counts by place: one sees that the regions work. */
export function CheckStep({ mappings }: CheckStepProps) {
  const { t } = useTexts('mf-regions');
  return usePermission(maySeeCounts) ? (
    <CountGroups mappings={mappings} />
  ) : (
    <Banner kind="info">{t('regionWizard.check.right', { right: maySeeCounts.any.join(', ') })}</Banner>
  );
}

function CountGroups({ mappings }: CheckStepProps) {
  const { t } = useTexts('mf-regions');
  const setups = useCountSetups();
  const known = knownReading(setups);
  const { shared = none, single = none } = known?.value ?? {};
  // Each is a question of its own, and a barn has many: they are asked for when somebody wants them.
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? [...shared, ...single] : shared;
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
      {setups.state === 'loading' && <Skeleton height="100vh" />}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t('regionWizard.check.unreadable', { count: known.setAside.length })}</Banner>
      )}
      {known && shown.length === 0 && single.length === 0 && <p>{t('regionWizard.check.none')}</p>}
      {shown.map((setup) => (
        <PanelBoundary
          key={setup.animalDistributionId}
          name={`regions/check/${setup.animalDistributionId}`}
          what={t('regionWizard.check.failed')}
          subject={setup}
        >
          <CountGroup setup={setup} mappings={mappings} />
        </PanelBoundary>
      ))}
      {!isOpen && single.length > 0 && (
        <Button onClick={() => setOpen(true)}>{t('regionWizard.check.single', { count: single.length })}</Button>
      )}
    </>
  );
}

interface CountGroupProps extends CheckStepProps {
  readonly setup: AnimalDistributionSetup;
}

/** The rows are there before their figures: nothing moves when these come. */
function CountGroup({ setup, mappings }: CountGroupProps) {
  const { t, language } = useTexts('mf-regions');
  const answer = useDayCounts(setup);
  const reading = knownReading(answer);
  const known = reading?.value;
  const unreadable = reading?.setAsideWithin.length ?? 0;
  const counts = new Map(known?.counts.map((count) => [count.place, count]));
  const isBusy = answer.state === 'loading' || (known !== undefined && known.progress < 1);
  const { name, regionType } = setup;
  const title = name.includes(regionType) ? name : t('regionWizard.check.group', { name, type: regionType });
  const drawn = placesOf(setup, mappings, nameComparator(language));
  const places = [...drawn, ...[...counts.keys()].filter((place) => !drawn.includes(place))];
  return (
    <section className={styles.group} aria-label={title} aria-busy={isBusy}>
      <h3 className={styles.groupName}>{title}</h3>
      <div role="status" className={styles.work}>
        {isBusy && <StateMark tone="busy" label={t('regionWizard.check.loading')} />}
      </div>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{t('regionWizard.check.place')}</th>
            <th scope="col">{t('regionWizard.check.animals')}</th>
            <th scope="col">{t('regionWizard.check.share')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const { share = null, animals = null } = counts.get(place) ?? {};
            return (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{animals === null ? '–' : formatNumber(animals, language)}</td>
                <td>{share === null ? '–' : formatShare(share, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('regionWizard.check.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form="line"
        />
      )}
      {unreadable > 0 && (
        <Banner kind="warning">{t('regionWizard.check.looksUnreadable', { count: unreadable })}</Banner>
      )}
      {known && !isBusy && known.counts.length === 0 && <p>{t('regionWizard.check.empty')}</p>}
    </section>
  );
}
