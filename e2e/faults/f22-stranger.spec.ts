import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';
import { BarnProxy } from './proxy/barn-proxy';

/** What the page that was left had under way would else be asked again by the browser itself, of whoever answers then. */
async function untilNothingIsAsked(proxy: BarnProxy): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const asked = proxy.asked(/./).length;
    const quiet = asked === before;
    before = asked;
    return quiet;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}

test('F22: whoever else answers at the local address of a barn gets no token; one is warned and the gateway is used', async ({
  suite,
  northProxyAndGateway,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.local'));
  // Whoever takes the address over while a page is open is met by that page's next proof; here it opens anew.
  await page.goto('about:blank');
  await untilNothingIsAsked(northProxyAndGateway);
  await northProxyAndGateway.refuse();
  const { south, testBarn } = runningSuite();
  const stranger = await BarnProxy.start(testBarn.proxyPort, south);
  try {
    await suite.open('/dashboard/north-barn/camera');
    await suite.expectCameras();
    await expect(suite.connection()).toContainText(suite.words('shared', 'connection.gateway'));
    // On a busy machine the gateway may be the quicker one: then the stranger is met when all ways are looked at again, 2 min on.
    const warning = page.getByText(suite.words('shell', 'sessionNotice.stranger', { barn: 'North barn' }));
    await expect(warning).toBeVisible({ timeout: 240_000 });
    await suite.pictureOf('F22');
    await suite.openCamera('Pen 1 feeder');
    await suite.expectTileState(/^(live|lagging)$/);

    await suite.open('/select-barn');
    await expect(suite.barnCard('north-barn')).toContainText(suite.words('mf-auth', 'card.stranger'));
    expect(stranger.asked(/./).length, 'the stranger was asked who it is').toBeGreaterThan(0);
    expect(stranger.asked(/./).filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    expect(stranger.asked(/./).filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await stranger.refuse();
  }
});
