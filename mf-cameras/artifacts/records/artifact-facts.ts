import type { TimeSpan } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import type { Artifact } from './artifact';

/** Product 3.12: what is shown of an artifact beside its picture. A span is null where the barn does not tell it. */
export type ArtifactFacts =
  | {
      readonly kind: 'heatmap';
      readonly cameraId: string;
      readonly span: TimeSpan | null;
      readonly labels: readonly string[];
      /** Width of a cell, and of the picture, in its pixels. */
      readonly gridsize: number;
      readonly width: number;
      readonly colorMap: string;
    }
  | {
      readonly kind: 'longTimeExposure';
      readonly cameraId: string;
      readonly span: TimeSpan | null;
      /** ms between two pictures, and from the start of the span to the first. */
      readonly frameInterval: number;
      readonly offset: number;
      readonly width: number;
    }
  /** A kind of a later version, or one that does not tell what it was made from. */
  | { readonly kind: 'other'; readonly cameraId: string | null; readonly span: TimeSpan | null };

const heatmapSchema = v.object({
  labels: v.array(v.string()),
  settings: v.object({ gridsize: v.number() }),
  colorMap: v.string(),
});

const exposureSchema = v.object({ frameInterval: v.number(), offset: v.optional(v.number(), 0) });

export function artifactFacts({ type, parameters, createdAt }: Artifact): ArtifactFacts {
  const cameraId = parameters?.cameraId ?? null;
  const span = parameters ? spanOf(parameters.time, createdAt) : null;
  if (parameters && cameraId !== null) {
    const { width } = parameters;
    if (type === 'heatmap') {
      const { success, output } = v.safeParse(heatmapSchema, parameters);
      if (success) {
        const { labels, settings, colorMap } = output;
        return { kind: 'heatmap', cameraId, span, labels, gridsize: settings.gridsize, width, colorMap };
      }
    }
    if (type === 'longTimeExposure') {
      const { success, output } = v.safeParse(exposureSchema, parameters);
      if (success) return { kind: 'longTimeExposure', cameraId, span, width, ...output };
    }
  }
  return { kind: 'other', cameraId, span };
}

type ToldTime = NonNullable<Artifact['parameters']>['time'];

/** Two of start, end and duration make a span; a duration alone ends when the artifact was ordered. */
function spanOf({ start, end, duration }: ToldTime, createdAt: number): TimeSpan | null {
  if (start !== undefined && end !== undefined) return { start, end };
  if (duration === undefined) return null;
  if (start !== undefined) return { start, end: start + duration };
  const last = end ?? createdAt;
  return { start: last - duration, end: last };
}
