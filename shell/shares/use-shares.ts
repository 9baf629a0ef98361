import { forgetShare, type KeptShare, listShares } from '@barnwatch/shared/shares';
import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { lookForShares } from './waiting-shares';

type SharesReading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'known'; readonly shares: readonly KeptShare[] };

export interface Shares {
  readonly reading: SharesReading;
  readonly discard: (shareId: string) => void;
}

/** What was shared with the suite and is in no form yet; another window may take it meanwhile. */
export function useShares(): Shares {
  const states = useStore();
  const [reading, setReading] = useState<SharesReading>({ kind: 'reading' });
  const look = useCallback(async () => {
    try {
      setReading({ kind: 'known', shares: await listShares(caches, Date.now()) });
    } catch {
      setReading({ kind: 'failed', retry: () => void look() });
    }
    await lookForShares(states);
  }, [states]);
  useEffect(() => {
    void look();
    const lookAgain = () => void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [look]);
  const discard = (shareId: string) => void forgetShare(caches, shareId).then(look, look);
  return { reading, discard };
}
