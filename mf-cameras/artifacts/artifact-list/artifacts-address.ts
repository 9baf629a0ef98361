import type { TimeSpan } from '@barnwatch/shared/wire';
import { type ChosenSpan, momentsOf, readChosenSpan, spanInAddress } from '../../figures/spans/chosen-span';
import { graphSpans, type SpanName } from '../../figures/spans/graph-span';
import { type ArtifactKind, artifactKinds } from '../records/artifact';

/** Cards that one page brings. */
export const pageLength = 24;
/** An address that wants more pages is damaged; the list goes on from here by presses. */
const mostPages = 40;

/** What the list is narrowed to; null for all. */
export interface ArtifactFilter {
  readonly kind: ArtifactKind | null;
  readonly cameraId: string | null;
  /** When they were ordered. */
  readonly made: ChosenSpan<SpanName> | null;
}

/** Everything of the list that its address says. */
export interface ArtifactsView extends ArtifactFilter {
  /** How many pages are shown, at least 1. */
  readonly pages: number;
}

export const wholeList: ArtifactFilter = { kind: null, cameraId: null, made: null };

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readArtifactsView(query: URLSearchParams): ArtifactsView {
  const pages = Number(query.get('pages') ?? 1);
  const cameraId = query.get('cameraId');
  return {
    kind: artifactKinds.find((kind) => kind === query.get('type')) ?? null,
    cameraId: cameraId === '' ? null : cameraId,
    made: readChosenSpan(query, graphSpans),
    pages: Number.isInteger(pages) && pages >= 1 && pages <= mostPages ? pages : 1,
  };
}

export function writeArtifactsView({ kind, cameraId, made, pages }: ArtifactsView): URLSearchParams {
  const query = new URLSearchParams();
  if (kind !== null) query.set('type', kind);
  if (cameraId !== null) query.set('cameraId', cameraId);
  for (const [name, value] of made === null ? [] : spanInAddress(made)) query.set(name, value);
  if (pages > 1) query.set('pages', String(pages));
  return query;
}

/** Whether something is left out of the list. */
export function isFiltered({ kind, cameraId, made }: ArtifactFilter): boolean {
  return kind !== null || cameraId !== null || made !== null;
}

/** What the barn is asked for: the newest first. @param now by the barn's clock, ms since 1970 UTC */
export function artifactQuestion({ kind, cameraId, made }: ArtifactFilter, now: number) {
  return {
    query: {
      ...(kind !== null && { type: kind }),
      ...(cameraId !== null && { 'parameters.cameraId': cameraId }),
      ...(made !== null && { createdAt: madeWithin(made, momentsOf(made, graphSpans, now)) }),
    },
    order: [{ field: 'createdAt', direction: 'desc' as const }],
  };
}

/** What is made from now on belongs to a span that ends now. */
function madeWithin({ kind }: ChosenSpan<SpanName>, { start, end }: TimeSpan) {
  return kind === 'latest' ? { $gte: start } : { $gte: start, $lt: end };
}
