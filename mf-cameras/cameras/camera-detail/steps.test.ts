import { exampleCamera } from '../../camera-records/record/example-camera';
import { stepsOf } from './steps';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => exampleCamera(id)) as [Camera, Camera, Camera, Camera];
type Camera = ReturnType<typeof exampleCamera>;
const listed = [a, b, c, d];

test.each([
  ['in the middle', listed, 'b', { previous: a, next: c, place: 2, total: 4 }],
  ['round at the end', listed, 'd', { previous: c, next: a, place: 4, total: 4 }],
  ['among those the filter shows', [a, c], 'c', { previous: a, next: a, place: 2, total: 2 }],
  ['hidden by the filter: among all', [a, c], 'b', { previous: a, next: c, place: 2, total: 4 }],
  ['alone', [a], 'a', { previous: null, next: null, place: 1, total: 1 }],
  ['not listed', listed, 'x', { previous: null, next: null, place: null, total: 4 }],
])('%s', (_name, shown, cameraId, expected) => {
  expect(stepsOf(shown, listed, cameraId)).toEqual(expected);
});
