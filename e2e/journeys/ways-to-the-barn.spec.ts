import { expect, test } from '../faults/fault-test';
import { newColour } from '../harness/new-colour';
import { runningSuite } from '../harness/running-suite';

test('a barn that is gone from the local network is reached through the gateway, and at home again, and the page is not lost', async ({
  suite,
  northProxyAndGateway,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-regions', key, values);
  const colour = newColour();
  await suite.startAtCameras('north-barn', 'manager');
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.local'));
  await suite.goTo(t('nav.regionTypes'));
  const entry = page.locator('main li section').first();
  const name = (await entry.getByRole('heading').innerText()).trim();
  const field = entry.getByLabel(t('entry.field', { name }), { exact: true });
  await field.fill(colour);
  await field.blur();
  // Only a page that was loaded again would have lost this.
  await page.evaluate(() => document.body.setAttribute('data-walk', 'same page'));

  await northProxyAndGateway.refuse();
  await entry.getByRole('button', { name: t('entry.save') }).click();
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.gateway'));
  // A write that got no answer is not sent again by itself; what was typed is there to be sent. Where something else was
  // asked between the two, the page knows of the gateway already, and the write takes that way at once.
  const tryAgain = entry.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') });
  const saved = entry.getByText(t('entry.saved'), { exact: true });
  await expect(tryAgain.or(saved).first()).toBeVisible();
  await expect(field).toHaveValue(colour);
  if (await tryAgain.isVisible()) await tryAgain.click();
  await expect(saved).toBeVisible();

  await suite.goTo(suite.words('mf-cameras', 'nav.camera'));
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);

  await northProxyAndGateway.listen(runningSuite().testBarn.proxyPort);
  // What a browser tells when the device has come into another network.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.local'));
  await suite.expectTileState(/^(live|lagging)$/);
  await expect(page.locator('body')).toHaveAttribute('data-walk', 'same page');
});
