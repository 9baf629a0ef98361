import {
  cameraPath,
  editPath,
  graphPath,
  heatmapPath,
  imagesPath,
  listPath,
  livePath,
  newInterventionPath,
  recordingsPath,
  regionsPath,
  stopPath,
  walkRoundPath,
} from './camera-addresses';

test.each([
  ['Pen 1', 'Pen%201'],
  ['a/b?c#d%', 'a%2Fb%3Fc%23d%25'],
  ['🐷', '%F0%9F%90%B7'],
  ['..', 'pen-01'],
  ['  ', 'pen-01'],
  ['\uD800', '%EF%BF%BD'],
])('%j has an address', (name, part) => {
  const path = livePath('north-barn', { cameraId: 'pen-01', name });
  expect(path).toBe(`/dashboard/north-barn/camera/streaming/pen-01/${part}`);
  expect(new URL(path, 'http://localhost').pathname).toBe(path);
});

test('every screen of a camera, as product 2.2 names them', () => {
  const camera = { cameraId: 'pen/1', name: 'Pen 1' };
  expect(listPath('north barn')).toBe('/dashboard/north%20barn/camera');
  expect(cameraPath('b', 'pen/1')).toBe('/dashboard/b/camera/pen%2F1');
  expect(imagesPath('b', camera)).toBe('/dashboard/b/camera/images/pen%2F1/Pen%201');
  expect(imagesPath('b', camera, 5.4)).toBe('/dashboard/b/camera/images/pen%2F1/Pen%201?time=5');
  expect(graphPath('b', camera)).toBe('/dashboard/b/camera/graph/pen%2F1/Pen%201');
  expect(editPath('b', camera)).toBe('/dashboard/b/camera/edit/pen%2F1/Pen%201');
  expect(recordingsPath('b', camera)).toBe('/dashboard/b/recordings?cameraId=pen%2F1');
  expect(heatmapPath('b', camera)).toBe('/dashboard/b/artifacts?new=heatmap&cameraId=pen%2F1');
  expect(regionsPath('b', camera)).toBe('/dashboard/b/administration/polygon-editor/pen%2F1');
  expect(walkRoundPath('b')).toBe('/dashboard/b/walk-round');
  expect(stopPath('b', 'pen/1')).toBe('/dashboard/b/walk-round/pen%2F1');
  expect(newInterventionPath('b', 'pen/1', 17.6)).toBe(
    '/dashboard/b/interventions?intervention=new&cameraId=pen%2F1&time=18',
  );
});
