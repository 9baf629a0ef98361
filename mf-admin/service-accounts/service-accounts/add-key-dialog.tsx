import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, RequestFailure, SelectField, TextAreaField, useNow, useShowToast } from '@barnwatch/shared/ui';
import { DateTimeField } from '@barnwatch/shared/ui/time';
import { millisecondsInMinute } from 'date-fns/constants';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { leastRsaBits } from '../public-keys/key-material';
import { readPublicKey } from '../public-keys/read-public-key';
import { ChooseKeyFile } from './choose-key-file';
import { type ExpiryChoice, expiryChoices, expiryOf } from './key-expiry';
import { KeyPreview } from './key-preview';
import { refusedFields } from './key-refusal';
import type { Circle, ServiceAccount } from './key-state';
import styles from './service-accounts.module.css';
import { addKey } from './use-service-accounts';

export interface AddKeyDialogProps {
  readonly account: ServiceAccount;
  readonly circle: Circle;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

interface Values {
  readonly text: string;
  readonly expiry: number | 'never' | null;
}

/** Adds a public key by paste or file. A private one is told, taken out of the field, and never sent (product 13.10). */
export function AddKeyDialog({ account, circle, onAdded, onClose }: AddKeyDialogProps) {
  const { t } = useTexts('mf-admin');
  const formId = useId();
  const client = useInstanceClient();
  const showToast = useShowToast();
  const [text, setText] = useState('');
  const [wasPrivate, setWasPrivate] = useState(false);
  const [choice, setChoice] = useState<ExpiryChoice>('one-year');
  const [dateMs, setDateMs] = useState<number | null>(null);
  const now = useNow((nowMs) => Math.floor(nowMs / millisecondsInMinute) * millisecondsInMinute);
  const values: Values = { text, expiry: choice === 'never' ? 'never' : expiryOf(choice, dateMs, now) };
  const known = account.publicKeys.map(({ publicKey }) => publicKey.trim());
  const form = useForm<Values, RequestError>({
    needsLine: 'selected-barn',
    values,
    rules: v.object({ text: keyRule(known, wasPrivate), expiry: expiryRule(now) }),
    words: (_, problem) => t(`addKey.problem.${problem}`, { least: leastRsaBits }),
    async send(signal) {
      const reading = readPublicKey(text);
      if (reading.kind !== 'public-key') return { kind: 'left' };
      const expiry = values.expiry === 'never' ? null : values.expiry;
      const body = { publicKey: reading.pem, expiry };
      const outcome = await addKey(client, circle, account.serviceAccountId, body, signal);
      if (signal.aborted) return { kind: 'left' };
      if (!outcome.ok) {
        const fields = Object.entries(refusedFields(outcome.error)).map(
          ([field, problem]) => [field, t(`addKey.problem.${problem}`)] as const,
        );
        return { kind: 'refused', refusal: outcome.error, fields: Object.fromEntries(fields) };
      }
      showToast({ kind: 'success', text: t('addKey.done') });
      onAdded();
      onClose();
      return { kind: 'taken' };
    },
  });
  /** What holds a private key does not stay: it must not be read off the screen either. */
  const take = (pasted: string): void => {
    const isPrivate = readPublicKey(pasted).kind === 'private-key';
    setWasPrivate(isPrivate);
    setText(isPrivate ? '' : pasted);
  };
  const isRefusedAsAWhole = form.refusal && Object.keys(refusedFields(form.refusal)).length === 0;
  return (
    <Dialog
      open
      width="wide"
      title={t('addKey.title', { name: account.name || account.serviceAccountId })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('addKey.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={form.busy}>
            {t('addKey.add')}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} className={styles.fields}>
        <TextAreaField
          label={t('addKey.key')}
          hint={t('addKey.keyHint')}
          required
          rows={6}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={text}
          onChange={take}
          error={wasPrivate ? t('addKey.problem.private-key') : form.errorAt('text')}
        />
        <ChooseKeyFile onText={take} />
        <KeyPreview text={text} />
        <SelectField
          label={t('addKey.expiry')}
          value={choice}
          options={expiryChoices.map((value) => ({ value, label: t(`addKey.expires.${value}`) }))}
          onChange={setChoice}
          error={choice === 'date' ? undefined : form.errorAt('expiry')}
        />
        {choice === 'date' && (
          <DateTimeField
            label={t('addKey.expiryDate')}
            value={dateMs}
            min={now}
            pickedDay="ends"
            onChange={setDateMs}
            error={form.errorAt('expiry')}
          />
        )}
        <FormMessage>
          {form.refusal && isRefusedAsAWhole && (
            <RequestFailure error={form.refusal} what={t('addKey.notAdded')} form="line" />
          )}
        </FormMessage>
      </Form>
    </Dialog>
  );
}

function keyRule(known: readonly string[], wasPrivate: boolean) {
  return v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const reading = readPublicKey(dataset.value);
      if (wasPrivate || reading.kind === 'private-key') addIssue({ message: 'private-key' });
      else if (reading.kind === 'unusable') addIssue({ message: reading.problem });
      else if (known.includes(reading.pem.trim())) addIssue({ message: 'exists' });
    }),
  );
}

function expiryRule(nowMs: number) {
  return v.pipe(
    v.nullable(v.union([v.literal('never'), v.number()])),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.value === null) addIssue({ message: 'no-date' });
      else if (typeof dataset.value === 'number' && dataset.value <= nowMs) addIssue({ message: 'past' });
    }),
  );
}
