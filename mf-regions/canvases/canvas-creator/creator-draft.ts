import * as v from 'valibot';
import type { Arrangement } from './arranging/arrangement';
import type { Base } from './arranging/creator-state';

const number = v.pipe(v.number(), v.finite());
const pointSchema = v.object({ x: number, y: number });

const placeSchema = v.object({
  key: v.string(),
  cameraId: v.string(),
  x: number,
  y: number,
  width: number,
  rotation: number,
  crop: v.nullable(v.object({ x: number, y: number, width: number, height: number })),
  corners: v.nullable(v.pipe(v.strictTuple([pointSchema, pointSchema, pointSchema, pointSchema]), v.readonly())),
});

const arrangementSchema = v.object({
  name: v.string(),
  isPublished: v.boolean(),
  isEditable: v.boolean(),
  heightRatio: number,
  places: v.pipe(v.array(placeSchema), v.readonly()),
  /** Drafts of before have none. */
  floorPlan: v.optional(v.nullable(v.object({ pictureId: v.string(), opacity: number })), null),
});

/** What is arranged and not saved, and what it began from. */
export const creatorDraftSchema = v.object({
  arrangement: arrangementSchema,
  base: v.nullable(v.object({ canvasId: v.string(), arrangement: arrangementSchema, lastUpdated: number })),
  /** ms since 1970 UTC */
  savedAt: number,
});

export interface CreatorDraft {
  readonly arrangement: Arrangement;
  readonly base: Base | null;
  readonly savedAt: number;
}

/** @param canvasId null for a new one */
export function draftName(canvasId: string | null): string {
  return canvasId === null ? 'canvas:new' : `canvas:${canvasId}`;
}
