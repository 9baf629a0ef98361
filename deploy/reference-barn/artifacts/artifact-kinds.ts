import type { StoredArtifact } from './artifact-store';

/** What this version makes. */
export const artifactKinds = {
  heatmap: { mediaType: 'image/png', name: 'heatmap', extension: 'png' },
  longTimeExposure: { mediaType: 'image/jpeg', name: 'long-time-exposure', extension: 'jpg' },
} as const;

const longestName = 200;

/** `heatmap-pen-01-2026-09-30.png`: the kind, the camera and the (UTC) day on which the span ends. */
export function preferredFilename(
  type: keyof typeof artifactKinds,
  { cameraId, time: { end = 0 } }: StoredArtifact['parameters'],
): string {
  const { name, extension } = artifactKinds[type];
  const day = new Date(end).toISOString().slice(0, 10);
  return `${`${name}-${cameraId}`.slice(0, longestName - 20)}-${day}.${extension}`;
}
