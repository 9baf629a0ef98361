import { listCameras, readCall } from '@barnwatch/shared/wire/calls';
import { wireCamera } from '../../testing/example-incident';
import { type BarnCamera, barnCameras, inWalkingOrder } from './barn-cameras';

const camera = (cameraId: string, name: string, sortPrefix = ''): BarnCamera => ({
  cameraId,
  name,
  sortPrefix,
  tags: [],
});

test('in the order of the walk: by prefix as a reader counts, then by name', () => {
  const cameras = [
    camera('a', 'Pen 10', '2'),
    camera('b', 'Pen 2', '2'),
    camera('c', 'Door', '10'),
    camera('d', 'Store', '1'),
  ];
  expect(inWalkingOrder(cameras, 'en').map(({ cameraId }) => cameraId)).toEqual(['d', 'b', 'a', 'c']);
});

test('cameras of the same name keep an order', () => {
  const cameras = [camera('b', 'Pen'), camera('a', 'Pen')];
  expect(inWalkingOrder(cameras, 'de').map(({ cameraId }) => cameraId)).toEqual(['a', 'b']);
});

test('a camera without a name goes by its id', () => {
  const { answer } = readCall(listCameras, { cameras: { a: wireCamera('a', '') } });
  expect(barnCameras(answer)).toMatchObject([camera('a', 'a')]);
});
