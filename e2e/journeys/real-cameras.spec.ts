import { expect, test } from '../faults/fault-test';
import { expectMovingPicture } from '../harness/moving-picture';
import { expectPictures } from '../harness/stills';

test('a network camera (RTSP) and a video file work like a simulated camera', async ({ suite, barnProxy: _barn }) => {
  await suite.startAtCameras('test-barn', 'viewer');
  await expectPictures(suite, 3);
  for (const name of ['Network camera', 'Video file', 'Test pen']) {
    await test.step(name, async () => {
      await suite.openCamera(name);
      await expectMovingPicture(suite.liveMedium());
      await suite.expectTileState(/^(live|lagging)$/);
      await suite.page.getByRole('link', { name: suite.words('mf-cameras', 'cameraDetail.back') }).click();
      await suite.expectCameras();
    });
  }
  expect(suite.watch.unexpected()).toEqual([]);
});
