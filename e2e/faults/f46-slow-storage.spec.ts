import { expectAccessible } from '../access/axe';
import { untilKept, writeRecord } from '../harness/device-storage';
import { slowStorage, storageTakes } from '../harness/slow-storage';
import { expect, test } from '../harness/suite-test';

const cameras = '/dashboard/north-barn/camera';

test('F46: on storage that takes 9 s nobody is shown as signed out, what is kept comes, and no banner stays', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager', 'de');
  await untilKept(page, 'Pen 1 feeder');
  await writeRecord(page, 'barnwatch-settings', 'cameras-view', { version: 1, value: 'list' });

  await slowStorage(page.context(), 9_000);
  await page.reload();
  const late = page.getByText(suite.words('shell', 'deviceLate.title'));
  await expect(late).toBeVisible();
  const banner = page.getByText(suite.words('shell', 'notices.deviceLate'));
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'a sign-in that is still being read');
  await suite.pictureOf('F46');
  // It opens by itself, where it was.
  await expect(suite.cameraLinks().first()).toBeVisible({ timeout: 120_000 });
  expect(new URL(page.url()).pathname).toBe(cameras);
  await expect(banner).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('radio', { name: suite.words('mf-cameras', 'cameraList.views.list') })).toBeChecked();

  // Healthy again: what was under way ends, and then nothing is said of it.
  await storageTakes(page, 0);
  await expect(page.getByText(suite.words('shell', 'notices.storageLate'))).toBeHidden();
  await expect(page.getByText(suite.words('shell', 'notices.memoryOnly'))).toBeHidden();
});
