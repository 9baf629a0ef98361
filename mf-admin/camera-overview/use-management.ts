import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useReducer, useRef } from 'react';
import { setManagement } from '../api/set-management';
import { type ManagementEdits, managementEditsAfter, noEdits } from './management-edits';

export interface Management {
  readonly edits: ManagementEdits;
  readonly manage: (cameraId: string, managed: boolean) => Promise<void>;
  readonly dismiss: (cameraId: string) => void;
}

/**
 * Switches the management of cameras on and off. Calls for one camera follow each other, and the last wish wins.
 * @param onSaved told after each saved change
 */
export function useManagement(onSaved: () => void): Management {
  const { t } = useTexts('mf-admin');
  const client = useInstanceClient();
  const showToast = useShowToast();
  const [edits, dispatch] = useReducer(managementEditsAfter, noEdits);
  const wishes = useRef(new Map<string, { readonly managed: boolean }>());
  const turns = useRef(new Map<string, Promise<unknown>>());

  return {
    edits,
    dismiss: (cameraId) => dispatch({ kind: 'dismissed', cameraId }),
    async manage(cameraId, managed) {
      const wish = { managed };
      wishes.current.set(cameraId, wish);
      dispatch({ kind: 'changed', cameraId, edit: { kind: 'saving', managed } });
      const before = turns.current.get(cameraId);
      const turn = Promise.resolve(before).then(() => {
        const isWanted = wishes.current.get(cameraId) === wish;
        return isWanted ? setManagement(client, cameraId, managed) : null;
      });
      turns.current.set(cameraId, turn);
      const outcome = await turn;
      if (outcome === null || wishes.current.get(cameraId) !== wish) return;
      if (outcome.ok) {
        dispatch({ kind: 'changed', cameraId, edit: { kind: 'saved', managed, at: Date.now() } });
        onSaved();
      } else {
        dispatch({ kind: 'changed', cameraId, edit: { kind: 'refused', managed, error: outcome.error } });
        showToast({ kind: 'error', text: t('management.failed') });
      }
    },
  };
}
