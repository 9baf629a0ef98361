import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import { createCameraCanvas, queryOneCameraCanvas, updateCameraCanvas } from '@barnwatch/shared/wire/calls';
import { canvasOf } from '../../../canvas-records/record/canvas';
import { type Arrangement, arrangementOf, isSameArrangement, toldArrangement } from '../arranging/arrangement';
import type { Base } from '../arranging/creator-state';

export type Saved = { readonly kind: 'saved'; readonly base: Base } | SaveRefusal;

/** Why the barn did not take it. */
export type SaveRefusal =
  /** Another canvas has this name. */
  | { readonly kind: 'name' }
  /** Somebody has changed it meanwhile. */
  | { readonly kind: 'changed'; readonly theirs: Base }
  /** Somebody has deleted it, or shows it no longer. */
  | { readonly kind: 'gone' }
  /** Its owner lets nobody else change it. */
  | { readonly kind: 'not-yours' }
  /** The floor plan lay on no canvas for so long that it is gone: another one is chosen. */
  | { readonly kind: 'no-plan'; readonly pictureId: string | null }
  | { readonly kind: 'failed'; readonly error: RequestError };

/** Creates a canvas, or changes the one that it is based on, unless somebody was faster. Never throws. */
export async function saveCanvas(
  client: InstanceClient,
  arrangement: Arrangement,
  base: Base | null,
  signal: AbortSignal,
): Promise<Saved> {
  const cameraCanvas = toldArrangement(arrangement);
  // Left out it stays; instances of before know none.
  const isPlanGone = base?.arrangement.floorPlan && !arrangement.floorPlan;
  const outcome = base
    ? await sendCall(
        client,
        updateCameraCanvas,
        {
          path: { cameraCanvasId: base.canvasId },
          body: {
            updates: { ...cameraCanvas, ...(isPlanGone && { floorPlan: null }) },
            expectedLastUpdated: base.lastUpdated,
          },
        },
        { signal },
      )
    : await sendCall(client, createCameraCanvas, { body: { cameraCanvas } }, { signal });
  if (outcome.ok) {
    const { cameraCanvasId, lastUpdated } = outcome.value.answer.cameraCanvas;
    return { kind: 'saved', base: { canvasId: cameraCanvasId, arrangement, lastUpdated } };
  }
  const { error } = outcome;
  if (base && error.context.reason === 'canvas-changed') {
    const found = await readTheirs(client, base.canvasId, signal);
    // It had taken it, and its answer was lost on the way.
    const isOwn = found.kind === 'changed' && isSameArrangement(found.theirs.arrangement, arrangement);
    return isOwn ? { kind: 'saved', base: found.theirs } : found;
  }
  switch (error.context.reason) {
    case 'canvas-picture-unknown':
      return { kind: 'no-plan', pictureId: arrangement.floorPlan?.pictureId ?? null };
    case 'canvas-unknown':
      return { kind: 'gone' };
    case 'canvas-not-editable':
      return { kind: 'not-yours' };
  }
  // Product 8: a conflict at a canvas is one of names where the barn does not say otherwise.
  return error.code === 'conflict' ? { kind: 'name' } : { kind: 'failed', error };
}

async function readTheirs(client: InstanceClient, cameraCanvasId: string, signal: AbortSignal): Promise<SaveRefusal> {
  const asked = await sendCall(client, queryOneCameraCanvas, { body: { query: { cameraCanvasId } } }, { signal });
  if (!asked.ok) return { kind: 'failed', error: asked.error };
  const { cameraCanvas } = asked.value.answer;
  if (!cameraCanvas) return { kind: 'gone' };
  const canvas = canvasOf(cameraCanvas);
  return {
    kind: 'changed',
    theirs: { canvasId: canvas.canvasId, arrangement: arrangementOf(canvas), lastUpdated: canvas.lastUpdated },
  };
}
