import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Card } from '@barnwatch/shared/ui';
import { CamerasStep } from './cameras-step';
import { CheckStep } from './check-step';
import { PolygonsStep } from './polygons-step';
import styles from './region-wizard.module.css';
import { SpecificationsStep } from './specifications-step';
import { TypesStep } from './types-step';
import type { WizardFacts, WizardState, WizardStep } from './wizard-state';

export interface WizardStepViewProps {
  readonly step: WizardStep;
  readonly barn: InstanceView;
  readonly facts: WizardFacts;
  readonly state: WizardState;
  readonly isManager: boolean;
  readonly onLeaveOut: (cameraIds: readonly string[]) => void;
  readonly onTypesChanged: () => void;
  readonly onSpecificationsChanged: () => void;
  readonly onMappingsChanged: () => void;
}

/** What is to be done in one step. */
export function WizardStepView(props: WizardStepViewProps) {
  const { t } = useTexts('mf-regions');
  const { step } = props;
  return (
    <Card title={t(`regionWizard.step.${step}`)}>
      <p className={styles.lead}>{t(`regionWizard.${step}.what`)}</p>
      <StepOf {...props} />
    </Card>
  );
}

function StepOf({ step, barn, facts, state, isManager, ...on }: WizardStepViewProps) {
  const { globalUniqueIdentifier: barnId } = barn;
  switch (step) {
    case 'types':
      return <TypesStep barnId={barnId} facts={facts} isManager={isManager} onChanged={on.onTypesChanged} />;
    case 'specifications':
      return (
        <SpecificationsStep
          barnId={barnId}
          facts={facts}
          isManager={isManager}
          onChanged={on.onSpecificationsChanged}
        />
      );
    case 'cameras':
      return <CamerasStep facts={facts} onLeaveOut={on.onLeaveOut} />;
    case 'polygons':
      return <PolygonsStep barnId={barnId} state={state} isManager={isManager} onChanged={on.onMappingsChanged} />;
    case 'check':
      return <CheckStep mappings={facts.mappings} />;
  }
}
