import type { Locator } from '@playwright/test';
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
    }).toPass({ timeout: 60_000 });

    // It is what was last recorded there, and an event of the camera's graph.
    await suite.open(`${barn}/camera/streaming/pen-01/Pen%201%20feeder`);
    const last = page.getByRole('region', { name: text(suite, 'cameraIncidents.last') });
    await expect(last.getByRole('link', { name: title })).toBeVisible();
    await suite.open(`${barn}/camera/graph/pen-01/Pen%201%20feeder?span=1d`);
    await page.locator('main summary').first().click();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });
}
