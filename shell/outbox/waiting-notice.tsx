import { shownName, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { Outbox } from '@barnwatch/shared/outbox';
import { generatePath, SuiteLink, useLocation } from '@barnwatch/shared/routing';
import { Banner, buttonClass } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { openedOutboxAtom } from './opened-outbox';
import { waitingEntries } from './waiting-entries';

/** What waits to be sent or was refused, wherever one is; nothing where nothing waits. */
export function WaitingNotice() {
  const outbox = useAtomValue(openedOutboxAtom);
  return outbox && <Waiting outbox={outbox} />;
}

function Waiting({ outbox }: { readonly outbox: Outbox }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { entries } = useAtomValue(outbox.stateAtom);
  const instances = useInstances();
  const barns = useMemo(() => {
    const accounts = new Map(instances.map((view) => [view.globalUniqueIdentifier, view.accountId]));
    return waitingEntries(entries, accounts);
  }, [entries, instances]);
  return barns.map(({ instanceId, waiting, refused }) => {
    const view = instances.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
    const barn = view ? shownName(view) : instanceId;
    const place = generatePath('/dashboard/:barnId/interventions', { barnId: instanceId });
    // The page itself shows them there.
    if (pathname === place) return null;
    return (
      <Banner
        key={instanceId}
        kind={refused > 0 ? 'warning' : 'info'}
        action={
          <SuiteLink className={buttonClass('quiet')} to={place}>
            {t('outbox.show')}
          </SuiteLink>
        }
      >
        {refused > 0 && <p>{t('outbox.refused', { count: refused, barn })}</p>}
        {waiting > 0 && <p>{t('outbox.waiting', { count: waiting, barn })}</p>}
      </Banner>
    );
  });
}
