import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, useCopy } from '@barnwatch/shared/ui';
import { ActionFailure } from '../../incident-records/incident-actions/action-failure';
import type { Incident } from '../../incident-records/record/incident';
import { incidentWords } from '../../incident-records/words/incident-words';
import styles from './intervention-form.module.css';
import type { InterventionFormState } from './use-intervention-form';

export interface ClosedMeanwhileProps {
  /** As it is at the barn; null where it could not be read. */
  readonly incident: Incident | null;
  readonly form: Pick<InterventionFormState, 'values' | 'submitAsNew' | 'work'>;
  readonly onDiscard: () => void;
}

/** Somebody closed the incident while the form was open (F26): both versions, and a choice. */
export function ClosedMeanwhile({ incident, form, onDiscard }: ClosedMeanwhileProps) {
  const { t } = useTexts('mf-incidents');
  const copy = useCopy();
  const { title, description } = form.values;
  const there = incident && incidentWords(incident, t);
  return (
    <Banner kind="warning">
      <p className={styles.strong}>{t('interventionForm.closedMeanwhile')}</p>
      <div className={styles.versions}>
        {there && <Version name={t('interventionForm.atTheBarn')} heading={there.heading} text={there.description} />}
        <Version name={t('interventionForm.yours')} heading={title} text={description} />
      </div>
      <div className={styles.choices}>
        <Button kind="primary" busy={form.work.kind === 'sending'} onClick={() => void form.submitAsNew()}>
          {t('interventionForm.asNew')}
        </Button>
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
