import { type InstanceView, refreshPermissions, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, Page, useCopy } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';

/**
 * Product 6.2: signed in, but nothing is permitted. Names the barn and the account, so that the administrator can help.
 */
export function NoPermissions({ barn }: { readonly barn: InstanceView }) {
  const { t } = useTexts();
  const copy = useCopy();
  const [asking, setAsking] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const accountId = barn.accountId ?? '';

  async function askAgain() {
    abort.current?.abort();
    abort.current = new AbortController();
    setAsking(true);
    await refreshPermissions(barn.globalUniqueIdentifier, abort.current.signal);
    setAsking(false);
  }

  return (
    <Page title={shownName(barn)} subtitle={barn.name}>
      <EmptyState
        icon="lock"
        text={t('noPermissions.text', { barn: shownName(barn) })}
        hint={t('noPermissions.hint', { accountId })}
        action={
          <>
            <Button kind="primary" icon="retry" busy={asking} onClick={() => void askAgain()}>
              {t('noPermissions.askAgain')}
            </Button>
            <Button icon="copy" onClick={() => void copy(accountId)}>
              {t('noPermissions.copyAccount')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
