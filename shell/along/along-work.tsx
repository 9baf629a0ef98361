import { shownName, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useLocation } from '@barnwatch/shared/routing';
import { useShowToast } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { DailyTaking } from './daily-taking';
import { takingAtom } from './taking';

/** What takes barns along while one is elsewhere: it says how that ended, and takes anew what is a day old. */
export function AlongWork() {
  useToldEnd();
  return <DailyTaking />;
}

/** Whoever has left the page is told; nobody is told of what nobody has pressed for. */
function useToldEnd(): void {
  const { t } = useTexts();
  const showToast = useShowToast();
  const taking = useAtomValue(takingAtom);
  const instances = useInstances();
  const { pathname } = useLocation();
  const told = useRef(taking);
  useEffect(() => {
    if (told.current === taking) return;
    told.current = taking;
    if (taking.kind !== 'ended' || taking.byItself || pathname.endsWith('/take-along')) return;
    const barn = instances.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === taking.barnId);
    if (!barn?.loggedIn) return;
    const isWhole = taking.end === 'whole';
    showToast({
      kind: isWhole ? 'success' : 'info',
      text: t(isWhole ? 'along.toldWhole' : 'along.toldStopped', { barn: shownName(barn) }),
    });
  }, [taking, pathname, instances, showToast, t]);
}
