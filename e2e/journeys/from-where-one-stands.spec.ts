import type { Locator } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { text } from './camera-words';

const barn = '/dashboard/north-barn';
const phone = { width: 390, height: 844 };

const incidentText = (suite: Suite, key: string) => suite.words('mf-incidents', key);

/** Records what is seen, by the menu of the first tile there. */
async function recordFromTile(suite: Suite, tiles: Locator, title: string): Promise<void> {
  const { page } = suite;
  await tiles.getByRole('button', { name: text(suite, 'cameraMenu.open', { name: 'Pen 1 feeder' }) }).click();
  const menu = page.getByRole('dialog', { name: 'Pen 1 feeder' });
  await menu.getByRole('link', { name: text(suite, 'cameraActions.intervention') }).click();
  const form = page.getByRole('dialog', { name: incidentText(suite, 'interventionForm.new') });
  await form
    .locator('label')
    .filter({ hasText: incidentText(suite, 'interventionType.technical') })
    .first()
    .click();
  await form
    .getByRole('textbox', { name: new RegExp(`^${incidentText(suite, 'interventionForm.title')}`) })
    .fill(title);
  await form
    .getByRole('textbox', { name: new RegExp(`^${incidentText(suite, 'interventionForm.description')}`) })
    .fill('Seen on the picture.');
  await form.getByRole('button', { name: incidentText(suite, 'interventionForm.save'), exact: true }).click();
}

for (const { name, path } of [
  { name: 'overview', path: `${barn}/overview` },
  { name: 'grid', path: `${barn}/grid` },
]) {
  test(`from a tile of the ${name} to a recorded intervention and back, with its camera (product 2.13)`, async ({
    suite,
  }) => {
    const { page } = suite;
    await page.setViewportSize(phone);
    const title = `From the ${name} ${Date.now().toString(36)}`;
    await suite.startAt(path);
    await recordFromTile(suite, page.getByRole('main'), title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const north = await BarnApi.signIn(runningSuite().north);
    await expect(async () => {
      const recorded = (await north.incidents('barnIntervention')).find((one) => one.messagePayload?.title === title);
      expect(recorded?.messagePayload).toMatchObject({ typeSpecificPayload: { cameraId: 'pen-01' } });
    }).toPass();

    // It is what was last recorded there, and an event of the camera's graph.
    await suite.open(`${barn}/camera/streaming/pen-01/Pen%201%20feeder`);
    const last = page.getByRole('region', { name: text(suite, 'cameraIncidents.last') });
    await expect(last.getByRole('link', { name: title })).toBeVisible();
    await suite.open(`${barn}/camera/graph/pen-01/Pen%201%20feeder?span=1d`);
    await page.locator('main summary').first().click();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });
}

test('recordings, heatmap and export are offered where one looks: at a camera, in the menu of its tile, at an incident (product 2.21)', async ({
  suite,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const way = (place: Locator, key: string) => place.getByRole('link', { name: text(suite, key), exact: true });
  await suite.startAt(`${barn}/camera/pen-01`);
  await way(main, 'cameraActions.recordings').click();
  await expect(page).toHaveURL(/\/recordings\?cameraId=pen-01/);
  await expect(page.locator('main [data-recording]').first()).toBeVisible();
  await page.goBack();
  await way(main, 'cameraActions.heatmap').click();
  await expect(page).toHaveURL(/artifacts\?new=heatmap&cameraId=pen-01/);
  await page.goBack();
  await way(main, 'cameraActions.export').click();
  await expect(page).toHaveURL(/\/recordingExport\?cameraId=pen-01/);
  await expect(main.getByRole('group', { name: text(suite, 'exports.cameras') })).toContainText('Pen 1 feeder');

  await suite.open(`${barn}/grid`);
  await main.getByRole('button', { name: text(suite, 'cameraMenu.open', { name: 'Pen 1 feeder' }) }).click();
  const menu = page.getByRole('dialog', { name: 'Pen 1 feeder' });
  for (const key of ['recordings', 'heatmap', 'export'])
    await expect(way(menu, `cameraActions.${key}`)).toHaveAttribute('href', /cameraId=pen-01/);

  // What the barn has of the ten minutes before it.
  const timestamp = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - 2 * millisecondsInHour;
  const north = await BarnApi.signIn(runningSuite().north);
  const more = { typeSpecificPayload: { cameraId: 'pen-01', timestamp } };
  const incidentId = await north.openIntervention(`Before it ${timestamp}`, more);
  await suite.open(`${barn}/incident/${incidentId}`);
  const before = `${timestamp - 10 * millisecondsInMinute}`;
  const at = (key: string) => main.getByRole('link', { name: incidentText(suite, `incident.${key}`), exact: true });
  await expect(at('before')).toHaveAttribute('href', new RegExp(`/timespan/${before}-${timestamp}$`));
  await expect(at('exportBefore')).toHaveAttribute(
    'href',
    new RegExp(`cameraId=pen-01&from=${before}&to=${timestamp}`),
  );
  await expect(at('recordings')).toHaveAttribute('href', new RegExp(`cameraId=pen-01&from=${before}`));
  await at('heatmapBefore').click();
  await expect(main.getByRole('region', { name: text(suite, 'heatmap.view') }).getByRole('status')).toContainText('%');
});
