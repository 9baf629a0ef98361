import { pictureNow, snapshotName } from './snapshot-file';

const taken = new Date(2026, 0, 5, 7, 8, 9);

test.each([
  ['North barn', 'Pen 1 feeder', 'North-barn_Pen-1-feeder_20260105_070809.png'],
  ['../../etc', 'a/b:c*?"<>|', 'etc_a-b-c_20260105_070809.png'],
  ['Süd', 'حظيرة', 'Süd_حظيرة_20260105_070809.png'],
  ['🐷', '', 'camera_camera_20260105_070809.png'],
])('%s, %s', (barn, camera, name) => {
  expect(snapshotName(barn, camera, taken, 'png')).toBe(name);
});

test('long names are cut, whole characters only', () => {
  expect(snapshotName('x'.repeat(500), '𝒜'.repeat(100), taken, 'jpg')).toBe(
    `${'x'.repeat(60)}_${'𝒜'.repeat(60)}_20260105_070809.jpg`,
  );
});

test('without a picture there is nothing to save', async () => {
  expect(await pictureNow(null)).toBeNull();
  expect(await pictureNow(document.createElement('div'))).toBeNull();
});
