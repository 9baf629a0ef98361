import { useAction } from '@barnwatch/shared/answers';
import type { RequestError } from '@barnwatch/shared/auth-client';
import { QuestionDialog, useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { deleteCameraCanvas } from '@barnwatch/shared/wire/calls';
import type { Canvas } from '../../canvas-records/record/canvas';

export interface DeleteDialogProps {
  readonly canvas: Canvas;
  readonly isBase: boolean;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Says who sees the canvas, asks, and deletes it. One that somebody has deleted already is deleted. */
export function DeleteDialog({ canvas: { canvasId, name, isPublished }, isBase, onCancel, onDone }: DeleteDialogProps) {
  const { t } = useTexts('mf-regions');
  const showToast = useShowToast();
  const { run } = useAction(deleteCameraCanvas);
  const form = useQuestion<RequestError>(
    async (signal) => {
      const done = await run({ path: { cameraCanvasId: canvasId } });
      if (!done.ok && done.error.code !== 'not-found') return done.error;
      if (!signal.aborted) showToast({ kind: 'success', text: t('canvasDelete.done', { name }) });
      return null;
    },
    onDone,
    'selected-barn',
  );
  const who = t(isPublished ? 'canvasDelete.everybody' : 'canvasDelete.nobodyElse');
  return (
    <QuestionDialog
      title={t('canvasDelete.title', { name })}
      text={isBase ? `${who} ${t('canvasDelete.isBase')}` : who}
      actionLabel={t('canvasDelete.action')}
      kind="danger"
      form={form}
      failure={
        form.refusal && (
          <RequestFailure
            error={form.refusal}
            what={t(
              form.refusal.context.reason === 'canvas-not-editable' ? 'canvasDelete.notYours' : 'canvasDelete.notDone',
            )}
            form="line"
          />
        )
      }
      onCancel={onCancel}
    />
  );
}
