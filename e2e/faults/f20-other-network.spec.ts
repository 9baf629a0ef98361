import type { Page } from '@playwright/test';
import { expectMovingPicture } from '../harness/moving-picture';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';

/** What a browser tells a page when the device has come into another network, or is online again. */
function tellNetworkChange(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event('online')));
}

test('F20: from the LAN into the mobile network and back: the way changes in sight and the live picture goes on', async ({
  suite,
  northProxyAndGateway,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn');
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
  northProxyAndGateway.forget();
  await northProxyAndGateway.refuse();
  await tellNetworkChange(page);
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.gateway'));
  await suite.expectTileState(/^(live|lagging)$/);
  await expectMovingPicture(suite.liveMedium());
  await suite.pictureOf('F20');

  await northProxyAndGateway.listen(runningSuite().testBarn.proxyPort);
  await tellNetworkChange(page);
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.local'));
  expect(northProxyAndGateway.asked(/^\/api\/p$/).length, 'the address was probed again').toBeGreaterThan(0);
  await suite.expectTileState(/^(live|lagging)$/);
});

test('F20: what is being sent while the network changes is at the barn once', async ({
  suite,
  northProxyAndGateway,
}) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const title = `Water on the floor ${Date.now().toString(36)}`;
  await suite.startAt('/dashboard/north-barn/interventions?intervention=new');
  const dialog = page.getByRole('dialog', { name: t('interventionForm.new') });
  const field = (key: string) => dialog.getByRole('textbox', { name: new RegExp(`^${t(`interventionForm.${key}`)}`) });
  await field('title').fill(title);
  await field('description').fill('Below the second drinker.');
  await dialog.getByText(suite.words('mf-incidents', 'interventionType.technical'), { exact: true }).click();

  // The barn takes it, but its answer does not arrive; then the LAN is gone.
  northProxyAndGateway.answers(/^\/api\/incidents\/?$/, { kind: 'lost' });
  northProxyAndGateway.forget();
  await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
  await expect.poll(() => northProxyAndGateway.asked(/^\/api\/incidents\/?$/).length).toBeGreaterThan(0);
  await northProxyAndGateway.refuse();
  await tellNetworkChange(page);
  await expect(suite.connection()).toContainText(suite.words('shared', 'connection.gateway'));
  await suite.open('/dashboard/north-barn/interventions');
  const entries = page.getByRole('main').getByRole('article').filter({ hasText: title });
  // Taken by the barn or not: it waits on the device until the barn has said so.
  await expect(entries.and(page.locator('[data-standing]'))).toHaveCount(0);
  await page.reload();
  await expect(entries).toHaveCount(1);
});
