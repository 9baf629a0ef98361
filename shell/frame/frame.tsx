import { useTexts } from '@barnwatch/shared/i18n';
import { useLeftPage, useNavigate } from '@barnwatch/shared/routing';
import { useMediaQuery } from '@barnwatch/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { AlongWorkPlace } from '../along/along-place';
import { KeyMap } from '../keys/key-map';
import { usePageKeys } from '../keys/use-page-keys';
import { AccountDialog } from '../session/account-dialog';
import { EulaInPlace } from '../session/eula-in-place';
import { SignOutDialog } from '../session/sign-out-dialog';
import { useSuite } from '../suite/suite-context';
import { BottomBar } from './bottom-bar';
import { FinderDialog } from './finder-dialog';
import styles from './frame.module.css';
import { lyingPhone } from './lying-phone';
import { Notices } from './notices';
import { Rail } from './rail';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useDrawnWhole } from './use-drawn-whole';
import { useKeptFocus } from './use-kept-focus';
import { wide } from './wide';

type OpenDialog = 'none' | 'account' | 'sign-out' | 'keys' | 'finder';

/** What stays while screens change: navigation, the barn one is at, notices. Sidebar from medium width, bars on phones, a rail where one lies. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { registry } = useSuite();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>('none');
  const isLying = useMediaQuery(lyingPhone);
  const isWide = useMediaQuery(wide);
  const isWhole = useDrawnWhole();
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  const close = () => setDialog('none');
  useLeftPage(dialog !== 'none', close);
  const actions = {
    onAccount: () => setDialog('account'),
    onFind: () => setDialog('finder'),
    onKeys: () => setDialog('keys'),
    onSignOut: () => setDialog('sign-out'),
  };
  usePageKeys({ signs: { '?': actions.onKeys, '/': actions.onFind }, withControl: { k: actions.onFind } });
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      {/* The document's title says the same to whoever does not see it. */}
      <div className={styles.titleBar} aria-hidden="true">
        <span>{registry.branding.name}</span>
      </div>
      {isLying ? (
        <Rail {...actions} />
      ) : (
        <>
          {(isWide || isWhole) && <Sidebar {...actions} makesFoldedLate={!isWhole} />}
          {(!isWide || isWhole) && <TopBar {...actions} />}
        </>
      )}
      <main ref={content} id="content" tabIndex={-1} className={styles.main}>
        <Notices />
        {children}
      </main>
      {!isLying && (!isWide || isWhole) && <BottomBar {...actions} />}
      {dialog === 'account' && <AccountDialog onClose={close} onSignOut={actions.onSignOut} onKeys={actions.onKeys} />}
      {dialog === 'finder' && <FinderDialog actions={actions} onClose={close} />}
      {dialog === 'keys' && <KeyMap onClose={close} />}
      <EulaInPlace />
      <AlongWorkPlace />
      {dialog === 'sign-out' && (
        <SignOutDialog
          onClose={close}
          onSignedOut={() => {
            close();
            void navigate('/select-barn');
          }}
        />
      )}
    </div>
  );
}
