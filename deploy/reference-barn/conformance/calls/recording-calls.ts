import { answers, type Row, refuses } from '../row';

const unknownCamera = { cameraId: 'pen-99' };

/** Recorded pictures and what is made of pictures. `{hourAgo}` and `{start}` are moments of the present. */
export const recordingCalls: readonly Row[] = [
  // The newest one: the oldest is forgotten when four weeks are over, which may be the next second.
  answers('POST api/recordings/query', 200, {
    body: { limit: 1, order: [{ field: 'start', direction: 'desc' }] },
    keep: { recording: 'recordings.0.recordingId' },
  }),
  answers('POST api/recordings/spans', 200),
  answers('GET api/recordings/frame/{cameraId}/{timestamp}', 200, {
    path: { timestamp: '{hourAgo}' },
    query: { resizeY: 120 },
  }),
  refuses('GET api/recordings/frame/{cameraId}/{timestamp}', 404, 'camera-unknown', {
    path: { ...unknownCamera, timestamp: '{hourAgo}' },
  }),
  answers('POST api/recordings/markAsFallback/{cameraId}/{timestamp}', 200, { path: { timestamp: '{hourAgo}' } }),
  refuses('POST api/recordings/markAsFallback/{cameraId}/{timestamp}', 404, 'camera-unknown', {
    path: { ...unknownCamera, timestamp: '{hourAgo}' },
  }),
  answers('GET api/cameras/{cameraId}/still', 200, { query: { forceFallback: true } }),
  answers('GET api/recordings/thumbnail/image/{recordingId}', 200, { path: { recordingId: '{recording}' } }),
  refuses('GET api/recordings/thumbnail/image/{recordingId}', 404, 'recording-unknown', {
    path: { recordingId: 'none' },
  }),
  answers('GET api/recordings/thumbnail/gif/{recordingId}', 200, { path: { recordingId: '{recording}' } }),
  refuses('GET api/recordings/thumbnail/gif/{recordingId}', 404, 'recording-unknown', {
    path: { recordingId: 'none' },
  }),
  answers('GET api/recordings/file/{cameraId}/{start}/{end}', 200, { path: { start: '{start}', end: '{end}' } }),
  answers('GET api/recordings/file/{cameraId}/{start}/{end}', 206, {
    path: { start: '{start}', end: '{end}' },
    headers: { range: 'bytes=0-99' },
  }),
  refuses('GET api/recordings/file/{cameraId}/{start}/{end}', 416, 'range-not-satisfiable', {
    path: { start: '{start}', end: '{end}' },
    headers: { range: 'bytes=999999999999-' },
  }),
  refuses('GET api/recordings/file/{cameraId}/{start}/{end}', 404, 'camera-unknown', {
    path: { ...unknownCamera, start: '{start}', end: '{end}' },
  }),
  answers('GET api/recordings/file/{cameraId}/{start}/{end}', 200, {
    path: { start: '{start}', end: '{end}' },
    query: { form: 'fragmented' },
  }),
  answers('GET api/recordings/file/{cameraId}/{start}/{end}/progress', 200, {
    path: { start: '{start}', end: '{end}' },
  }),
  refuses('GET api/recordings/file/{cameraId}/{start}/{end}/progress', 404, 'camera-unknown', {
    path: { ...unknownCamera, start: '{start}', end: '{end}' },
  }),
  // Takes so long that what is ordered next, one after the other, is not ready when it is asked for.
  answers('POST api/artifact/create/longTimeExposure', 201, {
    body: {
      storeArtifact: true,
      data: { cameraId: 'pen-01', width: 160, time: { duration: 1_200_000 }, frameInterval: 10_000 },
    },
    keep: { exposure: 'artifact.artifactId' },
  }),
  answers('POST api/artifact/create/heatmap', 201, {
    body: {
      storeArtifact: true,
      data: {
        cameraId: 'pen-01',
        width: 160,
        time: { duration: 600_000 },
        colorMap: 'viridis',
        labels: ['pig_lying'],
        settings: { gridsize: 20 },
      },
    },
    keep: { artifact: 'artifact.artifactId' },
  }),
  refuses('GET api/artifact/{artifactId}', 409, 'artifact-not-ready', { path: { artifactId: '{artifact}' } }),
  refuses('GET api/artifact/{artifactId}/data', 409, 'artifact-not-ready', { path: { artifactId: '{artifact}' } }),
  refuses('POST api/artifact/create/heatmap', 404, 'camera-unknown', {
    body: {
      storeArtifact: true,
      data: {
        cameraId: 'pen-99',
        width: 160,
        time: { duration: 600_000 },
        colorMap: 'viridis',
        labels: ['pig_lying'],
        settings: { gridsize: 20 },
      },
    },
  }),
  refuses('POST api/artifact/create/longTimeExposure', 404, 'camera-unknown', {
    body: {
      storeArtifact: true,
      data: { cameraId: 'pen-99', width: 160, time: { duration: 60_000 }, frameInterval: 10_000 },
    },
  }),
  answers('POST api/artifact/data', 200),
  answers('GET api/artifact/{artifactId}', 200, { path: { artifactId: '{artifact}' }, whenReady: true }),
  refuses('GET api/artifact/{artifactId}', 404, 'artifact-unknown', { path: { artifactId: 'none' } }),
  answers('GET api/artifact/{artifactId}/data', 200, { path: { artifactId: '{artifact}' } }),
  refuses('GET api/artifact/{artifactId}/data', 404, 'artifact-unknown', { path: { artifactId: 'none' } }),
  refuses('GET api/artifact/{artifactId}/data', 404, 'artifact-without-data', { path: { artifactId: '{exposure}' } }),
  answers('DELETE api/artifact/{artifactId}', 200, { path: { artifactId: '{artifact}' } }),
  refuses('DELETE api/artifact/{artifactId}', 404, 'artifact-unknown', { path: { artifactId: 'none' } }),
];
