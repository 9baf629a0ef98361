import type { DraftReading } from '@barnwatch/shared/outbox';
import { useEffect, useState } from 'react';
import type { CreatorDraft } from '../creator-draft';
import type { Creator } from './use-creator';

/**
 * Keeps what is not saved on the device with each change, and forgets it once nothing of it is left.
 *
 * @returns when the draft that this began with was kept, ms since 1970 UTC; null where there was none
 */
export function useDraftKeeping(
  { state: { now, base } }: Creator,
  { found, store }: Extract<DraftReading<CreatorDraft>, { readonly state: 'read' }>,
  hasUnsaved: boolean,
): number | null {
  const [savedAt] = useState(found?.savedAt ?? null);
  useEffect(() => {
    if (hasUnsaved) void store.keep({ arrangement: now, base, savedAt: Date.now() });
    else void store.forget();
  }, [store, now, base, hasUnsaved]);
  return hasUnsaved ? savedAt : null;
}
