import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, useCopy } from '@barnwatch/shared/ui';
import { ActionFailure } from '../../incident-records/incident-actions/action-failure';
import { incidentWords } from '../../incident-records/words/incident-words';
import styles from './intervention-form.module.css';
import type { Meanwhile } from './meanwhile';
import type { InterventionFormState } from './use-intervention-form';

export interface MeanwhileNoticeProps {
  readonly meanwhile: Meanwhile;
  readonly form: Pick<InterventionFormState, 'values' | 'submitAsNew' | 'submitAfter' | 'work'>;
  readonly onDiscard: () => void;
}

const meanwhileWords = {
  closed: 'interventionForm.closedMeanwhile',
  gone: 'interventionForm.goneMeanwhile',
  'step-added': 'interventionForm.stepMeanwhile',
} as const satisfies Record<Meanwhile['kind'], string>;

/** Somebody did something with the incident while the form was open (F26, F47): both versions, and a choice. */
export function MeanwhileNotice({ meanwhile, form, onDiscard }: MeanwhileNoticeProps) {
  const { t } = useTexts('mf-incidents');
  const copy = useCopy();
  const { title, description } = form.values;
  const incident = meanwhile.kind === 'gone' ? null : meanwhile.incident;
  const there = incident && incidentWords(incident, t);
  const busy = form.work.kind === 'sending';
  return (
    <Banner kind="warning">
      <p className={styles.strong}>{t(meanwhileWords[meanwhile.kind])}</p>
      <div className={styles.versions}>
        {there && <Version name={t('interventionForm.atTheBarn')} heading={there.heading} text={there.description} />}
        <Version name={t('interventionForm.yours')} heading={title} text={description} />
      </div>
      <div className={styles.choices}>
        {meanwhile.kind === 'step-added' ? (
          <Button kind="primary" busy={busy} onClick={() => void form.submitAfter(meanwhile)}>
            {t('interventionForm.saveAfter')}
          </Button>
        ) : (
          <Button kind="primary" busy={busy} onClick={() => void form.submitAsNew()}>
            {t('interventionForm.asNew')}
          </Button>
        )}
        <Button icon="copy" onClick={() => void copy([title, description].filter(Boolean).join('\n\n'))}>
          {t('interventionForm.copy')}
        </Button>
        <Button icon="delete" onClick={onDiscard}>
          {t('interventionForm.discard')}
        </Button>
      </div>
    </Banner>
  );
}

function Version({ name, heading, text }: { readonly name: string; readonly heading: string; readonly text: string }) {
  return (
    <section className={styles.version} aria-label={name}>
      <p className={styles.note}>{name}</p>
      <p className={styles.strong}>{heading}</p>
      <p className={styles.words}>{text}</p>
    </section>
  );
}

/** Why it was not taken; of a refusal it names the missing right (F42). */
export function FormFailure({ work }: Pick<InterventionFormState, 'work'>) {
  const { t } = useTexts('mf-incidents');
  switch (work.kind) {
    case 'signed-out':
      return <Banner kind="error">{t('interventionForm.signedOut')}</Banner>;
    case 'refused':
      return <ActionFailure what={t('interventionForm.notSent')} error={work.error} />;
    case 'editing':
    case 'sending':
      return null;
  }
}
