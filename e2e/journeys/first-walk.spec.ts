import { expectMovingPicture } from '../harness/moving-picture';
import { expectPictures } from '../harness/stills';
import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';

for (const language of ['en', 'de'] satisfies readonly Language[]) {
  test(`from the first start to a moving picture and back, ${language}`, async ({ suite }) => {
    await suite.start({ path: '/', language });
    await expect(suite.page.locator('html')).toHaveAttribute('lang', language);
    await suite.page.getByRole('link', { name: suite.words('shell', 'entry.choose') }).click();
    await suite.expectSelectBarn();

    await suite.signIn({ barn: 'north-barn', account: 'viewer' });
    const inView = (await suite.isPhone()) ? 5 : 8;
    await expectPictures(suite, inView);
    await suite.expectCameras();
    await expect(suite.cameraLinks()).toHaveCount(12);

    await suite.openCamera('Pen 1 feeder');
    await expectMovingPicture(suite.liveMedium());
    await suite.expectTileState(/^(live|lagging)$/);

    await suite.page.getByRole('link', { name: suite.words('mf-cameras', 'cameraDetail.back') }).click();
    await suite.expectCameras();
    await expectPictures(suite, inView);
  });
}
