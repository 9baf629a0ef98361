import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ReadingNotes } from '@barnwatch/shared/reading-notes';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Banner, Button, Page, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect } from 'react';
import { EntriesSkeleton } from '../entries/entries-skeleton';
import styles from './region-wizard.module.css';
import { useWizardFacts } from './use-wizard-facts';
import { stepIn, type WizardStep, wizardState, wizardSteps } from './wizard-state';
import { WizardStepView } from './wizard-step-view';
import { WizardSteps } from './wizard-steps';

const mayChange = { any: ['regions.manage'] } as const;

/** Route `administration/roi-wizard`: from the first region type to counts by place. */
export function RegionWizardScreen() {
  const barn = useSelectedBarn();
  return barn && <RegionWizard key={barn.globalUniqueIdentifier} barn={barn} />;
}

function RegionWizard({ barn }: { readonly barn: InstanceView }) {
  const { t } = useTexts('mf-regions');
  const isManager = usePermission(mayChange);
  const { facts, told, cameras, isFailed, ...on } = useWizardFacts(barn.globalUniqueIdentifier);
  const [query, setQuery] = useSearchParams();
  const state = facts && wizardState(facts);
  const unreadableCameras = knownReading(cameras)?.setAside.length ?? 0;
  const named = stepIn(query.get('step'));
  const step = named ?? state?.next ?? 'types';
  const isKnownNow = state !== null;
  // Where one came in one stays until one goes on, whatever gets done there.
  useEffect(() => {
    if (named === null && isKnownNow) setQuery((before) => withParameter(before, 'step', step), { replace: true });
  }, [named, isKnownNow, step, setQuery]);
  const go = (to: WizardStep): void => setQuery((before) => withParameter(before, 'step', to));
  const later = wizardSteps[wizardSteps.indexOf(step) + 1];
  const earlier = wizardSteps[wizardSteps.indexOf(step) - 1];
  return (
    <Page title={t('regionWizard.title')} subtitle={shownName(barn)} width="reading">
      <p className={styles.lead}>{t('regionWizard.lead')}</p>
      {!isManager && <Banner kind="info">{t('regionWizard.readOnly', { right: mayChange.any.join(', ') })}</Banner>}
      {told.map(({ answer, texts }) => (
        <ReadingNotes namespace="mf-regions" key={texts} answer={answer} texts={texts} />
      ))}
      {cameras.state === 'failed' && (facts || told.length === 0) && (
        <RequestFailure
          error={cameras.error}
          what={t('regionWizard.cameras.failed')}
          onRetry={cameras.retry}
          retrying={cameras.refreshing}
          form="line"
        />
      )}
      {unreadableCameras > 0 && (
        <Banner kind="warning">{t('regionWizard.cameras.unreadable', { count: unreadableCameras })}</Banner>
      )}
      {state === null && !isFailed && <EntriesSkeleton label={t('regionWizard.loading')} />}
      {facts && state && (
        <>
          <WizardSteps current={step} done={state.done} onGo={go} />
          <WizardStepView step={step} barn={barn} facts={facts} state={state} isManager={isManager} {...on} />
          <div className={styles.ways}>
            {earlier && <Button onClick={() => go(earlier)}>{t('regionWizard.back')}</Button>}
            {later && (
              <Button kind="primary" onClick={() => go(later)}>
                {t('regionWizard.next', { step: t(`regionWizard.step.${later}`) })}
              </Button>
            )}
          </div>
        </>
      )}
    </Page>
  );
}
