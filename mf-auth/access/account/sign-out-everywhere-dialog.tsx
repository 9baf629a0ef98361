import { type InstanceView, shownName, signOutEverywhere } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { useState } from 'react';
import { AskBeforeLoss } from '../../dialogs/kept-on-device/ask-before-loss';

export interface SignOutEverywhereDialogProps {
  readonly instances: readonly InstanceView[];
  readonly onClose: () => void;
}

/** More names than this would hide the question. */
const namesShown = 5;

/** Signing out of every instance asks first, and says what this device forgets with that. It works offline too. */
export function SignOutEverywhereDialog({ instances, onClose }: SignOutEverywhereDialogProps) {
  const { t } = useTexts('mf-auth');
  const { language } = useLanguage();
  // As they were when it was asked: signing out empties the list one by one.
  const [asked] = useState(instances);
  const more = asked.length - namesShown;
  const names = asked.slice(0, more > 0 ? namesShown : undefined).map(shownName);
  const barns = new Intl.ListFormat(language).format(
    more > 0 ? [...names, t('account.moreBarns', { count: more })] : names,
  );

  return (
    <AskBeforeLoss
      instanceIds={asked.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)}
      words={{
        title: t('account.signOutEverywhereTitle'),
        text: t('account.signOutEverywhereText', { barns }),
        confirm: t('account.signOutEverywhere'),
        done: t('account.signedOutEverywhere'),
      }}
      act={signOutEverywhere}
      onClose={onClose}
    />
  );
}
