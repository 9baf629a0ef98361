import { exampleCamera } from '../test-barn/example-camera';
import { parseCamera, parseCameras } from './camera';

test('reads all cameras of the contract, those out of use and without tags included', () => {
  const cameras = { a: exampleCamera('a', { tags: [] }), b: exampleCamera('b', { tags: ['decommissioned'] }) };
  expect(parseCameras({ cameras })).toEqual({ cameras: [cameras.a, cameras.b], unreadable: [] });
});

test('a damaged record does not lose the others, and is named', () => {
  const cameras = { a: exampleCamera('a'), b: { ...exampleCamera('b'), managed: 'yes' }, c: null };
  const read = parseCameras({ cameras });
  expect(read.cameras.map(({ cameraId }) => cameraId)).toEqual(['a']);
  expect(read.unreadable).toEqual(['b', 'c']);
});

test.each([[{}], [null], [undefined], [{ cameras: 'none' }]])('refuses %j', (data) => {
  expect(() => parseCameras(data)).toThrow();
});

test('reads the answer to a change', () => {
  expect(parseCamera({ camera: exampleCamera('a', { managed: false }) }).managed).toBe(false);
  expect(() => parseCamera({})).toThrow();
});
