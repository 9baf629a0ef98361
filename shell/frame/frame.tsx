import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { type ReactNode, useState } from 'react';
import { AccountDialog } from '../session/account-dialog';
import { SignOutDialog } from '../session/sign-out-dialog';
import { BottomBar } from './bottom-bar';
import styles from './frame.module.css';
import { Notices } from './notices';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

type OpenDialog = 'none' | 'account' | 'sign-out';

/** What stays while screens change: navigation, the barn one is at, notices. Sidebar from medium width, bars on phones. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const close = () => setDialog('none');
  const actions = { onAccount: () => setDialog('account'), onSignOut: () => setDialog('sign-out') };
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <Sidebar {...actions} />
      <TopBar {...actions} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Notices />
        {children}
      </main>
      <BottomBar {...actions} />
      <AccountDialog open={dialog === 'account'} onClose={close} onSignOut={actions.onSignOut} />
      <SignOutDialog
        open={dialog === 'sign-out'}
        onClose={close}
        onSignedOut={() => {
          close();
          void navigate('/select-barn');
        }}
      />
    </div>
  );
}
