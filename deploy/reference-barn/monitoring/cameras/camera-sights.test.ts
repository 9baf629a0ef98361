import { refuseOffline } from '../../cameras/refuse-source-end';
import { refuse } from '../../server/refusals';
import { type CameraLook, cameraFindings } from './camera-sights';

const still = { jpeg: new Uint8Array(), capturedAt: 1 };
const recording = { newestEnd: 900_000, possibleSince: 0, segmentMs: 60_000 };
const look = (more: Partial<CameraLook>): CameraLook => ({
  cameraId: 'pen-01',
  outcome: still,
  recording: null,
  nowMs: 1_000_000,
  ...more,
});
const kinds = (more: Partial<CameraLook>) => cameraFindings(look(more)).map(({ fault, sight }) => [fault, sight.kind]);

test('a camera that sends no picture is silent, and its recording is not told as well', () => {
  const outcome = refuseOffline('pen-01', null);
  expect(kinds({ outcome, recording: { ...recording, newestEnd: null } })).toEqual([
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
  ['a piece is as old as the one under way may be', { newestEnd: 800_000 }, 'well'],
  ['nothing came for two pieces and some slack', { newestEnd: 700_000 }, 'faulty'],
  ['there never was one', { newestEnd: null }, 'faulty'],
  ['it was private, or the instance began, a moment ago', { newestEnd: null, possibleSince: 990_000 }, 'well'],
] as const)('the recording, when %s', (_, more, kind) => {
  expect(kinds({ recording: { ...recording, ...more } })).toContainEqual(['recordingStopped', kind]);
});
