import { untilKept } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { refusal } from './proxy/barn-fault';
import { expectHonestReport } from './system-report';

test("F9: a call that is always refused (401) says 'No Auth' after two calls; one stays signed in and what is known stays", async ({
  suite,
  barnProxy,
  secrets,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn');
  await untilKept(page, 'Test pen');
  barnProxy.forget();
  barnProxy.answers(/^\/api\/cameras$/, refusal(401, 'token-rejected'));
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No Auth');
  expect(barnProxy.asked(/^\/api\/cameras$/)).toHaveLength(2);
  await expect(suite.cameraLinks()).toHaveCount(3);
  await expect(page).toHaveURL(/\/dashboard\/test-barn\//);
  await suite.pictureOf('F9');

  barnProxy.heal();
  await suite.tryAgainUntilGone(alert);
  await expectHonestReport(suite, secrets, /GET api\/cameras failed: no-auth/);
});
