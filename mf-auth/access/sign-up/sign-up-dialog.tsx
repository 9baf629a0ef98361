import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ConnectionChip, Dialog, Skeleton } from '@barnwatch/shared/ui';
import { LazyPart } from '../../dialogs/loading/lazy-part';
import styles from '../sign-in/sign-in.module.css';
import type { TypedIdentity } from '../sign-in/typed-identity';
import { useSignInMethods } from '../sign-in/use-sign-in-methods';

// Most people who open the page have an account: the form is fetched by those who have none.
const loadWays = () => import('./sign-up-ways');

/** About the height of the form: so little jumps when it is there. */
const formHeight = '420px';

export interface SignUpDialogProps {
  readonly instance: InstanceView;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  readonly onClose: () => void;
  readonly onSignedIn: (eulaNeeded: boolean) => void;
  readonly onToSignIn: () => void;
}

/** Making an account at one instance, in whichever way it supports. */
export function SignUpDialog({ instance, typed, onTyped, onClose, onSignedIn, onToSignIn }: SignUpDialogProps) {
  const { t } = useTexts('mf-auth');
  const { reading, retry } = useSignInMethods(instance.globalUniqueIdentifier);
  return (
    <Dialog open title={t('signUp.title', { barn: shownName(instance) })} onClose={onClose}>
      <div className={styles.content}>
        <ConnectionChip instance={instance} />
        <LazyPart load={loadWays} height={formHeight}>
          {({ OwnSignUpWays }) =>
            reading.state === 'probing' ? (
              <Skeleton height={formHeight} />
            ) : (
              <OwnSignUpWays
                instance={instance}
                reading={reading}
                onRetry={retry}
                typed={typed}
                onTyped={onTyped}
                takesFocus
                onSignedIn={onSignedIn}
                onToSignIn={onToSignIn}
              />
            )
          }
        </LazyPart>
        <p className={styles.signUp}>
          <Button kind="plain" onClick={onToSignIn}>
            {t('signUp.signInInstead')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
