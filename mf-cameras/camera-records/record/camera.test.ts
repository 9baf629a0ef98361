import { listCameras, readCall } from '@barnwatch/shared/wire/calls';
import { camerasOf, isDecommissioned } from './camera';
import { exampleCamera } from './example-camera';

const read = (cameras: unknown) => {
  const { answer, setAside } = readCall(listCameras, { cameras });
  return { cameras: camerasOf(answer), setAside };
};

test('reads the cameras of the contract, whatever else they carry', () => {
  const { cameras } = read({
    a: { ...exampleCamera('a'), sourceKind: 'simulated', colour: 'red' },
    b: exampleCamera('b'),
  });
  expect(cameras.map(({ cameraId }) => cameraId)).toEqual(['a', 'b']);
  expect(read({}).cameras).toEqual([]);
});

test('a camera without a name goes by its id', () => {
  const { cameras } = read({ a: exampleCamera('a', { name: ' ' }), b: exampleCamera('b', { name: '..' }) });
  expect(cameras.map(({ name }) => name)).toEqual(['a', '..']);
});

test.each([
  ['no name at all', { name: null }],
  ['a missing field', { tags: undefined }],
  ['a wrong type', { lastSeen: 'yesterday' }],
  ['no word on privacy', { privacy: undefined }],
])('a camera with %s is set aside and loses no other', (_name, damage) => {
  const { cameras, setAside } = read({ a: { ...exampleCamera('a'), ...damage }, b: exampleCamera('b') });
  expect(cameras.map(({ cameraId }) => cameraId)).toEqual(['b']);
  expect(setAside).toEqual(['a']);
});

test.each([
  ['an empty answer', undefined],
  ['null', null],
  ['a list', [exampleCamera('a')]],
  ['an empty list', []],
])('%s is no answer', (_name, cameras) => {
  expect(() => read(cameras)).toThrow();
});

test('the tag takes a camera out of the lists', () => {
  expect(isDecommissioned({ tags: ['fattening', 'decommissioned'] })).toBe(true);
  expect(isDecommissioned({ tags: ['decommissioned soon'] })).toBe(false);
});
