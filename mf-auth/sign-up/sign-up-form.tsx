import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ErrorState, useNow, useShowToast } from '@barnwatch/shared/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { EulaTick } from '../eula/eula-tick';
import { useTerms } from '../eula/use-terms';
import { locationProblem } from '../identity-rules/location-rule';
import { problemWords } from '../identity-rules/problem-words';
import { useFocusFaulty } from '../identity-rules/use-focus-faulty';
import { useLeftFields } from '../identity-rules/use-left-fields';
import { waitLeftMs } from '../sign-in/sign-in-trouble';
import type { PasswordMethod, TypedIdentity } from '../sign-in/typed-identity';
import { NewPasswordFields, type NewPasswords, noPasswords } from './new-password-fields';
import styles from './sign-up.module.css';
import { isSignUpComplete, signUpData } from './sign-up-check';
import { SignUpNameFields } from './sign-up-name-fields';
import { SignUpTroubleLine } from './sign-up-trouble-line';
import { useSignUp } from './use-sign-up';

export interface SignUpFormProps {
  readonly instance: InstanceView;
  readonly method: PasswordMethod;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  /** The first field takes the focus when the form appears. */
  readonly takesFocus: boolean;
  /** There is an account now. The password is only lent, for signing in at once. */
  readonly onSignedUp: (password: string) => void;
}

export type SignUpField = 'name' | 'displayName' | 'password' | 'passwordRepetition';

/** A new account at one instance: what was typed outlives every failure. */
export function SignUpForm({ instance, method, typed, onTyped, takesFocus, onSignedUp }: SignUpFormProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const { globalUniqueIdentifier: instanceId, discoveryObject } = instance;
  const [passwords, setPasswords] = useState<NewPasswords>(noPasswords);
  const [ticked, setTicked] = useState(false);
  const [sent, setSent] = useState(false);
  const [readingTerms, setReadingTerms] = useState(false);
  const [inUse, setInUse] = useState<string | null>(null);
  const read = useTerms(instanceId);
  const fields = useLeftFields<SignUpField>();
  const { form, focusFaulty } = useFocusFaulty();
  const { busy, trouble, attempt } = useSignUp(instanceId);
  const waiting = useNow((now) => waitLeftMs(trouble, now) > 0);
  const noLocation = locationProblem(discoveryObject);
  const { retry: readTermsAgain } = read;

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus, form]);

  useEffect(() => {
    if (trouble?.kind !== 'eula') return;
    setTicked(false);
    readTermsAgain();
  }, [trouble, readTermsAgain]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || waiting || readingTerms) return;
    const entry = { method, typed, ...passwords, acceptEula: ticked };
    fields.leaveAll();
    setReadingTerms(true);
    const terms = await read.settled();
    if (terms === 'left') return;
    setReadingTerms(false);
    setSent(true);
    if (!isSignUpComplete(entry, terms) || noLocation !== null) {
      const onlyEula = terms === 'to-accept' && isSignUpComplete({ ...entry, acceptEula: true }, terms);
      showToast({ kind: 'error', text: t(onlyEula ? 'toast.acceptEula' : 'toast.fixErrors') });
      focusFaulty();
      return;
    }
    const outcome = await attempt(signUpData(entry));
    if (outcome === null) return;
    if (outcome.ok) {
      setPasswords(noPasswords);
      onSignedUp(entry.password);
      return;
    }
    if (outcome.reason === 'username-in-use' || outcome.reason === 'email-in-use') setInUse(typed[method].trim());
    focusFaulty();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {noLocation !== null && <ErrorState form="line" what={problemWords('location', noLocation, t)} />}
      <SignUpNameFields method={method} typed={typed} onTyped={onTyped} inUse={inUse} fields={fields} />
      <NewPasswordFields passwords={passwords} onChange={setPasswords} fields={fields} />
      <EulaTick read={read} ticked={ticked} onTick={setTicked} missing={sent} />
      {sent && read.terms === 'unknown' && <p role="status">{t('signUp.eulaMissing')}</p>}
      {trouble !== null && <SignUpTroubleLine trouble={trouble} instance={instance} />}
      <Button kind="primary" type="submit" busy={busy || readingTerms} disabled={waiting}>
        {t('signUp.action')}
      </Button>
    </form>
  );
}
