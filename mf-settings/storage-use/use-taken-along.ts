import { readTakenAlong, type TakenAlong } from '@barnwatch/shared/along';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';

/** What was taken along of a barn; null where there is nothing, or it is not known yet. Read again with each `measured`. */
export function useTakenAlong(
  { globalUniqueIdentifier: instanceId, accountId }: InstanceView,
  measured: object,
): TakenAlong | null {
  const [taken, setTaken] = useState<TakenAlong | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is read anew
  useEffect(() => {
    let wanted = true;
    void readTakenAlong({ instanceId, accountId: accountId ?? '' }).then((told) => wanted && setTaken(told));
    return () => {
      wanted = false;
    };
  }, [instanceId, accountId, measured]);
  return taken;
}
