import type { Artifact } from './artifact';

/** A heatmap for tests. */
export function exampleArtifact(artifactId: string, facts: Partial<Artifact> = {}): Artifact {
  return {
    artifactId,
    type: 'heatmap',
    preferredFilename: `heatmap-${artifactId}.png`,
    state: 'ready',
    progress: 1,
    createdAt: Date.UTC(2026, 0, 1),
    stored: true,
    mediaType: 'image/png',
    sizeBytes: 451_234,
    privateMs: 0,
    parameters: {
      cameraId: 'a',
      width: 1280,
      time: { start: Date.UTC(2025, 11, 31, 12), end: Date.UTC(2025, 11, 31, 13), duration: undefined },
      colorMap: 'viridis',
      labels: ['pig_lying'],
      settings: { gridsize: 20 },
    },
    ...facts,
  };
}
