import {
  createAccountAtProvider,
  type InstanceView,
  type ProviderAccountOutcome,
  shownName,
} from '@barnwatch/shared/auth-client';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, ErrorState, TextField, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { eulaRule, heldBackToast } from '../../identity/eula/eula-rule';
import { EulaTick } from '../../identity/eula/eula-tick';
import { useTerms } from '../../identity/eula/use-terms';
import { displayNameRules, longestDisplayName } from '../../identity/identity-rules/display-name-rules';
import { problemWords } from '../../identity/identity-rules/problem-words';
import { formRules } from '../../identity/identity-rules/rule';
import { SignOnFailure, type SignOnFailureProps } from './sign-on-failure';
import styles from './single-sign-on.module.css';

type AccountRefusal = Extract<ProviderAccountOutcome, { ok: false }>;

interface AccountValues {
  readonly displayName: string;
  readonly acceptEula: boolean;
}

export interface CreateAccountProps {
  readonly barn: InstanceView;
  readonly senator: InstanceView;
  readonly onCreated: () => void;
}

/** A new account at the barn for someone whom the senator knows: a name, and the barn's licence agreement. */
export function CreateAccount({ barn, senator, onCreated }: CreateAccountProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const barnName = shownName(barn);
  const [typedName, setTypedName] = useState('');
  const [ticked, setTicked] = useState(false);
  const read = useTerms(barn.globalUniqueIdentifier);
  const displayName = typedName.trim();
  const form = useForm<AccountValues, AccountRefusal>({
    values: { displayName, acceptEula: ticked },
    ...formRules({ displayName: displayNameRules }, { acceptEula: eulaRule(read.terms) }),
    words: (field, problem) =>
      field === 'acceptEula' ? t('toast.acceptEula') : problemWords('displayName', problem, t),
    ready: async () => (await read.settled()) !== 'left',
    onHeldBack: (problems) => showToast({ kind: 'error', text: t(heldBackToast(problems)) }),
    async send(signal) {
      const account = { displayName, acceptEula: ticked };
      const outcome = await createAccountAtProvider(barn.globalUniqueIdentifier, account, signal);
      if (signal.aborted) return { kind: 'left' };
      if (!outcome.ok) {
        showToast({ kind: 'error', text: t(refusedToasts[outcome.reason]) });
        if (outcome.reason === 'eula-required') {
          setTicked(false);
          read.retry();
        }
        return { kind: 'refused', refusal: outcome };
      }
      // One that existed all along was not created: what follows says the rest.
      if (outcome.created) showToast({ kind: 'success', text: t('singleSignOn.created') });
      onCreated();
      return { kind: 'taken' };
    },
  });

  return (
    <Card title={t('singleSignOn.createTitle', { barn: barnName })}>
      <p className={styles.intro}>{t('singleSignOn.createIntro', { barn: barnName })}</p>
      <Form className={styles.form} form={form}>
        <TextField
          required
          label={t('singleSignOn.displayName')}
          hint={t('singleSignOn.displayNameHint', { most: longestDisplayName })}
          name="displayName"
          autoComplete="name"
          value={typedName}
          onBlur={form.onLeave('displayName')}
          onChange={setTypedName}
          error={form.errorAt('displayName')}
        />
        <EulaTick read={read} ticked={ticked} onTick={setTicked} error={form.errorAt('acceptEula')} />
        <FormMessage>
          {!form.busy && form.problemAt('acceptEula') === 'unknown' && (
            <p role="status">{t('singleSignOn.eulaMissing')}</p>
          )}
          {form.refusal !== null && (
            <RefusalLine refusal={form.refusal} names={{ barn: barnName, senator: shownName(senator) }} />
          )}
        </FormMessage>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('singleSignOn.create')}
        </Button>
      </Form>
    </Card>
  );
}

/** Keys of the toasts of product 8.3. */
const refusedToasts = {
  'not-signed-in-at-senator': 'singleSignOn.couldNotCreateAccount',
  'eula-required': 'toast.haveToAcceptEula',
  'could-not-create': 'singleSignOn.couldNotCreateAccount',
  failed: 'singleSignOn.couldNotCreateAccount',
} as const satisfies Record<AccountRefusal['reason'], string>;

interface RefusalLineProps {
  readonly refusal: AccountRefusal;
  readonly names: SignOnFailureProps['names'];
}

function RefusalLine({ refusal: { reason, error }, names }: RefusalLineProps) {
  const { t } = useTexts('mf-auth');
  if (reason === 'eula-required') return <ErrorState form="line" what={t('toast.haveToAcceptEula')} />;
  return <SignOnFailure form="line" what={t('singleSignOn.couldNotCreateAccount')} names={names} error={error} />;
}
