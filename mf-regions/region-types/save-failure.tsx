import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure } from '@barnwatch/shared/ui';
import { missingRights } from '../api/missing-rights';
import styles from './region-types.module.css';

export interface SaveFailureProps {
  readonly name: string;
  readonly error: RequestError;
  readonly onRetry: () => void;
}

/** Why a colour was not saved; of a refusal it names the missing right. */
export function SaveFailure({ name, error, onRetry }: SaveFailureProps) {
  const { t } = useTexts('mf-regions');
  const rights = missingRights(error);
  const what =
    rights.length > 0 ? t('entry.missingRight', { name, rights: rights.join(', ') }) : t('entry.notSaved', { name });
  return (
    <div className={styles.failure}>
      <RequestFailure error={error} what={what} onRetry={onRetry} form="line" />
    </div>
  );
}
