import { useTexts } from '@barnwatch/shared/i18n';
import { Icon, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './region-wizard.module.css';
import { type WizardState, type WizardStep, wizardSteps } from './wizard-state';

export interface WizardStepsProps {
  readonly current: WizardStep;
  readonly done: WizardState['done'];
  readonly onGo: (step: WizardStep) => void;
}

/** The five steps: which are done, and the way to each. */
export function WizardSteps({ current, done, onGo }: WizardStepsProps) {
  const { t } = useTexts('mf-regions');
  return (
    <nav aria-label={t('regionWizard.steps')}>
      <ol className={styles.steps}>
        {wizardSteps.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo(step)}
            >
              <span className={styles.mark}>{done[step] ? <Icon name="check" size={16} /> : at + 1}</span>
              {t(`regionWizard.step.${step}`)}
              <VisuallyHidden>, {t(done[step] ? 'regionWizard.done' : 'regionWizard.open')}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
