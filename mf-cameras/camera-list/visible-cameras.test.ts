import fc from 'fast-check';
import { exampleCamera } from '../api/example-camera';
import { selectCameras } from './visible-cameras';

const all = { search: '', showUntagged: false };
const ids = (cameras: Parameters<typeof selectCameras>[0], filter = all) =>
  selectCameras(cameras, filter, 'en').shown.map(({ cameraId }) => cameraId);

test('by sort prefix, then by name as a reader expects', () => {
  const cameras = [
    exampleCamera('c', { name: 'Pen 10', sortPrefix: '2' }),
    exampleCamera('b', { name: 'Pen 2', sortPrefix: '2' }),
    exampleCamera('a', { name: 'Zulu', sortPrefix: '10' }),
    exampleCamera('d', { name: 'Älter', sortPrefix: '' }),
    exampleCamera('e', { name: 'Beta', sortPrefix: '' }),
  ];
  expect(ids(cameras)).toEqual(['d', 'e', 'b', 'c', 'a']);
});

test('decommissioned cameras are never listed, untagged ones only on request', () => {
  const cameras = [
    exampleCamera('a'),
    exampleCamera('gone', { tags: ['fattening', 'decommissioned'] }),
    exampleCamera('untagged', { tags: [] }),
  ];
  expect(ids(cameras)).toEqual(['a']);
  expect(ids(cameras, { search: 'gone', showUntagged: true })).toEqual([]);
  expect(ids(cameras, { search: '', showUntagged: true })).toEqual(['a', 'untagged']);
  expect(selectCameras(cameras, all, 'en')).toMatchObject({ untagged: 1, total: 2 });
});

test.each([
  ['FEEDER', ['a']],
  ['CAM-B', ['cam-b']],
  ['  ', ['a', 'cam-b']],
  ['nothing like it', []],
])('searches names and ids without case: %s', (search, found) => {
  const cameras = [exampleCamera('a', { name: 'Pen 1 feeder' }), exampleCamera('cam-b', { name: 'Pen 2' })];
  expect(ids(cameras, { search, showUntagged: false })).toEqual(found);
});

test('equal, emoji, right-to-left and script-like names are all reachable', () => {
  const names = ['Pen', 'Pen', '🐷', 'حظيرة', '<script>alert(1)</script>', '__proto__'];
  const cameras = names.map((name, index) => exampleCamera(`c${index}`, { name }));
  expect(ids(cameras)).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    expect(ids(cameras, { search: name, showUntagged: false })).toContain(`c${index}`);
  }
});

test('the order does not depend on the order of arrival', () => {
  const camera = fc.record({ name: fc.string({ maxLength: 4 }), sortPrefix: fc.constantFrom('', '1', '2', 'a') });
  fc.assert(
    fc.property(fc.array(camera, { maxLength: 30 }), (facts) => {
      const cameras = facts.map((fact, index) => exampleCamera(`c${index}`, fact));
      expect(ids([...cameras].reverse())).toEqual(ids(cameras));
    }),
  );
});
