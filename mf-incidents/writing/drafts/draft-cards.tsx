import { useTexts } from '@barnwatch/shared/i18n';
import { useOutbox } from '@barnwatch/shared/outbox';
import { Age, Button } from '@barnwatch/shared/ui';
import styles from './draft-cards.module.css';
import { useKeptDrafts } from './use-kept-drafts';

export interface DraftCardsProps {
  readonly kind: string;
  /** Whether a form is open. */
  readonly isWriting: boolean;
  /** Opens the form again; null where no form goes on with a draft of that subject. */
  readonly onGoOn: (subject: string) => (() => void) | null;
}

/** What was begun and not saved, with one press to go on; nothing where nothing was. */
export function DraftCards({ kind, isWriting, onGoOn }: DraftCardsProps) {
  const { t } = useTexts('mf-incidents');
  const { entries } = useOutbox(kind);
  const drafts = useKeptDrafts(kind, isWriting);
  // One whose words wait in the outbox already is shown there.
  const shown = drafts.flatMap((draft) => {
    const goOn = onGoOn(draft.subject);
    return goOn === null || entries.some(({ identifier }) => identifier === draft.sentAs) ? [] : [{ ...draft, goOn }];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('drafts.title')}>
      <h2 className={styles.title}>{t('drafts.title')}</h2>
      <ul className={styles.list}>
        {shown.map(({ subject, title, description, savedAt, goOn }) => (
          <li key={subject} className={styles.card}>
            <div className={styles.words}>
              <p className={styles.heading}>{title || description || t('drafts.untitled')}</p>
              <p className={styles.note}>
                {t('drafts.notSaved')} · <Age since={savedAt} plain />
              </p>
            </div>
            <Button icon="edit" onClick={goOn}>
              {t('drafts.goOn')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
