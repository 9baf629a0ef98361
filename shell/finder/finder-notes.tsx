import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Button } from '@barnwatch/shared/ui';
import { memo, type ReactNode } from 'react';
import type { IndexedPart } from './finder-index';
import styles from './finder-notes.module.css';
import type { SoughtPart } from './sought-part';
import type { Contributions } from './use-contributions';

interface FinderNotesProps extends Pick<Contributions, 'told'> {
  readonly parts: readonly SoughtPart[];
  readonly index: readonly IndexedPart[];
}

/** What cannot be found now, or only as it was: each remote and each part speaks for itself. */
export const FinderNotes = memo(function NotesOfFinder({ parts, index, told }: FinderNotesProps) {
  const { t } = useTexts();
  const unreadable = new Map(index.map((part) => [part.key, part.unreadable]));
  return (
    <div className={styles.notes} role="status">
      {told.map(
        ([remote, contribution]) =>
          contribution?.state === 'failed' && (
            <Note key={remote} onRetry={contribution.tryAgain ?? undefined}>
              {t('finder.remoteFailed', { remote })}
            </Note>
          ),
      )}
      {parts.map((part) => {
        const { key, title, state, oldSince, setAside = 0, retry } = part;
        const lost = setAside + (unreadable.get(key) ?? 0);
        return (
          <div key={key}>
            {state === 'failed' && (
              <Note onRetry={retry}>
                {oldSince === undefined ? (
                  t('finder.partFailed', { part: title })
                ) : (
                  <>
                    {t('finder.partOld', { part: title })} <Age since={oldSince} plain />
                  </>
                )}
              </Note>
            )}
            {lost > 0 && <Note>{t('finder.setAside', { part: title, count: lost })}</Note>}
          </div>
        );
      })}
    </div>
  );
});

function Note({ onRetry, children }: { readonly onRetry?: (() => void) | undefined; readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={styles.note}>
      <span>{children}</span>
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {t('failure.tryAgain')}
        </Button>
      )}
    </div>
  );
}
