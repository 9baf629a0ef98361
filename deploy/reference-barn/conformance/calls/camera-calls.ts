import { answers, type Row, refuses } from '../row';

const unknown = { path: { cameraId: 'pen-99' } };

/** Cameras, their stills, their live pictures and their privacy. */
export const cameraCalls: readonly Row[] = [
  answers('GET api/cameras', 200),
  answers('POST api/cameras', 201, {
    body: {
      camera: {
        cameraId: 'pen-13',
        name: 'Pen 13',
        tags: ['fattening'],
        source: { kind: 'simulated', seed: 13, species: 'pig', animalCount: 2, flooring: 'slatted' },
      },
    },
  }),
  refuses('POST api/cameras', 409, 'camera-exists', {
    body: {
      camera: {
        cameraId: 'pen-13',
        name: 'Pen 13',
        tags: [],
        source: { kind: 'simulated', seed: 13, species: 'pig', animalCount: 2, flooring: 'slatted' },
      },
    },
  }),
  answers('GET api/cameras/{cameraId}', 200),
  refuses('GET api/cameras/{cameraId}', 404, 'camera-unknown', unknown),
  answers('PATCH api/cameras/{key}/{cameraId}', 200, {
    path: { key: 'name', cameraId: 'pen-13' },
    body: { cameraRecord: { name: 'Pen 13 feeder' } },
  }),
  refuses('PATCH api/cameras/{key}/{cameraId}', 404, 'camera-unknown', {
    path: { key: 'name', cameraId: 'pen-99' },
    body: { cameraRecord: { name: 'Nowhere' } },
  }),
  answers('PUT api/cameras/{cameraId}/management/{autoManaged}', 200),
  refuses('PUT api/cameras/{cameraId}/management/{autoManaged}', 404, 'camera-unknown', {
    path: { cameraId: 'pen-99', autoManaged: true },
  }),
  answers('GET api/cameras/{cameraId}/still', 200, { query: { resizeY: 120 } }),
  refuses('GET api/cameras/{cameraId}/still', 404, 'camera-unknown', unknown),
  answers('POST api/cameraSources/picture', 200),
  refuses('POST api/cameraSources/picture', 404, 'source-silent', {
    body: { source: { kind: 'file', path: 'no-such-video.mp4' } },
  }),
  answers('GET api/streaming/{cameraId}', 200),
  refuses('GET api/streaming/{cameraId}', 404, 'camera-unknown', unknown),
  answers('PUT api/privacy/{cameraId}/{privacy}', 200, { path: { cameraId: 'pen-13', privacy: 'true' } }),
  refuses('PUT api/privacy/{cameraId}/{privacy}', 404, 'camera-unknown', {
    path: { cameraId: 'pen-99', privacy: 'true' },
  }),
  refuses('GET api/cameras/{cameraId}/still', 403, 'camera-in-privacy', { path: { cameraId: 'pen-13' } }),
  answers('PUT api/privacy/multiple/{duration}', 200, { path: { duration: 'false' } }),
];

/** What takes away what others need. */
export const cameraRemovals: readonly Row[] = [
  answers('DELETE api/cameras/{cameraId}', 200, { path: { cameraId: 'pen-13' } }),
  refuses('DELETE api/cameras/{cameraId}', 404, 'camera-unknown', unknown),
];
