import { checkConnection, selectBarn, useInstances } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';
import { checkInTurn } from './check-in-turn';

/**
 * Entering the page (product 2.1): no barn is selected any more, and every instance is probed within the limits of
 * product 9.9, many at the same time, so that hardly one waits for another. Leaving ends the waiting.
 */
export function useEntry(): void {
  const instances = useInstances();
  const [entered] = useState(() => instances.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier));
  useEffect(() => {
    selectBarn(null);
    const abort = new AbortController();
    const check = (instanceId: string) => checkConnection(instanceId, abort.signal);
    void checkInTurn(entered, check, abort.signal);
    return () => abort.abort();
  }, [entered]);
}
