import { untilKept } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { expectHonestReport } from './system-report';

const damages: readonly (readonly [string, (body: Buffer) => Buffer])[] = [
  ['cut in the middle', (body) => body.subarray(0, body.byteLength / 2)],
  ['no JSON', () => Buffer.from('cameras: none')],
];

test('F5: an answer that cannot be read is told of, and the old one stays', async ({ suite, barnProxy, secrets }) => {
  await suite.startAtCameras('test-barn');
  await untilKept(suite.page, 'Test pen');
  for (const [name, change] of damages) {
    await test.step(name, async () => {
      barnProxy.answers(/^\/api\/cameras$/, { kind: 'changed', change });
      await suite.open('/dashboard/test-barn/camera');
      const alert = suite.page.getByRole('alert');
      await expect(alert).toContainText(suite.words('shared', 'request.unreadable'));
      await expect(suite.cameraLinks()).toHaveCount(3);
      barnProxy.heal();
      await suite.tryAgainUntilGone(alert);
    });
  }
  barnProxy.answers(/^\/api\/cameras$/, { kind: 'changed', change: (body) => body.subarray(0, 10) });
  await suite.open('/dashboard/test-barn/camera');
  await expect(suite.page.getByRole('alert')).toBeVisible();
  await suite.pictureOf('F5');
  await expectHonestReport(suite, secrets, /GET api\/cameras failed: unreadable/);
});
