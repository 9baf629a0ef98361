import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { type DraftReading, draftKey } from '@barnwatch/shared/outbox';
import { forgetShare, readShare, type Share } from '@barnwatch/shared/shares';
import { deviceStorage } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import { attachedPhotos, mostPhotos } from './attached-photos';
import type { FormDraft } from './form-draft';
import { sharedMark } from './form-target';
import { longestDescription, longestTitle } from './intervention-rules';
import { type InterventionValues, newIntervention } from './intervention-values';

/** What was shared, on its way into a form. */
export type ShareReading =
  | { readonly kind: 'reading' }
  /** Neither it nor a draft made of it is on the device. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly values: InterventionValues;
      readonly photos: readonly string[];
      /** Of how many files nothing became, and why. */
      readonly unread: number;
      readonly beyond: number;
    };

type ReadDraft = Extract<DraftReading<FormDraft>, { readonly state: 'read' }>;

/** The words of a share as far as the form has room for them. */
export function valuesOfShare({ title, text }: Pick<Share, 'title' | 'text'>): InterventionValues {
  return {
    ...newIntervention(null),
    title: title.slice(0, longestTitle),
    description: text.slice(0, longestDescription),
  };
}

/** The name of the draft that becomes of something that was shared. */
export const shareDraftName = (shareId: string): string => `intervention:${sharedMark}${shareId}`;

/** Whether a draft lies on the disk itself, however late that says so: storage that fails has it in memory alone. */
async function isOnDisk(key: string): Promise<boolean> {
  const drafts = deviceStorage.open('drafts');
  await drafts.landed(key);
  const { seen, values } = await drafts.look(key);
  return seen && values.has(key);
}

/**
 * Makes a draft of what was shared, named by it, and lets go of it only when the draft lies on the device: killed at any
 * moment, it is found in one of the two places, and never becomes two.
 */
export function useShare(shareId: string, draft: ReadDraft): ShareReading {
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  const [reading, setReading] = useState<ShareReading>({ kind: 'reading' });
  const [tries, setTries] = useState(0);
  const { found, begun, store } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading
  useEffect(() => {
    let wanted = true;
    const show = (next: ShareReading) => {
      if (wanted) setReading(next);
    };
    const forget = async () => {
      if (await isOnDisk(draftKey({ instanceId, accountId, name: shareDraftName(shareId) })))
        await forgetShare(caches, shareId);
    };
    async function take(): Promise<void> {
      if (found !== null) {
        show({ kind: 'ready', values: found.values, photos: found.photos, unread: 0, beyond: 0 });
        // Killed between the two: the draft has everything.
        return forget();
      }
      // Begun anew: what was shared became a draft before, and somebody wants none of it.
      if (begun > 0) return show({ kind: 'ready', values: newIntervention(null), photos: [], unread: 0, beyond: 0 });
      const share = await readShare(caches, shareId);
      if (share === null) return show({ kind: 'gone' });
      const { photos, unread, beyond } = await attachedPhotos(share.files, mostPhotos);
      if (!wanted) return;
      const values = valuesOfShare(share);
      await store.keep({ values, photos: [...photos], sentAs: null, basedOn: null, savedAt: Date.now() });
      show({ kind: 'ready', values, photos, unread: unread + share.leftOut, beyond });
      await forget();
    }
    take().catch(() => show({ kind: 'failed', retry: () => setTries((count) => count + 1) }));
    return () => {
      wanted = false;
    };
  }, [instanceId, accountId, shareId, found, begun, store, tries]);
  return reading;
}
