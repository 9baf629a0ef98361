import { untilKept } from '../harness/device-storage';
import { hearOfComposition } from '../harness/hear-of-composition';
import { expectKept } from '../harness/kept-suite';
import { expect, test } from '../harness/suite-test';
import { swapBuild } from '../harness/swapped-build';

for (const worker of ['allow', 'block'] as const)
  test.describe(`service worker: ${worker}`, () => {
    test.use({ serviceWorkers: worker });

    test(`another build of the shell and of three remotes under an open tab (worker: ${worker}): no file is missed, no word is lost`, async ({
      suite,
    }) => {
      const { page } = suite;
      const t = (key: string) => suite.words('mf-incidents', key);
      const title = `Swapped ${worker} ${Date.now().toString(36)}`;
      const titleField = page.getByRole('dialog').locator('[data-field="title"] input');
      await suite.startAtCameras('north-barn', 'manager');
      if (worker === 'allow') await expectKept(suite);
      await suite.open('/dashboard/north-barn/interventions?intervention=new');
      await titleField.fill(title);
      await untilKept(page, title, 'drafts');

      const putBack = await swapBuild(['mf-incidents', 'mf-regions', 'mf-settings']);
      try {
        await hearOfComposition(page);
        await expect(titleField).toHaveValue(title);
        // Parts that were never fetched before are fetched by a tab of the build before.
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await suite.goTo(suite.words('mf-regions', 'nav.regionTypes'));
        await expect(suite.heading(suite.words('mf-regions', 'regionTypes.title'))).toBeVisible();
        await suite.goTo(t('nav.incidents'));
        await expect(page.locator('main li article').first()).toBeVisible();
        await suite.open('/dashboard/north-barn/interventions?intervention=new');
        await expect(titleField).toHaveValue(title);
        await suite.leave();
      } finally {
        await putBack();
      }
    });
  });
