import { type InstanceView, signUp } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ErrorState, useNow, useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { heldBackToast } from '../../identity/eula/eula-rule';
import { EulaTick } from '../../identity/eula/eula-tick';
import { useTerms } from '../../identity/eula/use-terms';
import { locationProblem } from '../../identity/identity-rules/location-rule';
import { problemWords } from '../../identity/identity-rules/problem-words';
import { waitLeftMs } from '../sign-in/sign-in-trouble';
import type { PasswordMethod, TypedIdentity } from '../sign-in/typed-identity';
import { NewPasswordFields, type NewPasswords, noPasswords } from './new-password-fields';
import styles from './sign-up.module.css';
import { type SignUpValues, signUpData, signUpRules, signUpValues } from './sign-up-check';
import { SignUpNameFields } from './sign-up-name-fields';
import { type SignUpTrouble, signUpToastKey, signUpTrouble } from './sign-up-trouble';
import { SignUpTroubleLine } from './sign-up-trouble-line';
import { signUpWords } from './sign-up-words';

export interface SignUpFormProps {
  readonly instance: InstanceView;
  readonly method: PasswordMethod;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  /** The first field takes the focus when the form appears. */
  readonly takesFocus: boolean;
  /** There is an account now. The password is only lent, for signing in at once; it stays in its field meanwhile. */
  readonly onSignedUp: (password: string) => Promise<void>;
}

/** A new account at one instance: what was typed outlives every failure. */
export function SignUpForm({ instance, method, typed, onTyped, takesFocus, onSignedUp }: SignUpFormProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const { globalUniqueIdentifier: instanceId, discoveryObject } = instance;
  const [passwords, setPasswords] = useState<NewPasswords>(noPasswords);
  const [ticked, setTicked] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const read = useTerms(instanceId);
  const location = locationProblem(discoveryObject);
  const entry = { method, typed, ...passwords, acceptEula: ticked };
  const form = useForm<SignUpValues, SignUpTrouble>({
    values: signUpValues(entry, location),
    ...signUpRules(method, passwords.password, read.terms),
    words: (field, problem) => signUpWords(method, field, problem, t),
    ready: async () => (await read.settled()) !== 'left',
    onHeldBack: (problems) => showToast({ kind: 'error', text: t(heldBackToast(problems)) }),
    send: async (signal) => {
      const outcome = await signUp(instanceId, signUpData(entry), signal);
      if (signal.aborted) return { kind: 'left' };
      showToast({ kind: outcome.ok ? 'success' : 'error', text: t(signUpToastKey(outcome)) });
      if (outcome.ok) {
        await onSignedUp(passwords.password);
        setPasswords(noPasswords);
        return { kind: 'taken' };
      }
      const trouble = signUpTrouble(outcome, Date.now());
      if (trouble.kind === 'eula') {
        setTicked(false);
        read.retry();
      }
      return trouble.kind === 'in-use'
        ? { kind: 'refused', refusal: trouble, fields: { name: t(`signUp.${trouble.what}InUse`) } }
        : { kind: 'refused', refusal: trouble };
    },
  });
  const waiting = useNow((now) => waitLeftMs(form.refusal, now) > 0);
  useEffect(() => {
    if (takesFocus) firstField.current?.focus();
  }, [takesFocus]);

  return (
    <Form className={styles.form} form={form}>
      {location !== null && (
        <FormMessage>
          <ErrorState form="line" what={problemWords('location', location, t)} />
        </FormMessage>
      )}
      <SignUpNameFields method={method} typed={typed} onTyped={onTyped} form={form} firstField={firstField} />
      <NewPasswordFields passwords={passwords} onChange={setPasswords} form={form} />
      <EulaTick read={read} ticked={ticked} onTick={setTicked} error={form.errorAt('acceptEula')} />
      <FormMessage>
        {!form.busy && form.problemAt('acceptEula') === 'unknown' && <p role="status">{t('signUp.eulaMissing')}</p>}
        {form.refusal !== null && <SignUpTroubleLine trouble={form.refusal} instance={instance} />}
      </FormMessage>
      <Button kind="primary" type="submit" busy={form.busy} disabled={waiting}>
        {t('signUp.action')}
      </Button>
    </Form>
  );
}
