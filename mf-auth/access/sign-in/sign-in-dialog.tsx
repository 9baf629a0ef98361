import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, ConnectionChip, Dialog } from '@barnwatch/shared/ui';
import { LazyPart } from '../../dialogs/loading/lazy-part';
import { DemonstrationAccounts } from './demonstration-accounts';
import styles from './sign-in.module.css';
import { SignInSkeleton } from './sign-in-skeleton';
import type { TypedIdentity } from './typed-identity';
import { useSignInMethods } from './use-sign-in-methods';

// Fetched while the instance is asked how to sign in there: the page with the barns does not wait for it.
const loadWays = () => import('./sign-in-ways');

export interface SignInDialogProps {
  readonly instance: InstanceView;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  readonly onClose: () => void;
  readonly onSignedIn: (eulaNeeded: boolean) => void;
  readonly onSignUp: () => void;
}

/** Signing in at one instance, in whichever way it supports. */
export function SignInDialog({ instance, typed, onTyped, onClose, onSignedIn, onSignUp }: SignInDialogProps) {
  const { t } = useTexts('mf-auth');
  const { reading, retry } = useSignInMethods(instance.globalUniqueIdentifier);
  const { signedOutReason } = instance;
  return (
    <Dialog open title={t('signIn.title', { barn: shownName(instance) })} onClose={onClose}>
      <div className={styles.content}>
        <ConnectionChip instance={instance} />
        {signedOutReason !== null && signedOutReason !== 'by-user' && (
          <Banner kind="info">{t(`signedOut.${signedOutReason}`)}</Banner>
        )}
        <LazyPart load={loadWays} placeholder={<SignInSkeleton hasSenatorLink={instance.type === 'barn'} />}>
          {({ OwnSignInWays }) => (
            <OwnSignInWays
              instance={instance}
              reading={reading}
              onRetry={retry}
              typed={typed}
              onTyped={onTyped}
              onSignedIn={onSignedIn}
              takesFocus
            />
          )}
        </LazyPart>
        <DemonstrationAccounts instance={instance} />
        <p className={styles.signUp}>
          <span>{t('signIn.noAccount')}</span>
          <Button kind="plain" onClick={onSignUp}>
            {t('signUp.action')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
