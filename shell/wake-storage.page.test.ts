import { deviceStorage } from '@barnwatch/shared/storage';
import { wakeStorage } from './wake-storage';

test.each([
  ['/select-barn', ['instances', 'session', 'settings']],
  ['/dashboard/north-barn/grid', ['instances', 'session', 'settings', 'answers', 'stills']],
])('a start at %s opens what it reads', (path, purposes) => {
  const opened = jest.spyOn(deviceStorage, 'open');
  wakeStorage(path);
  expect(opened.mock.calls.flat()).toEqual(purposes);
  opened.mockRestore();
});
