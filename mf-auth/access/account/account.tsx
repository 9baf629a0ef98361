import { useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, EmptyState, Page } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { SignOutDialog } from '../sign-in/sign-out-dialog';
import { DeveloperOptions } from './developer-options';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog';
import { SignedInInstance } from './signed-in-instance';

/** Up to this many instances are shown with everything open. */
const expandedUpTo = 2;

/** What is asked: signing out of one instance (its id) or of all. */
type Asked =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly instanceId: string };

/** Route `/account`: who one is at which instance, what one may do there, and the ways out. */
export function AccountScreen() {
  const { t } = useTexts('mf-auth');
  const instances = useInstances();
  const [asked, setAsked] = useState<Asked>({ kind: 'none' });
  const signedIn = instances.filter(({ loggedIn }) => loggedIn);
  const one = instances.find(
    (instance) => asked.kind === 'one' && instance.globalUniqueIdentifier === asked.instanceId,
  );
  const close = () => setAsked({ kind: 'none' });

  return (
    <Page
      width="reading"
      title={t('account.title')}
      subtitle={t('account.signedInAt', { count: signedIn.length })}
      actions={
        signedIn.length > 1 && (
          <Button icon="logout" onClick={() => setAsked({ kind: 'all' })}>
            {t('account.signOutEverywhere')}
          </Button>
        )
      }
    >
      {signedIn.length === 0 && (
        <EmptyState
          icon="account"
          text={t('account.nowhere')}
          hint={t('account.nowhereHint')}
          action={
            <SuiteLink className={buttonClass('primary')} to="/select-barn">
              {t('quickLink.toBarns')}
            </SuiteLink>
          }
        />
      )}
      {signedIn.map((instance) => (
        <SignedInInstance
          key={instance.globalUniqueIdentifier}
          instance={instance}
          expanded={signedIn.length <= expandedUpTo}
          onSignOut={(instanceId) => setAsked({ kind: 'one', instanceId })}
        />
      ))}
      <DeveloperOptions />
      {one && <SignOutDialog instance={one} onClose={close} />}
      {asked.kind === 'all' && <SignOutEverywhereDialog instances={signedIn} onClose={close} />}
    </Page>
  );
}
