import { refuseOffline } from '../../cameras/refuse-source-end';
import { refuse } from '../../server/refusals';
import { type CameraLook, cameraFindings } from './camera-sights';

const still = { jpeg: new Uint8Array(), capturedAt: 1 };
const recording = { quietMs: 100_000, segmentMs: 60_000 };
const look = (more: Partial<CameraLook>): CameraLook => ({
  cameraId: 'pen-01',
  outcome: still,
  recording: null,
  ...more,
});
const kinds = (more: Partial<CameraLook>) => cameraFindings(look(more)).map(({ fault, sight }) => [fault, sight.kind]);

test('a camera that sends no picture is silent, and its recording is not told as well', () => {
  const outcome = refuseOffline('pen-01', null);
  expect(kinds({ outcome, recording: { ...recording, quietMs: 900_000 } })).toEqual([
    ['cameraSilent', 'faulty'],
    ['recordingStopped', 'unknown'],
  ]);
});

test.each(['camera-in-privacy', 'camera-unknown', 'unavailable'] as const)('%s says nothing about it', (code) => {
  expect(kinds({ outcome: refuse(code, 'Not now'), recording }).map(([, kind]) => kind)).toEqual([
    'unknown',
    'unknown',
  ]);
});

test('a camera without recording is asked for none', () => {
  expect(kinds({})).toEqual([['cameraSilent', 'well']]);
});

test.each([
  [240_000, 'well'],
  [240_001, 'faulty'],
] as const)('a recording of which nothing has come for %d ms is %s', (quietMs, kind) => {
  expect(kinds({ recording: { ...recording, quietMs } })).toContainEqual(['recordingStopped', kind]);
});
