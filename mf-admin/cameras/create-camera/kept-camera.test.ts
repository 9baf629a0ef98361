import * as v from 'valibot';
import { keptCamera, keptCameraSchema } from './kept-camera';
import { newCamera } from './new-camera';

const kept = (url: string) => keptCamera({ ...newCamera, source: { ...newCamera.source, url } }).source.url;

test.each([
  ['rtsp://admin:secret@10.0.0.1/1', 'rtsp://10.0.0.1/1'],
  [' rtsps://admin:p@ss@10.0.0.1:554/1?a=b@c', ' rtsps://10.0.0.1:554/1?a=b@c'],
  ['rtsp://admin@10.0.0.1', 'rtsp://10.0.0.1'],
  ['rtsp://10.0.0.1/a@b', 'rtsp://10.0.0.1/a@b'],
  ['', ''],
])('a password does not lie on the device: %s', (typed, url) => {
  expect(kept(typed)).toBe(url);
});

test('what is kept can be read again', () => {
  expect(v.parse(keptCameraSchema, keptCamera(newCamera))).toEqual(newCamera);
});
