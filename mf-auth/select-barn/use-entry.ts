import { checkConnection, selectBarn, useInstances } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';

/**
 * Entering the page (spec 2): no barn is selected any more, and every instance is probed within the limits of spec 9,
 * all at the same time, so that none waits for another. Leaving ends the waiting.
 */
export function useEntry(): void {
  const instances = useInstances();
  const [entered] = useState(() => instances.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier));
  useEffect(() => {
    selectBarn(null);
    const abort = new AbortController();
    for (const instanceId of entered) void checkConnection(instanceId, abort.signal);
    return () => abort.abort();
  }, [entered]);
}
