// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, maxValue, minValue, nullish, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { fraction, identifier, page, timestampMs } from './entities';

export const canvasCorner = /* @__PURE__ */ object({ x: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(-1), /* @__PURE__ */ maxValue(2)), y: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(-1), /* @__PURE__ */ maxValue(2)) });
export type CanvasCorner = InferOutput<typeof canvasCorner>;

export const canvasCamera = /* @__PURE__ */ object({ cameraId: identifier, x: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), y: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(10)), width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ maxValue(1)), rotation: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(-360), /* @__PURE__ */ maxValue(360))), undefined), crop: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ x: fraction, y: fraction, width: fraction, height: fraction })), undefined), corners: /* @__PURE__ */ optional(/* @__PURE__ */ array(canvasCorner)) });
export type CanvasCamera = InferOutput<typeof canvasCamera>;

export const canvasFloorPlan = /* @__PURE__ */ object({ canvasPictureId: identifier, opacity: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ maxValue(1)) });
export type CanvasFloorPlan = InferOutput<typeof canvasFloorPlan>;

export const cameraCanvas = /* @__PURE__ */ object({ cameraCanvasId: identifier, name: /* @__PURE__ */ string(), published: /* @__PURE__ */ boolean(), editable: /* @__PURE__ */ boolean(), heightRatio: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ maxValue(10)), cameras: /* @__PURE__ */ optional(/* @__PURE__ */ array(canvasCamera)), floorPlan: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(canvasFloorPlan), undefined), lastUpdated: timestampMs, ownerAccountId: identifier });
export type CameraCanvas = InferOutput<typeof cameraCanvas>;

export const canvasPicture = /* @__PURE__ */ object({ canvasPictureId: identifier, sizeBytes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1)), width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)), height: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)) });
export type CanvasPicture = InferOutput<typeof canvasPicture>;

export const canvasManagement = /* @__PURE__ */ object({ baseCanvas: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) });
export type CanvasManagement = InferOutput<typeof canvasManagement>;

/** Canvases. */
export const queryCameraCanvases = /* @__PURE__ */ call('POST api/cameraCanvases/query', /* @__PURE__ */ object({ page: page }), { cameraCanvases: /* @__PURE__ */ inOrder(cameraCanvas) });

/** One canvas. */
export const queryOneCameraCanvas = /* @__PURE__ */ call('POST api/cameraCanvases/queryOne', /* @__PURE__ */ object({ cameraCanvas: /* @__PURE__ */ nullish(cameraCanvas, null) }), {  });

/** All canvases and which one is shown first. */
export const listCameraCanvases = /* @__PURE__ */ call('GET api/cameraCanvases/', /* @__PURE__ */ object({ baseCanvas: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) }), { cameraCanvases: /* @__PURE__ */ inOrder(cameraCanvas) });

/** Create a canvas. */
export const createCameraCanvas = /* @__PURE__ */ call('POST api/cameraCanvases', /* @__PURE__ */ object({ cameraCanvas: cameraCanvas }), {  });

/** Change a canvas. */
export const updateCameraCanvas = /* @__PURE__ */ call('PATCH api/cameraCanvases/{cameraCanvasId}', /* @__PURE__ */ object({ cameraCanvas: cameraCanvas }), {  });

/** Delete a canvas. */
export const deleteCameraCanvas = /* @__PURE__ */ call('DELETE api/cameraCanvases/{cameraCanvasId}', /* @__PURE__ */ object({  }), {  });

/** Send a picture that lies below a canvas. */
export const sendCanvasPicture = /* @__PURE__ */ call('POST api/canvasPictures', /* @__PURE__ */ object({ canvasPicture: canvasPicture }), {  });

/** Choose the canvas that is shown first. */
export const setBaseCanvas = /* @__PURE__ */ call('PATCH api/config/{product}.camera.canvas.management/', /* @__PURE__ */ object({ config: canvasManagement }), {  });
