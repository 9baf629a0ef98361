import { PageTime } from '../harness/page-time';
import { expect, test } from './fault-test';
import { expectHonestReport } from './system-report';

test('F2: a barn that takes a call and never answers is told of after 10 s, can be asked again, and is let go when one leaves', async ({
  suite,
  barnProxy,
  secrets,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn');
  barnProxy.answers(/^\/api\/cameras$/, { kind: 'silent' });
  // Signing out forgets the cameras: what follows is a first visit.
  await suite.signOut();
  await suite.signIn({ barn: 'test-barn' });
  await expect.poll(() => barnProxy.held, { intervals: [50] }).toBeGreaterThan(0);
  const time = await PageTime.on(page);
  const alert = page.getByRole('alert');
  const shown = await time.whenShown('[role="alert"]', suite.words('mf-cameras', 'cameraList.failed'));
  expect(shown, 'ten seconds are promised').toBeLessThan(11_000);
  await expect(alert).toContainText(suite.words('shared', 'request.timeout'));
  await suite.pictureOf('F2');

  await alert.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
  await expect.poll(() => barnProxy.held).toBeGreaterThan(0);
  await suite.goTo(suite.words('shell', 'systemInformation.title'));
  await expect.poll(() => barnProxy.held).toBe(0);

  barnProxy.heal();
  await suite.goTo(suite.words('mf-cameras', 'nav.camera'));
  await suite.expectCameras();
  await expectHonestReport(suite, secrets, /api\/cameras failed: timeout/);
});
