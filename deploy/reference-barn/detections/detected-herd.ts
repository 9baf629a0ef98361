import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Posture as Label } from '../herd/animal';
import type { DetectedLooks } from './detected-looks';
import type { CountedMinute, SeenMinute } from './seen-minute';

/** The animals of a real camera, as far as detectors have found them. */
export interface DetectedHerd {
  readonly kind: 'detected';
  readonly cameraId: string;
  /** Everything that was ever looked for. */
  readonly labels: readonly Label[];
  /** As many as were ever seen at once. */
  readonly mostAnimals: number;
  /** The minutes that begin within a span and of which something is known, in order. */
  minutes(span: TimeSpan): Iterable<SeenMinute>;
  /** The same without places. */
  counts(span: TimeSpan): Iterable<CountedMinute>;
}

/** Null where nothing was ever sent of the camera. */
export function detectedHerdOf(looks: DetectedLooks, cameraId: string): DetectedHerd | null {
  const camera = looks.camera(cameraId);
  if (!camera) return null;
  const { labels, mostAnimals } = camera;
  return {
    kind: 'detected',
    cameraId,
    labels,
    mostAnimals,
    minutes: (span) => looks.minutes(cameraId, span),
    counts: (span) => looks.counts(cameraId, span),
  };
}
