import type { Page } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { untilKept } from '../harness/device-storage';
import { expectKept } from '../harness/kept-suite';
import { runningSuite } from '../harness/running-suite';
import { test as base, expect } from '../harness/suite-test';
import { wholeBrowser } from '../harness/whole-browser';

/** Only the whole browser shows messages. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...wholeBrowser() });
    },
    { scope: 'worker' },
  ],
});

// On phones messages are the service worker's.
test.use({ serviceWorkers: 'allow' });

const cameras = '/dashboard/north-barn/camera';

/** What the browser shows of this page now. */
function shownMessages(page: Page): Promise<readonly { readonly title: string; readonly tag: string }[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    const shown = (await worker?.getNotifications()) ?? [];
    return shown.map(({ title, tag }) => ({ title, tag }));
  });
}

test('the browser shows new incidents, the later message in place of the earlier one, and a press puts it away (product 3.19)', async ({
  suite,
}) => {
  const { page } = suite;
  await page.context().grantPermissions(['notifications'], { origin: runningSuite().address });
  // As on Android, where a page itself may show none.
  await page.addInitScript(() => {
    const { Notification: ofPage } = window;
    const refusing = function refuse() {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    };
    Object.defineProperty(refusing, 'permission', { get: () => ofPage.permission });
    Object.assign(refusing, { requestPermission: () => ofPage.requestPermission() });
    Object.assign(window, { Notification: refusing });
  });
  await suite.startAtCameras('north-barn', 'manager');
  await expectKept(suite);
  await suite.open('/dashboard/north-barn/settings?setting=browserMessages');
  const wanted = page.locator('main [data-setting="browserMessages"] input');
  await wanted.click();
  await expect(wanted).toBeChecked();
  await untilKept(page, '/new-incidents', 'settings');

  const barn = await BarnApi.signIn(runningSuite().north, 'stockperson');
  const first = `Water in pen 3, ${Date.now()}`;
  await suite.leave();
  await barn.openIntervention(first, { severity: 'high' });
  await suite.open(cameras);
  await expect.poll(() => shownMessages(page)).toHaveLength(1);
  const [earlier] = await shownMessages(page);
  expect(earlier?.title).toContain(first);

  const second = `Door of pen 4 stands open, ${Date.now()}`;
  await suite.leave();
  await barn.openIntervention(second, { severity: 'high' });
  await suite.open(cameras);
  await expect.poll(async () => (await shownMessages(page)).map(({ title }) => title).join()).toContain(second);
  const later = await shownMessages(page);
  expect(later).toEqual([{ title: expect.stringContaining(second), tag: earlier?.tag }]);

  const [worker] = page.context().serviceWorkers();
  // Words of the worker's own world: the types of a page do not know them.
  await worker?.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await expect.poll(() => shownMessages(page)).toEqual([]);
});
