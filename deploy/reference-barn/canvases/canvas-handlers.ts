import { randomUUID } from 'node:crypto';
import type { CameraCanvas, CanvasCamera } from '@barnwatch/shared/wire';
import { type Cameras, unknownCamera } from '../cameras/cameras';
import { requireCaller } from '../identity/session-handlers';
import { answerCreated, answerData } from '../server/answers';
import type { Caller, Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
import type { CanvasPictures } from './canvas-pictures';
import type { CanvasStore, StoredCanvas } from './canvas-store';
import { isConvex } from './convex';

/** Canvases: those that are published, and one's own. */
export function createCanvasHandlers(
  canvases: CanvasStore,
  pictures: CanvasPictures,
  { store: cameras }: Cameras,
): Handlers {
  /** Nobody puts a picture on a canvas that is not shown to him. */
  function refusePlan(floorPlan: CameraCanvas['floorPlan'] | null, { accountId }: Caller): Refusal | null {
    if (!floorPlan || pictures.read(floorPlan.canvasPictureId, accountId)) return null;
    return unknownPicture(floorPlan.canvasPictureId);
  }

  /** @param field where the request names them */
  function checkCameras(placed: readonly CanvasCamera[], field: string): Refusal | null {
    const unknown = placed.find(({ cameraId }) => !cameras.find(cameraId));
    return unknown ? unknownCamera(unknown.cameraId) : refuseFolded(placed, field);
  }

  /** A canvas that the caller sees. Others' drafts are told no different from what does not exist. */
  function seen(cameraCanvasId: string, { accountId }: Caller): StoredCanvas | undefined {
    const canvas = canvases.find(cameraCanvasId);
    return canvas && (canvas.published || canvas.ownerAccountId === accountId) ? canvas : undefined;
  }

  return {
    'GET api/cameraCanvases/': ({ caller }) => {
      const listed = canvases.listFor(requireCaller(caller).accountId);
      const base = canvases.baseCanvas();
      const isListed = listed.some(({ cameraCanvasId }) => cameraCanvasId === base);
      return answerData({ cameraCanvases: listed, baseCanvas: isListed ? base : null });
    },
    'POST api/cameraCanvases': ({ body: { cameraCanvas: value }, caller, now }) => {
      const refusal =
        checkCameras(value.cameras, '/cameraCanvas/cameras') ?? refusePlan(value.floorPlan, requireCaller(caller));
      if (refusal) return refusal;
      if (canvases.isNameTaken(value.name, null)) return nameInUse(value.name);
      const { accountId: ownerAccountId } = requireCaller(caller);
      const cameraCanvas = { cameraCanvasId: randomUUID(), ...value, lastUpdated: now, ownerAccountId };
      canvases.write(cameraCanvas);
      return answerCreated({ cameraCanvas });
    },
    'PATCH api/cameraCanvases/{cameraCanvasId}': ({ path: { cameraCanvasId }, body, caller, now }) => {
      const { updates, expectedLastUpdated } = body;
      const stored = seen(cameraCanvasId, requireCaller(caller));
      if (!stored) return unknownCanvas(cameraCanvasId);
      if (!mayChange(stored, requireCaller(caller))) return notEditable(cameraCanvasId);
      const refusal = checkCameras(updates.cameras ?? [], '/updates/cameras');
      if (refusal) return refusal;
      if (expectedLastUpdated !== undefined && expectedLastUpdated !== stored.lastUpdated) {
        return refuse('canvas-changed', 'The canvas was changed meanwhile', { details: { cameraCanvas: stored } });
      }
      if (updates.name !== undefined && canvases.isNameTaken(updates.name, cameraCanvasId)) {
        return nameInUse(updates.name);
      }
      const planRefusal = refusePlan(updates.floorPlan, requireCaller(caller));
      if (planRefusal) return planRefusal;
      // Two changes within a millisecond must not look like one.
      const { floorPlan = stored.floorPlan, ...others } = updates;
      const { floorPlan: _, ...rest } = stored;
      const lastUpdated = Math.max(now, stored.lastUpdated + 1);
      const cameraCanvas = { ...rest, ...others, ...(floorPlan && { floorPlan }), lastUpdated };
      canvases.write(cameraCanvas);
      const before = stored.floorPlan?.canvasPictureId;
      if (before !== undefined && before !== floorPlan?.canvasPictureId) pictures.release(before, now);
      return answerData({ cameraCanvas });
    },
    'DELETE api/cameraCanvases/{cameraCanvasId}': ({ path: { cameraCanvasId }, caller }) => {
      const stored = seen(cameraCanvasId, requireCaller(caller));
      if (!stored) return unknownCanvas(cameraCanvasId);
      if (!mayChange(stored, requireCaller(caller))) return notEditable(cameraCanvasId);
      canvases.remove(cameraCanvasId);
      if (stored.floorPlan) pictures.forgetUnused(stored.floorPlan.canvasPictureId);
      return answerData({});
    },
    'POST api/canvasPictures': async ({ body: { canvasPicture }, caller, now }) => {
      const kept = await pictures.keep(canvasPicture.content, requireCaller(caller).accountId, now);
      if (kept) return answerCreated({ canvasPicture: kept });
      return refuse('canvas-picture-rejected', 'This is no JPEG picture that can be read');
    },
    'GET api/canvasPictures/{canvasPictureId}': ({ path: { canvasPictureId }, caller }) => {
      const content = pictures.read(canvasPictureId, requireCaller(caller).accountId);
      return content ? { kind: 'file', content, contentType: 'image/jpeg' } : unknownPicture(canvasPictureId);
    },
  };
}

/** Its owner always; others where it is marked as editable. */
function mayChange({ editable, ownerAccountId }: StoredCanvas, { accountId }: Caller): boolean {
  return editable || ownerAccountId === accountId;
}

/** Pictures cannot be drawn between corners that fold back. */
function refuseFolded(placed: readonly CanvasCamera[], field: string): Refusal | null {
  const index = placed.findIndex(({ corners }) => corners !== undefined && !isConvex(corners));
  if (index < 0) return null;
  const message = 'must be convex, from the upper left corner clockwise';
  return refuseRequest({ in: 'body', field: `${field}/${index}/corners`, rule: 'convex', message });
}

export function unknownCanvas(cameraCanvasId: string): Refusal {
  return refuse('canvas-unknown', `There is no camera canvas ${cameraCanvasId}`, { details: { cameraCanvasId } });
}

function unknownPicture(canvasPictureId: string): Refusal {
  return refuse('canvas-picture-unknown', `There is no picture ${canvasPictureId}`, { details: { canvasPictureId } });
}

function notEditable(cameraCanvasId: string): Refusal {
  return refuse('canvas-not-editable', 'Only its owner may change this canvas', { details: { cameraCanvasId } });
}

function nameInUse(name: string): Refusal {
  return refuse('canvas-name-in-use', 'Another camera canvas has this name', { details: { name } });
}
