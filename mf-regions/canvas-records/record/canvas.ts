import type { CanvasCamera as ToldCamera } from '@barnwatch/shared/wire';
import type { CameraCanvas, CanvasCamera } from '@barnwatch/shared/wire/calls';
import { type Place, wholePicture } from '../geometry/place';
import { type Box, isConvex, type Quad } from '../geometry/point';

/** Several cameras arranged as one picture (product 3.14). */
export interface Canvas {
  readonly canvasId: string;
  readonly name: string;
  /** Others see it. */
  readonly isPublished: boolean;
  /** Others may change it. */
  readonly isEditable: boolean;
  /** Height divided by width. */
  readonly heightRatio: number;
  /** From the lowest to the uppermost. */
  readonly places: readonly Place[];
  /** A picture below them; null where there is none. */
  readonly floorPlan: FloorPlan | null;
  /** ms since 1970 UTC by the barn’s clock. */
  readonly lastUpdated: number;
  readonly ownerAccountId: string;
}

/** A floor plan below the pictures, as large as the canvas lets it be whole. */
export interface FloorPlan {
  readonly pictureId: string;
  /** 1 is opaque. */
  readonly opacity: number;
}

export const usualHeightRatio = 9 / 16;
/** Smaller ones cannot be seen or grasped. */
export const leastWidth = 0.01;
/** Smaller parts of a picture show nothing. */
export const leastCrop = 0.02;

export function canvasOf(told: CameraCanvas): Canvas {
  const {
    cameraCanvasId,
    name,
    published,
    editable,
    heightRatio,
    cameras = [],
    floorPlan,
    lastUpdated,
    ownerAccountId,
  } = told;
  return {
    canvasId: cameraCanvasId,
    name,
    isPublished: published,
    isEditable: editable,
    heightRatio: heightRatio > 0 ? heightRatio : usualHeightRatio,
    places: cameras.map(placeOf),
    floorPlan: floorPlan ? { pictureId: floorPlan.canvasPictureId, opacity: floorPlan.opacity } : null,
    lastUpdated,
    ownerAccountId,
  };
}

/** What cannot be drawn is read as if it had not been told: a width of nothing, a part of nothing, folded corners. */
export function placeOf({ cameraId, x, y, width, rotation = 0, crop, corners }: CanvasCamera): Place {
  return {
    cameraId,
    x,
    y,
    width: Math.max(leastWidth, width),
    rotation,
    crop: crop === undefined ? null : cropOf(crop),
    corners: quadOf(corners ?? []),
  };
}

/** As the contract has it; members that say nothing are left out. */
export function toldPlace({ cameraId, x, y, width, rotation, crop, corners }: Place): ToldCamera {
  return {
    cameraId,
    x,
    y,
    width,
    ...(rotation !== 0 && { rotation }),
    ...(crop && { crop: { ...crop } }),
    ...(corners && { corners: corners.map((corner) => ({ ...corner })) }),
  };
}

/** As the contract has it; null where there is none. */
export function toldPlan(plan: FloorPlan | null): CameraCanvas['floorPlan'] | null {
  return plan && { canvasPictureId: plan.pictureId, opacity: plan.opacity };
}

/** Whether this account may change and delete it; `canvases.manage` is needed besides. */
export function isOwnOrShared({ isEditable, ownerAccountId }: Canvas, accountId: string | null): boolean {
  return isEditable || ownerAccountId === accountId;
}

function cropOf({ x, y, width, height }: Box): Box | null {
  const part = {
    x: Math.min(x, 1 - leastCrop),
    y: Math.min(y, 1 - leastCrop),
    width: Math.max(leastCrop, Math.min(width, 1 - Math.min(x, 1 - leastCrop))),
    height: Math.max(leastCrop, Math.min(height, 1 - Math.min(y, 1 - leastCrop))),
  };
  const isWhole =
    part.x === wholePicture.x && part.y === wholePicture.y && part.width === 1 && part.height === wholePicture.height;
  return isWhole ? null : part;
}

function quadOf([one, two, three, four]: readonly { readonly x: number; readonly y: number }[]): Quad | null {
  if (!one || !two || !three || !four) return null;
  const quad: Quad = [one, two, three, four];
  return isConvex(quad) ? quad : null;
}
