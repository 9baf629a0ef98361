import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { QuestionDialog, useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import type { Circle, PublicKey, ServiceAccount } from './key-state';
import styles from './service-accounts.module.css';
import { deleteKey } from './use-service-accounts';

export interface DeleteKeyDialogProps {
  readonly account: ServiceAccount;
  readonly publicKey: PublicKey;
  readonly circle: Circle;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Somebody else has just deleted the key, or its account: it is as was wished. */
const goneAlready: readonly (string | undefined)[] = ['public-key-unknown', 'service-account-unknown'];

/** Says what stops, asks, and deletes a key. */
export function DeleteKeyDialog({ account, publicKey, circle, onDeleted, onClose }: DeleteKeyDialogProps) {
  const { t } = useTexts('mf-admin');
  const client = useInstanceClient();
  const showToast = useShowToast();
  const { serviceAccountId, name, publicKeys } = account;
  const { fingerprint } = publicKey;
  const form = useQuestion<RequestError>(
    async (signal) => {
      const outcome = await deleteKey(client, circle, serviceAccountId, fingerprint, signal);
      if (signal.aborted) return null;
      if (!outcome.ok && !goneAlready.includes(outcome.error.context.reason)) return outcome.error;
      onDeleted();
      showToast({ kind: 'success', text: t('deleteKey.done') });
      return null;
    },
    onClose,
    'selected-barn',
  );
  const isLast = publicKeys.every((key) => key.fingerprint === fingerprint);
  return (
    <QuestionDialog
      kind="danger"
      title={t('deleteKey.title')}
      text={t(isLast ? 'deleteKey.textLast' : 'deleteKey.text', { name: name || serviceAccountId })}
      actionLabel={t('serviceAccounts.deleteKey')}
      form={form}
      failure={form.refusal && <RequestFailure error={form.refusal} what={t('deleteKey.notDone')} form="line" />}
      onCancel={onClose}
    >
      <p>
        <code className={styles.code}>{fingerprint}</code>
      </p>
    </QuestionDialog>
  );
}
