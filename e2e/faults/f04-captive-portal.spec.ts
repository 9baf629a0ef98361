import { readDatabases, untilKept } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { errorPage } from './proxy/barn-fault';
import { expectHonestReport } from './system-report';

const portal = {
  ...errorPage(200),
  body: '<!doctype html><title>Guest network</title><h1>Please sign in</h1>',
} as const;

test('F4: the sign-in page of a network in place of an answer is called that; nobody is signed out, nothing of it is kept', async ({
  suite,
  barnProxy,
  secrets,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn');
  await untilKept(page, 'Test pen');
  barnProxy.answers(/^\/api\/cameras$/, portal);
  await suite.open('/dashboard/test-barn/camera');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(suite.words('shared', 'request.captive-portal'));
  await expect(suite.cameraLinks()).toHaveCount(3);
  await suite.pictureOf('F4');
  expect(JSON.stringify(await readDatabases(page))).not.toContain('Guest network');
  barnProxy.heal();
  await suite.tryAgainUntilGone(alert);
  await expect(suite.cameraLinks()).toHaveCount(3);
  await expectHonestReport(suite, secrets, /GET api\/cameras failed: captive-portal/);
});
