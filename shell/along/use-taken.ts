import { readTakenAlong, type TakenAlong } from '@barnwatch/shared/along';
import { useEffect, useState } from 'react';
import type { TakingState } from './taking';

export type TakenReading = { readonly kind: 'reading' } | { readonly kind: 'read'; readonly taken: TakenAlong | null };

/** What was taken along of a barn before; read again when something has ended. */
export function useTaken(instanceId: string, accountId: string, taking: TakingState): TakenReading {
  const [reading, setReading] = useState<TakenReading>({ kind: 'reading' });
  // Each end is another one: what was quick was never seen under way.
  const ended = taking.kind === 'taking' ? null : taking;
  useEffect(() => {
    if (ended === null) return;
    let wanted = true;
    void readTakenAlong({ instanceId, accountId }).then((taken) => {
      if (wanted) setReading({ kind: 'read', taken });
    });
    return () => {
      wanted = false;
    };
  }, [instanceId, accountId, ended]);
  return reading;
}
