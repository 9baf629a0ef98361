import { useAction } from '@barnwatch/shared/answers';
import type { InstanceView, RequestError } from '@barnwatch/shared/auth-client';
import { QuestionDialog, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { RequestFailure, TextField, useShowToast } from '@barnwatch/shared/ui';
import { createCameraCanvas } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import * as v from 'valibot';
import { type Canvas, toldPlace, toldPlan } from '../../canvas-records/record/canvas';
import { canvasCreatorPath } from '../../canvas-records/record/canvas-addresses';
import { canvasNameSchema, freeName } from '../../canvas-records/record/canvas-name';

export interface CopyDialogProps {
  readonly barn: InstanceView;
  readonly canvas: Canvas;
  /** Names that are in use, as far as this account sees. */
  readonly taken: ReadonlySet<string>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const rules = v.object({ name: canvasNameSchema });

/** A copy under another name: a draft of one's own, opened to be adapted. */
export function CopyDialog({ barn, canvas, taken, onCancel, onDone }: CopyDialogProps) {
  const { t } = useTexts('mf-regions');
  const navigate = useNavigate();
  const showToast = useShowToast();
  const { run } = useAction(createCameraCanvas);
  const [name, setName] = useState(() => freeName(canvas.name, taken));
  const form = useForm<{ readonly name: string }, RequestError>({
    needsLine: 'selected-barn',
    values: { name },
    rules,
    words: (_field, problem) => t(`canvasName.${problem}`),
    async send(signal) {
      const plan = toldPlan(canvas.floorPlan);
      const done = await run({
        body: {
          cameraCanvas: {
            name: name.trim(),
            published: false,
            editable: false,
            heightRatio: canvas.heightRatio,
            cameras: canvas.places.map(toldPlace),
            ...(plan && { floorPlan: plan }),
          },
        },
      });
      if (signal.aborted) return { kind: 'left' };
      if (!done.ok) {
        const isTaken = done.error.code === 'conflict';
        return {
          kind: 'refused',
          refusal: done.error,
          ...(isTaken && { fields: { name: t('canvasName.inUse') } }),
        };
      }
      showToast({ kind: 'success', text: t('canvasCopy.done', { name: name.trim() }) });
      onDone();
      const { cameraCanvasId } = done.value.answer.cameraCanvas;
      void navigate(canvasCreatorPath(barn.globalUniqueIdentifier, cameraCanvasId));
      return { kind: 'taken' };
    },
  });
  return (
    <QuestionDialog
      title={t('canvasCopy.title', { name: canvas.name })}
      text={t('canvasCopy.text')}
      actionLabel={t('canvasCopy.action')}
      form={form}
      failure={
        form.refusal &&
        form.refusal.code !== 'conflict' && (
          <RequestFailure error={form.refusal} what={t('canvasCopy.notDone')} form="line" />
        )
      }
      onCancel={onCancel}
    >
      <TextField
        label={t('canvasName.label')}
        required
        name="name"
        value={name}
        error={form.errorAt('name')}
        onChange={setName}
      />
    </QuestionDialog>
  );
}
