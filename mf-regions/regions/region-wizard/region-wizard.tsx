import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Banner, Button, Page, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect } from 'react';
import { useCameras } from '../../region-records/record/use-camera-names';
import { useRegionMappings, useRegionSpecifications, useRegionTypes } from '../../region-records/record/use-regions';
import { EntriesSkeleton } from '../entries/entries-skeleton';
import { ReadingNotes } from '../entries/reading-notes';
import styles from './region-wizard.module.css';
import { useLeftOut } from './use-left-out';
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
  const types = useRegionTypes();
  const specifications = useRegionSpecifications();
  const mappings = useRegionMappings();
  const cameras = useCameras();
  const leftOut = useLeftOut(barn.globalUniqueIdentifier);
  const [query, setQuery] = useSearchParams();
  const known = {
    regionTypes: knownReading(types)?.value,
    specifications: knownReading(specifications)?.value,
    mappings: knownReading(mappings)?.value,
    cameras: knownReading(cameras)?.value,
  };
  const { regionTypes } = known;
  const isKnown = regionTypes && known.specifications && known.mappings && known.cameras && leftOut.cameraIds;
  const facts = isKnown && {
    regionTypes,
    specifications: known.specifications ?? [],
    mappings: known.mappings ?? [],
    cameras: known.cameras ?? [],
    leftOut: leftOut.cameraIds ?? [],
  };
  const state = facts ? wizardState(facts) : null;
  const unreadableCameras = knownReading(cameras)?.setAside.length ?? 0;
  const failed = [types, specifications, mappings, cameras].some((answer) => answer.state === 'failed');
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
      <ReadingNotes answer={types} texts="regionTypes" />
      <ReadingNotes answer={specifications} texts="regionSpecifications" />
      <ReadingNotes answer={mappings} texts="regionMappings" />
      {cameras.state === 'failed' && (
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
      {state === null && !failed && <EntriesSkeleton label={t('regionWizard.loading')} />}
      {facts && state && (
        <>
          <WizardSteps current={step} done={state.done} onGo={go} />
          <WizardStepView
            step={step}
            barn={barn}
            facts={facts}
            state={state}
            isManager={isManager}
            onLeaveOut={leftOut.change}
            onTypesChanged={types.retry}
            onSpecificationsChanged={specifications.retry}
          />
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
