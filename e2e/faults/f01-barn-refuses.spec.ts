import { startInstance, stopInstance } from '../harness/control';
import { untilKept, untilStillsKept } from '../harness/device-storage';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
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
  await untilKept(page, 'Test pen');
  await untilStillsKept(page, 3);
  await barnProxy.refuse();
  await suite.open('/dashboard/test-barn/camera');
  await suite.expectCameras();
  await expect(suite.cameraLinks()).toHaveCount(3);
  await expectPictures(suite, 3);
  await expect(page.getByRole('alert')).toContainText(suite.words('shared', 'request.offline'));
  await expect(page.getByText(suite.words('mf-cameras', 'cameraList.old'))).toBeVisible();
  await expect(page.locator('[data-connection="offline"]').first()).toBeVisible();
  await suite.pictureOf('F1');

  await suite.open('/select-barn');
  await suite.expectSelectBarn();
  const off = suite.barnCard('test-barn');
  await expect(off.locator('[data-connection]')).toHaveAttribute('data-connection', 'offline');
  await expect(off.getByText(/^Offline since/)).toBeVisible();
  await expect(off.getByText(/\bmanager\b/)).toBeVisible();
  await expect(suite.barnCard('north-barn').locator('[data-connection]')).toHaveAttribute('data-connection', 'online');
  await suite.signIn({ barn: 'north-barn' });
  await suite.expectCameras();
  await expectHonestReport(suite, secrets, /test-barn/);
});

test('F1: a barn whose program has ended is offline by every way, and there again when it runs', async ({ suite }) => {
  const { north, senator } = runningSuite();
  suite.watch.expect(...troubleAt(north), ...troubleAt(senator));
  await suite.startAtCameras('north-barn', 'viewer');
  await untilKept(suite.page, 'Pen 1 feeder');
  const alert = suite.page.getByRole('alert');
  await stopInstance('north');
  try {
    await suite.page.reload();
    await expect(alert).toBeVisible();
    await expect(suite.cameraLinks()).toHaveCount(12);
  } finally {
    await startInstance('north');
  }
  // It may have found the barn by itself before the button is met.
  const tryAgain = alert.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(alert).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
});
