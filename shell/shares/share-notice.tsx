import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useLocation } from '@barnwatch/shared/routing';
import { Banner, buttonClass } from '@barnwatch/shared/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { sharesPath } from './share-addresses';
import { lookForShares } from './waiting-shares';
import { waitingSharesAtom } from './waiting-shares-atom';

/** Something was shared with the suite and is in no form yet, as after a sudden end: the way to go on with it. */
export function ShareNotice() {
  const { t } = useTexts();
  const states = useStore();
  const { pathname, search } = useLocation();
  const count = useAtomValue(waitingSharesAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen may have taken it up
  useEffect(() => {
    void lookForShares(states);
  }, [states, pathname, search]);
  const isBeingTaken = pathname.startsWith(sharesPath) || search.includes('shared');
  if (count === 0 || isBeingTaken) return null;
  return (
    <Banner
      kind="info"
      action={
        <SuiteLink className={buttonClass('quiet')} to={sharesPath}>
          {t('shares.goOn')}
        </SuiteLink>
      }
    >
      {t('shares.waiting', { count })}
    </Banner>
  );
}
