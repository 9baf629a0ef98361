import { databasesWithTokens } from '../harness/device-storage';
import { expect, test } from './fault-test';

test('F15: who logs out while a refresh is under way stays out in all windows, and the barn ends the session', async ({
  suite,
  barnProxy,
}) => {
  await suite.startAtCameras('test-barn');
  const other = await suite.openWindow('/dashboard/test-barn/camera');
  await other.expectCameras();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  barnProxy.answers(/\/login\/refresh$/, { kind: 'held', until: held });
  barnProxy.forget();
  await suite.page.reload();
  await expect.poll(() => barnProxy.asked(/\/login\/refresh$/).length).toBe(1);
  await other.signOut();
  await expect(suite.page, 'the other window hears of it').toHaveURL(/\/select-barn/);
  await suite.pictureOf('F15');
  const answered = suite.page.waitForResponse(/\/login\/refresh$/).catch(() => undefined);
  letGo();
  await Promise.race([answered, expect.poll(() => barnProxy.asked(/^\/api\/login\/ey/).length).toBeGreaterThan(0)]);

  for (const window of [suite, other]) {
    await window.open('/dashboard/test-barn/camera');
    await window.leaveSignIn();
    await expect(window.barnCard('test-barn')).toContainText(window.words('mf-auth', 'card.notSignedIn'));
  }
  await expect.poll(() => barnProxy.asked(/^\/api\/login\/ey/).some(({ method }) => method === 'DELETE')).toBe(true);
  await expect.poll(() => databasesWithTokens(suite.page)).toEqual([]);
});
