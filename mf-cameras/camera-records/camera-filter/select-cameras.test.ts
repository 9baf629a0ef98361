import fc from 'fast-check';
import type { Camera } from '../record/camera';
import { exampleCamera } from '../record/example-camera';
import { type CameraFilter, everyCamera } from './camera-filter';
import { cameraCounts, listedCameras, selectCameras, stateCounts, tagChoices } from './select-cameras';

const ids = (cameras: readonly Camera[], filter: Partial<CameraFilter> = {}, showUntagged = false) =>
  selectCameras(listedCameras(cameras, showUntagged, 'en'), { ...everyCamera, ...filter }).map(
    ({ cameraId }) => cameraId,
  );

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
  expect(ids(cameras, { search: 'gone' }, true)).toEqual([]);
  expect(ids(cameras, {}, true)).toEqual(['a', 'untagged']);
  expect(cameraCounts(cameras)).toEqual({ untagged: 1, total: 2 });
});

test.each([
  ['FEEDER', ['a']],
  ['CAM-B', ['cam-b']],
  ['  ', ['a', 'cam-b']],
  ['nothing like it', []],
])('searches names and ids without case: %s', (search, found) => {
  const cameras = [exampleCamera('a', { name: 'Pen 1 feeder' }), exampleCamera('cam-b', { name: 'Pen 2' })];
  expect(ids(cameras, { search })).toEqual(found);
});

const barn = [
  exampleCamera('a', { tags: ['west', 'fattening', 'west'] }),
  exampleCamera('b', { tags: ['west'], online: false }),
  exampleCamera('c', { tags: ['Äcker'], online: false, privacy: { active: true, until: null } }),
];

test.each([
  [{ tag: 'west' }, ['a', 'b']],
  [{ tag: 'West' }, []],
  [{ state: 'working' }, ['a']],
  [{ state: 'offline' }, ['b']],
  [{ state: 'privacy' }, ['c']],
  [{ tag: 'west', state: 'offline', search: 'pen b' }, ['b']],
] as const)('tag, state and words narrow together: %j', (filter, found) => {
  expect(ids(barn, filter)).toEqual(found);
});

test('what can be chosen is what the listed cameras have', () => {
  expect(tagChoices(barn, 'de')).toEqual([
    { value: 'Äcker', count: 1 },
    { value: 'fattening', count: 1 },
    { value: 'west', count: 2 },
  ]);
  expect(stateCounts(barn)).toEqual({ working: 1, offline: 1, privacy: 1 });
});

test('equal, emoji, right-to-left and script-like names are all reachable', () => {
  const names = ['Pen', 'Pen', '🐷', 'حظيرة', '<script>alert(1)</script>', '__proto__'];
  const cameras = names.map((name, index) => exampleCamera(`c${index}`, { name, tags: [name] }));
  expect(ids(cameras)).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    expect(ids(cameras, { search: name })).toContain(`c${index}`);
    expect(ids(cameras, { tag: name })).toContain(`c${index}`);
  }
  expect(tagChoices(cameras, 'en')).toHaveLength(5);
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
