import { exampleCamera } from '../../camera-records/record/example-camera';
import { camerasOfPage, shownCameras } from './shown-cameras';

const listed = ['a', 'b', 'c'].map((id) => exampleCamera(id));
const ids = (cameras: readonly { cameraId: string }[]) => cameras.map(({ cameraId }) => cameraId).join('');

test('all, or those that were chosen and are still there, in the kept order', () => {
  expect(ids(shownCameras(listed, { chosen: null, order: [] }))).toBe('abc');
  expect(ids(shownCameras(listed, { chosen: null, order: ['c'] }))).toBe('cab');
  expect(ids(shownCameras(listed, { chosen: ['c', 'a', 'gone'], order: ['b', 'c'] }))).toBe('ca');
  expect(ids(shownCameras(listed, { chosen: [], order: [] }))).toBe('');
});

test('pages', () => {
  expect(camerasOfPage([1, 2, 3, 4, 5], 1, 2)).toEqual([1, 2]);
  expect(camerasOfPage([1, 2, 3, 4, 5], 3, 2)).toEqual([5]);
  expect(camerasOfPage([1, 2, 3, 4, 5], 9, 2)).toEqual([5]);
  expect(camerasOfPage([], 1, 2)).toEqual([]);
});
