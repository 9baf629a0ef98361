import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { type ReactNode, useRef, useState } from 'react';
import { KeyMap } from '../keys/key-map';
import { useQuestionMark } from '../keys/use-question-mark';
import { AccountDialog } from '../session/account-dialog';
import { EulaInPlace } from '../session/eula-in-place';
import { SignOutDialog } from '../session/sign-out-dialog';
import { BottomBar } from './bottom-bar';
import styles from './frame.module.css';
import { Notices } from './notices';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useKeptFocus } from './use-kept-focus';

type OpenDialog = 'none' | 'account' | 'sign-out' | 'keys';

/** What stays while screens change: navigation, the barn one is at, notices. Sidebar from medium width, bars on phones. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  useQuestionMark(() => setDialog('keys'));
  const close = () => setDialog('none');
  const actions = { onAccount: () => setDialog('account'), onSignOut: () => setDialog('sign-out') };
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <Sidebar {...actions} />
      <TopBar {...actions} />
      <main ref={content} id="content" tabIndex={-1} className={styles.main}>
        <Notices />
        {children}
      </main>
      <BottomBar {...actions} />
      <AccountDialog
        open={dialog === 'account'}
        onClose={close}
        onSignOut={actions.onSignOut}
        onKeys={() => setDialog('keys')}
      />
      {dialog === 'keys' && <KeyMap onClose={close} />}
      <EulaInPlace />
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
