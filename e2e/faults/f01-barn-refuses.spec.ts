import { expectPictures } from '../harness/stills';
import { expect, test } from './fault-test';
import { expectHonestReport } from './system-report';

test('F1: a barn that refuses connections at start shows its last known cameras with their age; the rest is as ever', async ({
  suite,
  barnProxy,
  secrets,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn');
  await expectPictures(suite, 3);
  await barnProxy.refuse();
  await suite.open('/dashboard/test-barn/camera');
  await suite.expectCameras();
  await expect(suite.cameraLinks()).toHaveCount(3);
  await expectPictures(suite, 3);
  await expect(page.getByRole('alert')).toContainText(suite.words('shared', 'request.offline'));
  await expect(page.getByText(suite.words('mf-cameras', 'cameraList.old'))).toBeVisible();
  await expect(page.locator('[data-connection="offline"]').first()).toBeVisible();

  await suite.open('/select-barn');
  await suite.expectSelectBarn();
  const off = suite.barnCard('test-barn');
  await expect(off.locator('[data-connection]')).toHaveAttribute('data-connection', 'offline');
  await expect(off.getByText(/^Offline since/)).toBeVisible();
  await expect(off.getByText(/account-manager/)).toBeVisible();
  await expect(suite.barnCard('north-barn').locator('[data-connection]')).toHaveAttribute('data-connection', 'online');
  await suite.signIn({ barn: 'north-barn' });
  await suite.expectCameras();
  await expectHonestReport(suite, secrets, /test-barn/);
});
