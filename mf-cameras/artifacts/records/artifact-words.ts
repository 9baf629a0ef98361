import { formatDateTime, formatDuration, formatShare, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { isCountedLabel } from '../../figures/data/counted-labels';
import { type Artifact, isArtifactKind } from './artifact';
import { type ArtifactFacts, artifactFacts } from './artifact-facts';

/** One line of what is told of an artifact. */
export interface FactLine {
  readonly name: string;
  readonly words: string;
}

/** What it is, in words; a kind of a later version goes by its own name. */
export function kindWords({ type }: Pick<Artifact, 'type'>, t: Translate): string {
  return isArtifactKind(type) ? t(`artifacts.kinds.${type}`) : type;
}

/** What it is, and of which camera. */
export function nameWords(artifact: Artifact, cameraName: (cameraId: string) => string, t: Translate): string {
  const { cameraId } = artifactFacts(artifact);
  const kind = kindWords(artifact, t);
  return cameraId === null ? kind : t('artifacts.nameOf', { kind, camera: cameraName(cameraId) });
}

/** Labels in words; one that this version does not know goes by its own name. */
export function labelWords(labels: readonly string[], t: Translate): string {
  return labels.map((label) => (isCountedLabel(label) ? t(`graph.labels.${label}`) : label)).join(', ');
}

/** Product 3.12: what is shown of an artifact, line by line. */
export function factLines(facts: ArtifactFacts, cameraName: (cameraId: string) => string, t: Translate): FactLine[] {
  const line = (name: string, words: string): FactLine => ({ name: t(`artifacts.facts.${name}`), words });
  const camera = facts.cameraId === null ? [] : [line('camera', cameraName(facts.cameraId))];
  const span = spanLines(facts.span, line);
  switch (facts.kind) {
    case 'heatmap':
      return [
        ...camera,
        line('labels', labelWords(facts.labels, t)),
        line('gridsize', t('artifacts.facts.pixels', { count: facts.gridsize })),
        ...span,
      ];
    case 'longTimeExposure':
      return [
        ...camera,
        line('frameInterval', formatDuration(facts.frameInterval)),
        line('offset', formatDuration(facts.offset)),
        ...span,
      ];
    case 'other':
      return [...camera, ...span];
  }
}

/** How much of the span was private and is left out; null where nothing is, or the barn does not say. */
export function privateWords({ privateMs = 0 }: Artifact, facts: ArtifactFacts, t: Translate, language: Language) {
  if (privateMs === 0) return null;
  const length = facts.span ? facts.span.end - facts.span.start : 0;
  const share = length > 0 ? formatShare(Math.min(1, privateMs / length), language) : '';
  return t(share === '' ? 'artifacts.private' : 'artifacts.privateShare', {
    duration: formatDuration(privateMs),
    share,
  });
}

/** A span as it is written. */
export function spanWords({ start, end }: TimeSpan, t: Translate): string {
  return t('artifacts.span', { start: formatDateTime(start), end: formatDateTime(end) });
}

function spanLines(span: TimeSpan | null, line: (name: string, words: string) => FactLine): FactLine[] {
  if (span === null) return [];
  return [
    line('start', formatDateTime(span.start)),
    line('duration', formatDuration(span.end - span.start)),
    line('end', formatDateTime(span.end)),
  ];
}
