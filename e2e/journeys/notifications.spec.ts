import { BarnApi } from '../harness/barn-api';
import { untilKept } from '../harness/device-storage';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { startInLookOfSize } from './look-of-size';

const cameras = '/dashboard/north-barn/camera';

const bell = (suite: Suite) =>
  suite.page.getByRole('button', { name: new RegExp(`^${suite.words('mf-incidents', 'notifications.title')}`) });

test('what came while one was away is announced once, counted, and leads to its incident (product 3.19)', async ({
  suite,
}) => {
  const { page } = suite;
  await startInLookOfSize(suite, cameras);
  const nothingNew = suite.words('mf-incidents', 'notifications.bell_zero');
  await expect(bell(suite)).toHaveAccessibleName(nothingNew);
  // What was there before is known only once the barn has told it for the first time.
  await untilKept(page, '/new-incidents', 'settings');

  await suite.leave();
  const barn = await BarnApi.signIn(runningSuite().north, 'stockperson');
  const title = `Water in pen 3, ${Date.now()}`;
  const incidentId = await barn.openIntervention(title, { severity: 'high' });
  await suite.open(cameras);
  // The barn may have noted something by itself meanwhile: it is said in the same message.
  const announced = page.getByRole('status').filter({ hasText: title });
  await expect(announced).toHaveCount(1);
  await expect(bell(suite)).not.toHaveAccessibleName(nothingNew);

  await bell(suite).click();
  const dialog = page.getByRole('dialog', { name: suite.words('mf-incidents', 'notifications.title') });
  const row = dialog.getByRole('link', { name: title });
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await dialog.getByRole('button', { name: suite.words('shared', 'dialog.close') }).click();

  // Seen is seen: it is listed, and not announced again.
  await suite.open(cameras);
  await bell(suite).click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(suite.words('mf-incidents', 'notifications.new'));
  await expect(announced).toHaveCount(0);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/north-barn/incident/${incidentId}$`));
  await expect(dialog).toBeHidden();
});
