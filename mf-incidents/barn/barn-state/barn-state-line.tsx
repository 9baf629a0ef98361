import { usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon, PanelBoundary, StateMark } from '@barnwatch/shared/ui';
import { deadAnimalMapAddress } from '../../incident-records/record/incident-addresses';
import { lastValueOf } from '../../incident-records/record/use-incident';
import { stateLooks } from '../../incident-records/words/shown-state';
import styles from './barn-state.module.css';
import { useBarnState } from './use-barn-state';

const maySee = { any: ['incidents.view'] } as const;

export interface BarnStateLineProps {
  /** Without, where the page itself tells them, fresher than what holds for ten minutes. */
  readonly withDeadAnimals?: boolean;
}

/** How full the barn is and what lies in it, in one line; nothing for those who may not know. */
export function BarnStateLine({ withDeadAnimals = true }: BarnStateLineProps) {
  const { t } = useTexts('mf-incidents');
  if (!usePermission(maySee)) return null;
  return (
    <PanelBoundary name="barn state" what={t('panel.part')}>
      <KnownState withDeadAnimals={withDeadAnimals} />
    </PanelBoundary>
  );
}

function KnownState({ withDeadAnimals }: Required<BarnStateLineProps>) {
  const { t, language } = useTexts('mf-incidents');
  const state = lastValueOf(useBarnState());
  // The place is kept while it is read: what stands below must not jump.
  const parts = withDeadAnimals ? 'both' : 'one';
  if (state === null) return <p className={styles.line} data-parts={parts} aria-hidden="true" />;
  const { occupancy } = state;
  return (
    <p className={styles.line} data-parts={parts}>
      {occupancy && (
        <span className={styles.part} title={t('barnState.since', { time: formatDateTime(occupancy.since) })}>
          <StateMark {...stateLooks[occupancy.state]} label={t(`state.${occupancy.state}`)} />
          {occupancy.animalCount !== null &&
            t('barnState.animals', {
              count: occupancy.animalCount,
              amount: formatNumber(occupancy.animalCount, language),
            })}
        </span>
      )}
      {withDeadAnimals && <DeadAnimals count={state.deadAnimals} />}
    </p>
  );
}

function DeadAnimals({ count }: { readonly count: number }) {
  const { t } = useTexts('mf-incidents');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  if (count === 0)
    return (
      <span className={styles.part}>
        <Icon name="check" size={16} />
        {t('barnState.noDead')}
      </span>
    );
  return (
    <SuiteLink className={styles.dead} to={deadAnimalMapAddress(barnId)}>
      <Icon name="warning" size={16} />
      {t('barnState.dead', { count })}
    </SuiteLink>
  );
}
