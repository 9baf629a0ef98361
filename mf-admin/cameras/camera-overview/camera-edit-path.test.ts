import { cameraEditPath } from './camera-edit-path';

test.each([
  ['pen/1', 'Pen 1', '/dashboard/b/camera/edit/pen%2F1/Pen%201'],
  ['pen', '', '/dashboard/b/camera/edit/pen/pen'],
  ['pen', '..', '/dashboard/b/camera/edit/pen/pen'],
  ['pen', '\uD83D', '/dashboard/b/camera/edit/pen/%EF%BF%BD'],
])('the form of a camera has an address, whatever the camera is called (%s, %s)', (cameraId, name, address) => {
  expect(cameraEditPath('b', { cameraId, name })).toBe(address);
});
