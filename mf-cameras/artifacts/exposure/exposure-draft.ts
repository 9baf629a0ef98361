import { frameIntervals } from '@barnwatch/shared/settings';
import type { TimeSpan } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { readChosenSpan, spanInAddress } from '../../figures/spans/chosen-span';
import { type GraphSpan, graphSpans } from '../../figures/spans/graph-span';
import type { ArtifactOrder } from '../making/make-artifact';
import { offered, usualWidth, type Width, widths } from '../making/making-address';

export type FrameInterval = (typeof frameIntervals)[number];

/** How late in the span the first picture can be; ms. */
export const offsets = [0, ...frameIntervals] as const;

const usualInterval: FrameInterval = 10_000;

/** The barn makes no more of one exposure (contract). */
const mostPictures = 20_000;

/** Everything of a long-time exposure that the address of its maker says. */
export interface ExposureDraft {
  readonly cameraId: string | null;
  readonly span: GraphSpan;
  readonly frameInterval: FrameInterval;
  readonly offset: (typeof offsets)[number];
  readonly width: Width;
}

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readExposureDraft(query: URLSearchParams): ExposureDraft {
  return {
    cameraId: query.get('cameraId') || null,
    span: readChosenSpan(query, graphSpans) ?? { kind: 'latest', name: '1h' },
    frameInterval: offered(frameIntervals, query.get('interval'), usualInterval),
    offset: offered(offsets, query.get('offset'), 0),
    width: offered(widths, query.get('width'), usualWidth),
  };
}

export function writeExposureDraft({ cameraId, span, frameInterval, offset, width }: ExposureDraft): URLSearchParams {
  const query = new URLSearchParams({ new: 'longTimeExposure' });
  if (cameraId !== null) query.set('cameraId', cameraId);
  for (const [name, value] of spanInAddress(span)) query.set(name, value);
  if (frameInterval !== usualInterval) query.set('interval', String(frameInterval));
  if (offset !== 0) query.set('offset', String(offset));
  if (width !== usualWidth) query.set('width', String(width));
  return query;
}

/** How many pictures lie over each other. */
export function picturesIn(
  { start, end }: TimeSpan,
  { frameInterval, offset }: Pick<ExposureDraft, 'frameInterval' | 'offset'>,
): number {
  return Math.max(0, Math.floor((end - start - offset) / frameInterval) + 1);
}

/** What the form checks: the message is the name of a problem. */
export const exposureRules = v.object({
  cameraId: v.pipe(
    v.nullable(v.string()),
    v.check((cameraId) => cameraId !== null, 'camera'),
  ),
  pictures: v.pipe(v.number(), v.minValue(2, 'tooFewPictures'), v.maxValue(mostPictures, 'tooManyPictures')),
});

/** What is asked of the barn. */
export function exposureOrder(
  { cameraId, frameInterval, offset, width }: ExposureDraft & { readonly cameraId: string },
  { start, end }: TimeSpan,
  storeArtifact: boolean,
): ArtifactOrder {
  const data = { cameraId, width, time: { start, end }, frameInterval, offset };
  return { kind: 'longTimeExposure', body: { storeArtifact, data } };
}
