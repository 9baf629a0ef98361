import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import { readHeatmapDraft, writeHeatmapDraft } from '../heatmap/heatmap-address';
import type { ArtifactKind } from '../records/artifact';
import type { ArtifactFacts } from '../records/artifact-facts';

/** One artifact, by itself. */
export function artifactAddress(barnId: string, artifactId: string): string {
  return `${artifactsPath(barnId)}?${new URLSearchParams({ artifact: artifactId })}`;
}

/** Where a new one is made, of a camera where one is known. */
export function makingAddress(barnId: string, kind: ArtifactKind, cameraId: string | null): string {
  const of = cameraId === null ? {} : { cameraId };
  return `${artifactsPath(barnId)}?${new URLSearchParams({ new: kind, ...of })}`;
}

/** Where a heatmap is compared with the time before it; null where its span or its camera is not known. */
export function comparingAddress(barnId: string, facts: Extract<ArtifactFacts, { kind: 'heatmap' }>): string | null {
  const { cameraId, span, labels, gridsize, width, colorMap } = facts;
  if (span === null) return null;
  // What the maker does not offer has its default there.
  const known = { gridsize: String(gridsize), width: String(width), map: colorMap };
  const draft = readHeatmapDraft(new URLSearchParams(known), '1d');
  const query = writeHeatmapDraft({
    ...draft,
    cameraId,
    labels,
    span: { kind: 'between', ...span },
    comparison: { kind: 'before' },
  });
  return `${artifactsPath(barnId)}?${query}`;
}
