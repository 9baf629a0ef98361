import { neighboursOf } from './neighbours';

const walk = ['a', 'b', 'c'].map((cameraId) => ({ cameraId }));

test.each([
  ['b', 'a', 'c'],
  ['a', 'c', 'b'],
  ['c', 'b', 'a'],
])('beside %s are %s and %s', (cameraId, previous, next) => {
  expect(neighboursOf(walk, cameraId)).toEqual({ previous: { cameraId: previous }, next: { cameraId: next } });
});

test('alone, or not in the list, there is nobody beside it', () => {
  const nobody = { previous: null, next: null };
  expect(neighboursOf(walk.slice(0, 1), 'a')).toEqual(nobody);
  expect(neighboursOf(walk, 'z')).toEqual(nobody);
});
