import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Icon, VisuallyHidden } from '@barnwatch/shared/ui';
import { type SignOnStep, shownStepOf, shownSteps } from './sign-on-step';
import styles from './single-sign-on.module.css';

export interface SignOnStepsProps {
  readonly now: Exclude<SignOnStep['step'], 'unknown-barn'>;
  readonly barn: InstanceView;
  readonly senator: InstanceView | null;
}

/** The way in three steps: what is done, where one is, what is left. */
export function SignOnSteps({ now, barn, senator }: SignOnStepsProps) {
  const { t } = useTexts('mf-auth');
  const current = shownSteps.indexOf(shownStepOf[now]);
  const names = { barn: shownName(barn), senator: senator ? shownName(senator) : '' };
  return (
    <ol className={styles.steps} aria-label={t('singleSignOn.steps')}>
      {shownSteps.map((step, index) => {
        const isDone = index < current;
        return (
          <li
            key={step}
            className={`${styles.step} ${isDone ? styles.stepDone : ''}`}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number}>{isDone ? <Icon name="success" size={20} /> : index + 1}</span>
            <span className={styles.stepName}>
              {t(`singleSignOn.step.${step}`, names)}
              {isDone && <VisuallyHidden>, {t('singleSignOn.stepDone')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
