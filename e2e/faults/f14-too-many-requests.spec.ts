import { expect, test } from './fault-test';
import { onlyFirst, refusal } from './proxy/barn-fault';

const wait = { 'retry-after': '6' };

test('F14: a barn that asks a sign-in to wait is not asked before, and the time is shown', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  await suite.start();
  const dialog = await suite.askToSignIn('test-barn');
  barnProxy.answers(/\/usernamePassword\/login$/, onlyFirst(1, refusal(429, 'rate-limited', wait)));
  await suite.fillSignIn(dialog, 'viewer');
  const askedAt = Date.now();
  await expect(dialog).toContainText(suite.words('mf-auth', 'signIn.tooMany'));
  await expect(dialog).toContainText(/You can try again in [1-6]/);
  const submit = dialog.getByRole('button', { name: suite.words('mf-auth', 'signIn.submit'), exact: true });
  await expect(submit).toBeDisabled();
  await suite.pictureOf('F14');
  await dialog.locator('input[name="password"]').press('Enter');
  await expect(submit).toBeEnabled();
  expect(Date.now() - askedAt).toBeGreaterThan(5_000);
  expect(barnProxy.asked(/\/usernamePassword\/login$/)).toHaveLength(1);
  await suite.fillSignIn(dialog, 'viewer');
  await suite.expectCameras();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F14: a barn that asks for a pause before it renews a session is given it, and the frame counts down', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn');
  barnProxy.forget();
  barnProxy.answers(/\/login\/refresh$/, onlyFirst(1, refusal(429, 'rate-limited', wait)));
  await page.reload();
  const banner = page.getByText(
    suite.words('shell', 'sessionNotice.renewal', {
      barn: 'Test barn',
      cause: suite.words('shell', 'sessionNotice.cause.tooMany'),
    }),
  );
  await expect(banner).toBeVisible();
  await expect(page.getByText(/Next try in [1-6]/)).toBeVisible();
  await expect(page.getByRole('button', { name: suite.words('shell', 'sessionNotice.tryNow') })).toHaveCount(0);
  await expect.poll(() => barnProxy.asked(/\/login\/refresh$/).length, { intervals: [100] }).toBe(2);
  const [first, second] = barnProxy.asked(/\/login\/refresh$/);
  expect((second?.at ?? 0) - (first?.at ?? 0), 'nobody asked before').toBeGreaterThan(5_500);
  await expect(banner).toBeHidden();
  await expect(suite.cameraLinks()).toHaveCount(3);
});
