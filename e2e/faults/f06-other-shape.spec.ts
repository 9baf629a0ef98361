import { untilKept } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { json } from './proxy/barn-fault';
import { expectHonestReport } from './system-report';

const shapes = [
  '{}',
  'null',
  '[]',
  '"cameras"',
  '{"data":null}',
  '{"data":{}}',
  '{"data":{"cameras":[]}}',
  '{"data":{"cameras":7}}',
];

test('F6: valid JSON of another shape is told of by the name of the call, and the page lives', async ({
  suite,
  barnProxy,
  secrets,
}) => {
  await suite.startAtCameras('test-barn');
  await untilKept(suite.page, 'Test pen');
  for (const shape of shapes) {
    await test.step(shape, async () => {
      barnProxy.answers(/^\/api\/cameras$/, json(shape));
      await suite.open('/dashboard/test-barn/camera');
      const alert = suite.page.getByRole('alert');
      await expect(alert).toContainText(suite.words('shared', 'request.unexpected-shape', { call: 'GET api/cameras' }));
      await expect(suite.cameraLinks()).toHaveCount(3);
      barnProxy.heal();
    });
  }
  await suite.page
    .getByRole('alert')
    .getByRole('button', { name: suite.words('shared', 'failure.tryAgain') })
    .click();
  await expect(suite.page.getByRole('alert')).toBeHidden();
  await expectHonestReport(suite, secrets, /GET api\/cameras failed: unexpected-shape/);
});
