import { exampleCamera } from '../../camera-records/record/example-camera';
import { camerasNow } from './cameras-now';

test('each camera is told once, the one that is off the longest first', () => {
  const { working, offline, hidden } = camerasNow([
    exampleCamera('fine'),
    exampleCamera('off since noon', { online: false, lastSeen: 5000 }),
    exampleCamera('off since morning', { online: false, lastSeen: 1000 }),
    exampleCamera('never seen', { online: false, lastSeen: null }),
    exampleCamera('private and off', { online: false, privacy: { active: true, until: null } }),
  ]);
  const ids = (cameras: typeof working) => cameras.map(({ cameraId }) => cameraId);
  expect(ids(working)).toEqual(['fine']);
  expect(ids(offline)).toEqual(['never seen', 'off since morning', 'off since noon']);
  expect(ids(hidden)).toEqual(['private and off']);
});
