import { expect, test } from './fault-test';
import { onlyFirst, refusal } from './proxy/barn-fault';

/** Long enough for a busy machine to look while it lasts, s. */
const waitS = 12;
const wait = { 'retry-after': String(waitS) };
const counted = '(1[0-2]|[1-9])\\b';
/** What a barn and a page see of it: seconds are counted whole. */
const leastMs = (waitS - 1) * 1_000;

test('F14: a barn that asks a sign-in to wait is not asked before, and the time is shown', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  await suite.start();
  const dialog = await suite.askToSignIn('test-barn');
  barnProxy.answers(/\/usernamePassword\/login$/, onlyFirst(1, refusal(429, 'rate-limited', wait)));
  await suite.fillSignIn(dialog, 'viewer');
  await expect(dialog).toContainText(suite.words('mf-auth', 'signIn.tooMany'));
  await expect(dialog).toContainText(new RegExp(`You can try again in ${counted}`));
  const submit = dialog.getByRole('button', { name: suite.words('mf-auth', 'signIn.submit'), exact: true });
  await expect(submit).toBeDisabled();
  await suite.pictureOf('F14');
  await dialog.locator('input[name="password"]').press('Enter');
  await expect(submit).toBeEnabled();
  const asked = barnProxy.asked(/\/usernamePassword\/login$/);
  expect(asked).toHaveLength(1);
  expect(performance.now() - (asked[0]?.at ?? Number.NaN)).toBeGreaterThan(leastMs);
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
  await expect(page.getByText(new RegExp(`Next try in ${counted}`))).toBeVisible();
  await expect(page.getByRole('button', { name: suite.words('shell', 'sessionNotice.tryNow') })).toHaveCount(0);
  await expect.poll(() => barnProxy.asked(/\/login\/refresh$/).length, { intervals: [100] }).toBe(2);
  const [first, second] = barnProxy.asked(/\/login\/refresh$/);
  expect((second?.at ?? 0) - (first?.at ?? 0), 'nobody asked before').toBeGreaterThan(leastMs);
  await expect(banner).toBeHidden();
  await expect(suite.cameraLinks()).toHaveCount(3);
});
