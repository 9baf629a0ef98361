import { useTexts } from '@barnwatch/shared/i18n';
import { useLocation, useNavigate } from '@barnwatch/shared/routing';
import { Button, EmptyState, Page } from '@barnwatch/shared/ui';

interface DeviceLateProps {
  /** The barn of the address. */
  readonly barnId: string | null;
  readonly title: string;
}

/** Who is signed in is still being read: the screen follows by itself, and nobody has to wait for it. */
export function DeviceLate({ barnId, title }: DeviceLateProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = barnId === null ? null : { returnTo: `${pathname}${search}`, barnId };
  const signIn = (): void => void navigate('/select-barn', { replace: true, state });
  return (
    <Page title={title}>
      <div role="status">
        <EmptyState
          icon="account"
          text={t('deviceLate.title')}
          hint={t('deviceLate.text')}
          action={<Button onClick={signIn}>{t('deviceLate.signIn')}</Button>}
        />
      </div>
    </Page>
  );
}
