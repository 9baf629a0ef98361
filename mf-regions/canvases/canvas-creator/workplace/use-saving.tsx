import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { type FormState, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { canvasCreatorPath } from '../../../canvas-records/record/canvas-addresses';
import { canvasNameSchema } from '../../../canvas-records/record/canvas-name';
import type { Base } from '../arranging/creator-state';
import { type SaveRefusal, saveCanvas } from './save-canvas';
import type { Creator } from './use-creator';

export interface CanvasSaving {
  readonly form: FormState<'name', SaveRefusal>;
  /** Why it was not saved, in words; null where the name, or a notice above, says it. */
  readonly failure: ReactNode;
}

export interface SavingOptions {
  readonly barn: InstanceView;
  readonly creator: Creator;
  readonly hasUnsaved: boolean;
  readonly onReread: () => void;
  /** Somebody else was faster. */
  readonly onTheirs: (theirs: Base) => void;
}

const rules = v.object({ name: canvasNameSchema });

/** Saves the canvas; a new one has an address of its own afterwards. Whatever the barn says, the work stays. */
export function useSaving({ barn, creator, hasUnsaved, onReread, onTheirs }: SavingOptions): CanvasSaving {
  const { t } = useTexts('mf-regions');
  const showToast = useShowToast();
  const navigate = useNavigate();
  const client = useInstanceClient(barn.globalUniqueIdentifier);
  const [created, setCreated] = useState<string | null>(null);
  const { now, base } = creator.state;
  const form = useForm<{ readonly name: string }, SaveRefusal>({
    needsLine: 'selected-barn',
    values: { name: now.name },
    rules,
    words: (_field, problem) => t(`canvasName.${problem}`),
    async send(signal) {
      const saved = await saveCanvas(client, now, base, signal);
      if (signal.aborted) return { kind: 'left' };
      switch (saved.kind) {
        case 'saved':
          creator.basedOn(saved.base);
          showToast({ kind: 'success', text: t('canvasCreator.saved', { name: now.name.trim() }) });
          if (base?.canvasId === saved.base.canvasId) onReread();
          else setCreated(saved.base.canvasId);
          return { kind: 'taken' };
        case 'name':
          return { kind: 'refused', refusal: saved, fields: { name: t('canvasName.inUse') } };
        case 'changed':
          onTheirs(saved.theirs);
          return { kind: 'refused', refusal: saved };
        case 'gone':
        case 'not-yours':
        case 'no-plan':
        case 'failed':
          return { kind: 'refused', refusal: saved };
      }
    },
  });
  useEffect(() => {
    if (created === null || hasUnsaved) return;
    void navigate(canvasCreatorPath(barn.globalUniqueIdentifier, created), { replace: true });
  }, [created, hasUnsaved, navigate, barn.globalUniqueIdentifier]);
  const { refusal } = form;
  return {
    form,
    failure: refusal?.kind === 'failed' && (
      <RequestFailure
        error={refusal.error}
        what={t('canvasCreator.notSaved')}
        onRetry={() => void form.submit()}
        form="line"
      />
    ),
  };
}
