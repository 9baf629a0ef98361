import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { test as base, expect } from '../harness/suite-test';

/**
 * A browser for which the suite and the senator are in the internet and North barn is in the local network. Chromium
 * asks before such a page reaches the local network; without a window there is nobody to ask, and it refuses.
 */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { publicAddress, senator } = runningSuite();
      const { hostname, port } = new URL(publicAddress);
      const internet = [port, new URL(senator).port].map((each) => `127.0.0.1:${each}=public`);
      const words = [
        `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
        `--ip-address-space-overrides=${internet.join()}`,
        `--unsafely-treat-insecure-origin-as-secure=${publicAddress}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...words] });
    },
    { scope: 'worker' },
  ],
});

test('F21: a browser that blocks the local network is told apart from a barn that is off, and the gateway is used', async ({
  suite,
}) => {
  const { page } = suite;
  const { publicAddress, north, south } = runningSuite();
  suite.watch.expect(...troubleAt(north), ...troubleAt(south), /^console error: .*(local|loopback) (network|address)/i);
  await page.goto(`${publicAddress}/select-barn`);
  await suite.chooseLanguage('en');
  const card = suite.barnCard('north-barn');
  await expect(card.locator('[data-connection]')).toHaveAttribute('data-connection', 'online');
  await expect(card).toContainText(suite.words('shared', 'connection.gateway'));
  await suite.pictureOf('F21');
  await card.getByRole('button', { name: suite.words('mf-auth', 'card.more', { barn: 'North barn' }) }).click();
  const details = page.getByRole('dialog');
  // Until it is here something stands in its place, which a key would miss as the one replaces the other.
  await expect(details.locator('dt').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await suite.signIn({ barn: 'north-barn', account: 'viewer' });
  await suite.expectCameras();
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.gateway'));
});

test('F21: where there is no gateway the page says that it is the browser, and what to do', async ({ suite }) => {
  const { page } = suite;
  const { publicAddress, north, south, testBarn } = runningSuite();
  suite.watch.expect(
    ...[north, south, testBarn.address].flatMap(troubleAt),
    /^console error: .*(local|loopback) (network|address)/i,
  );
  await page.goto(`${publicAddress}/select-barn`);
  await suite.chooseLanguage('en');
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.action') }).click();
  const { hostname, port } = new URL(testBarn.address);
  const endpoint = { protocol: 'http', hostname, port: Number(port) };
  const code = Buffer.from(JSON.stringify({ local: endpoint })).toString('base64');
  await page.locator('input[name="discovery-code"]').fill(code);
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.next'), exact: true }).click();
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.connect'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(suite.words('shared', 'request.blocked-by-browser'));
});
