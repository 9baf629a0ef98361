import { expect, test } from '../faults/fault-test';
import { startInLookOfSize } from './look-of-size';

test('a whole barn is hidden: no picture is left on any tile, until somebody ends it', async ({
  suite,
  barnProxy: _barn,
}) => {
  const { page } = suite;
  const words = (key: string) => suite.words('mf-cameras', key);
  const button = (key: string) => page.getByRole('button', { name: words(key), exact: true });
  await startInLookOfSize(suite, '/dashboard/test-barn/camera', { barn: 'test-barn' });
  await expect(page.locator('main li img').first()).toBeVisible();
  await button('privacy.name').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words('privacy.choices.1h'), { exact: true }).click();
  await dialog.getByRole('button', { name: words('privacy.beginAll') }).click();
  const banner = page.getByText(words('privacy.allHidden'));
  try {
    await expect(banner).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(
      page.locator('main li:is([data-state="privacy"], :has([data-state="privacy"]))').first(),
    ).toBeVisible();
    await expect(page.locator('main li img')).toHaveCount(0);
    await expect(button('privacy.end'), 'there is one way to end it').toHaveCount(1);
    await page.reload();
    await expect(banner).toBeVisible();
    await expect(page.locator('main li img'), 'nothing was kept on the device').toHaveCount(0);
  } finally {
    await page
      .getByRole('button', { name: words('privacy.end') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('privacy.end') })
      .click();
  }
  await expect(banner).toHaveCount(0);
  await expect(page.locator('main li img').first()).toBeVisible();
});
