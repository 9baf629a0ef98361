import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { draftKey, onDraftChange } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import { type KeptDraft, keptDrafts } from './kept-draft';

const none: readonly KeptDraft[] = [];

/**
 * What the signed-in account has begun and not saved at the selected barn.
 *
 * @param isWriting a form is open: what is in it is no matter of a list, and each key that is pressed is a change
 */
export function useKeptDrafts(kind: string, isWriting: boolean): readonly KeptDraft[] {
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  const [drafts, setDrafts] = useState(none);
  useEffect(() => {
    if (isWriting) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const { values } = await deviceStorage.open('drafts').look(draftKey({ instanceId, accountId, name: '' }));
      if (wanted) setDrafts(keptDrafts(values, kind));
    };
    void look();
    const end = onDraftChange(() => void look());
    return () => {
      wanted = false;
      end();
    };
  }, [instanceId, accountId, kind, isWriting]);
  return accountId === '' ? none : drafts;
}
