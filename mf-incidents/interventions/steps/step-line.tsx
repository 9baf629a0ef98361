import { type Translate, useTexts } from '@barnwatch/shared/i18n';
import styles from './step-line.module.css';
import type { KnownSteps } from './use-events-of';

/** How many steps there are, and whose the last is. The line is there before they are known: nothing jumps. */
export function StepLine({ steps }: { readonly steps: KnownSteps }) {
  const { t } = useTexts('mf-incidents');
  return (
    <div>
      <dt>{t('globalInterventions.stepsName')}</dt>
      <dd className={styles.words}>{stepWords(steps, t)}</dd>
    </div>
  );
}

function stepWords(steps: KnownSteps, t: Translate): string {
  switch (steps.kind) {
    case 'asking':
      return '…';
    case 'failed':
      return t('globalInterventions.stepsUnknown');
    case 'known': {
      const count = t('globalInterventions.steps', { count: steps.count });
      return steps.lastBy ? t('globalInterventions.lastBy', { steps: count, author: steps.lastBy }) : count;
    }
  }
}
