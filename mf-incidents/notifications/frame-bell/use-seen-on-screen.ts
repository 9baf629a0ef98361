import { useLocation } from '@barnwatch/shared/routing';
import { useEffect } from 'react';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { withSeen } from '../new-incidents/new-incidents';
import type { NewIncidentsHere } from './use-new-incidents';

/** An incident whose own screen is open has been seen. */
export function useSeenOnScreen(barnId: string, { kept, change }: NewIncidentsHere): void {
  const { pathname } = useLocation();
  const open = kept?.listed.find(({ seen, incidentId }) => !seen && incidentAddress(barnId, incidentId) === pathname);
  const openId = open?.incidentId;
  useEffect(() => {
    if (openId !== undefined) change((before) => withSeen(before, new Set([openId])));
  }, [openId, change]);
}
