import { expectMovingPicture } from '../harness/moving-picture';
import { expect, test } from '../harness/suite-test';

test('from the first start to a moving picture and back', async ({ suite }) => {
  await suite.start();
  await suite.expectSelectBarn();
  await suite.signIn({ barn: 'north-barn', account: 'viewer' });
  await suite.expectCameras();
  await suite.openCamera('Pen 1 feeder');
  await expectMovingPicture(suite.liveMedium());
  await suite.expectTileState(/live|lagging/);
  await suite.page.goBack();
  await suite.expectCameras();
  await expect(suite.cameraLinks()).toHaveCount(12);
});
