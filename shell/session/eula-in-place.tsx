import { type InstanceView, shownName, signOut, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, ErrorState, Skeleton } from '@barnwatch/shared/ui';
import { useSpoken } from '../fetched/use-spoken';

// Seldom wanted, and never without a network: the instance has just answered.
const loadQuestion = () => import(/* webpackChunkName: "account" */ './eula-question');

function FetchedQuestion({ barn }: { readonly barn: InstanceView }) {
  const { t } = useTexts();
  const fetched = useSpoken(loadQuestion);
  if (fetched.state === 'ready') return <fetched.part.EulaQuestion barn={barn} />;
  return (
    <Dialog
      open
      width="wide"
      dismissible={false}
      title={t('eulaInPlace.title', { barn: shownName(barn) })}
      onClose={() => undefined}
      actions={<Button onClick={() => void signOut(barn.globalUniqueIdentifier)}>{t('eulaInPlace.decline')}</Button>}
    >
      {fetched.state === 'loading' ? (
        <Skeleton height="min(42dvh, 420px)" />
      ) : (
        <ErrorState what={t('eulaInPlace.notLoaded')} onRetry={fetched.onRetry} />
      )}
    </Dialog>
  );
}

/**
 * The agreement that the selected barn asks for in the middle of a session (product 4.8, 451): over the page, which
 * stays as it is. The requests that met it wait in the auth client and go on once it is accepted; declining logs out.
 */
export function EulaInPlace() {
  const barn = useSelectedBarn();
  if (!barn?.loggedIn || !barn.eulaNeeded) return null;
  return <FetchedQuestion key={barn.globalUniqueIdentifier} barn={barn} />;
}
