import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, ErrorState, TextField, useShowToast } from '@barnwatch/shared/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { EulaTick } from '../eula/eula-tick';
import { useTerms } from '../eula/use-terms';
import { displayNameRules, longestDisplayName } from '../identity-rules/display-name-rules';
import { problemWords } from '../identity-rules/problem-words';
import { firstProblem } from '../identity-rules/rule';
import { useFocusFaulty } from '../identity-rules/use-focus-faulty';
import { useLeftFields } from '../identity-rules/use-left-fields';
import { SignOnFailure, type SignOnFailureProps } from './sign-on-failure';
import styles from './single-sign-on.module.css';
import { type AccountRefusal, useAccountCreation } from './use-account-creation';

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
  const [sent, setSent] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const read = useTerms(barn.globalUniqueIdentifier);
  const fields = useLeftFields<'displayName'>();
  const { form, focusFaulty } = useFocusFaulty();
  const { busy, refusal, create } = useAccountCreation(barn.globalUniqueIdentifier);
  const displayName = typedName.trim();
  const problem = fields.shown('displayName', displayNameRules, displayName);
  const { terms, retry: readTermsAgain } = read;

  useEffect(() => {
    if (refusal?.reason !== 'eula-required') return;
    setTicked(false);
    readTermsAgain();
  }, [refusal, readTermsAgain]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || waiting) return;
    fields.leaveAll();
    setWaiting(true);
    const agreement = await read.settled();
    if (agreement === 'left') return;
    setWaiting(false);
    setSent(true);
    const hasName = firstProblem(displayNameRules, displayName) === null;
    const agreed = agreement === 'none' || (agreement === 'to-accept' && ticked);
    if (!hasName || !agreed) {
      const onlyEula = hasName && agreement === 'to-accept';
      showToast({ kind: 'error', text: t(onlyEula ? 'toast.acceptEula' : 'toast.fixErrors') });
      focusFaulty();
      return;
    }
    const outcome = await create({ displayName, acceptEula: ticked });
    if (outcome?.ok) onCreated();
  }

  return (
    <Card title={t('singleSignOn.createTitle', { barn: barnName })}>
      <p className={styles.intro}>{t('singleSignOn.createIntro', { barn: barnName })}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          required
          label={t('singleSignOn.displayName')}
          hint={t('singleSignOn.displayNameHint', { most: longestDisplayName })}
          name="displayName"
          autoComplete="name"
          value={typedName}
          onBlur={fields.onLeave('displayName')}
          onChange={setTypedName}
          error={problem === null ? undefined : problemWords('displayName', problem, t)}
        />
        <EulaTick read={read} ticked={ticked} onTick={setTicked} missing={sent} />
        {sent && terms === 'unknown' && <p role="status">{t('singleSignOn.eulaMissing')}</p>}
        {refusal !== null && <RefusalLine refusal={refusal} names={{ barn: barnName, senator: shownName(senator) }} />}
        <Button kind="primary" type="submit" busy={busy || waiting}>
          {t('singleSignOn.create')}
        </Button>
      </form>
    </Card>
  );
}

interface RefusalLineProps {
  readonly refusal: AccountRefusal;
  readonly names: SignOnFailureProps['names'];
}

function RefusalLine({ refusal: { reason, error }, names }: RefusalLineProps) {
  const { t } = useTexts('mf-auth');
  if (reason === 'eula-required') return <ErrorState form="line" what={t('toast.haveToAcceptEula')} />;
  return <SignOnFailure form="line" what={t('singleSignOn.couldNotCreateAccount')} names={names} error={error} />;
}
