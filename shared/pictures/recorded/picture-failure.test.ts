import { mayPass, pictureFailure } from './picture-failure';

const context = { instanceId: 'north', call: 'GET api/recordings/frame' };

test.each([
  ['privacy', 'forbidden', { reason: 'camera-in-privacy', status: 403 }],
  ['not-recorded', 'not-found', { reason: 'frame-missing', status: 404 }],
  ['not-recorded', 'not-found', { status: 404 }],
  ['no-camera', 'not-found', { reason: 'camera-unknown', status: 404 }],
  ['gone', 'rejected', { status: 410 }],
  ['failed', 'forbidden', { status: 403 }],
  ['failed', 'server-error', { reason: 'toString', status: 500 }],
] as const)('%s: %s', (kind, code, more) => {
  expect(pictureFailure({ code, context: { ...context, ...more } }).kind).toBe(kind);
});

test('only a failed call may pass by itself', () => {
  expect(mayPass(pictureFailure({ code: 'timeout', context }))).toBe(true);
  expect(mayPass(pictureFailure({ code: 'forbidden', context }))).toBe(false);
  expect(mayPass(pictureFailure({ code: 'timeout', context: { ...context, reason: 'frame-missing' } }))).toBe(false);
  expect(mayPass({ kind: 'damaged', damage: 'truncated' })).toBe(false);
});
