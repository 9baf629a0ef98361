import { untilKept } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { errorPage } from './proxy/barn-fault';
import { expectHonestReport } from './system-report';

test('F3: 500, 502 and 503 with a page of HTML are called a server error; what is known stays', async ({
  suite,
  barnProxy,
  secrets,
}) => {
  await suite.startAtCameras('test-barn');
  await untilKept(suite.page, 'Test pen');
  for (const status of [500, 502, 503]) {
    barnProxy.answers(/^\/api\/cameras$/, errorPage(status));
    await suite.open('/dashboard/test-barn/camera');
    const alert = suite.page.getByRole('alert');
    await expect(alert).toContainText(suite.words('shared', 'request.server-error-status', { status }));
    await expect(suite.cameraLinks()).toHaveCount(3);
    barnProxy.heal();
    await suite.tryAgainUntilGone(alert);
  }
  await suite.page.reload();
  barnProxy.answers(/^\/api\/cameras$/, errorPage(502));
  await suite.open('/dashboard/test-barn/camera');
  await expect(suite.page.getByRole('alert')).toBeVisible();
  await suite.pictureOf('F3');
  await expectHonestReport(suite, secrets, /GET api\/cameras failed: server-error.*502/);
});
