import { isDecommissioned, parseCameras } from './camera';
import { exampleCamera } from './example-camera';

test('reads the cameras of the contract, whatever else they carry', () => {
  const answer = { cameras: { a: { ...exampleCamera('a'), sourceKind: 'simulated' }, b: exampleCamera('b') } };
  expect(parseCameras(answer).map(({ cameraId }) => cameraId)).toEqual(['a', 'b']);
  expect(parseCameras({ cameras: {} })).toEqual([]);
});

test('a camera without a name goes by its id', () => {
  const names = parseCameras({
    cameras: { a: exampleCamera('a', { name: ' ' }), b: exampleCamera('b', { name: '..' }) },
  });
  expect(names.map(({ name }) => name)).toEqual(['a', '..']);
});

test.each([
  ['an empty answer', {}],
  ['null', null],
  ['a list', { cameras: [exampleCamera('a')].map(String) }],
  ['an empty list', { cameras: [] }],
  ['a missing field', { cameras: { a: { ...exampleCamera('a'), tags: undefined } } }],
  ['a wrong type', { cameras: { a: { ...exampleCamera('a'), lastSeen: 'yesterday' } } }],
])('refuses %s', (_name, answer) => {
  expect(() => parseCameras(answer)).toThrow();
});

test('the tag takes a camera out of the lists', () => {
  expect(isDecommissioned({ tags: ['fattening', 'decommissioned'] })).toBe(true);
  expect(isDecommissioned({ tags: ['decommissioned soon'] })).toBe(false);
});
