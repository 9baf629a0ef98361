import type { Page } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { expectKept } from '../harness/kept-suite';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

test.use({ serviceWorkers: 'allow' });

const gallery = 'http://gallery.example/';

/** As a system does it: posts to the suite what another program shares, from nowhere within the suite. */
async function share(page: Page, title: string, photos: readonly Buffer[]): Promise<void> {
  const form = `<form method="post" enctype="multipart/form-data" action="${runningSuite().address}/share">
    <input name="title" value="${title}"><input name="text" value="By the door">
    <input type="file" name="photos" multiple><button>Share</button></form>`;
  await page.route(gallery, (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await page.goto(gallery);
  await page
    .locator('input[type="file"]')
    .setInputFiles(photos.map((buffer, place) => ({ name: `${place}.png`, mimeType: 'image/png', buffer })));
  await page.getByRole('button', { name: 'Share' }).click();
}

async function save(suite: Suite): Promise<void> {
  const t = (key: string) => suite.words('mf-incidents', key);
  const dialog = suite.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('interventionType.technical') }).check({ force: true });
  await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function picturesOf(title: string): Promise<number> {
  const barn = await BarnApi.signIn(runningSuite().north);
  const stored = await barn.incidents('barnIntervention', 50);
  const found = stored.filter(({ messagePayload }) => messagePayload?.title === title);
  expect(found).toHaveLength(1);
  const answer = await barn.call('GET', `api/incidents/${found[0]?.incidentId}/attachments`);
  return (answer as { attachments: unknown[] }).attachments.length;
}

test('photos of the gallery that are shared become an intervention; signed out and without a network nothing of them is lost', async ({
  suite,
}) => {
  const { page } = suite;
  const title = `Wet floor ${Date.now().toString(36)}`;
  const shell = (key: string) => suite.words('shell', key);
  await suite.startAtCameras('north-barn', 'stockperson');
  await expectKept(suite);
  const photos = [await page.screenshot(), await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })];

  await share(page, title, photos);
  await expect(page).toHaveURL(/\/dashboard\/north-barn\/interventions\?intervention=shared/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expect(dialog.locator('[data-field="title"] input')).toHaveValue(title);
  await save(suite);
  await expect.poll(() => picturesOf(title)).toBe(2);

  await suite.signOut();
  await suite.leave();
  suite.watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await share(page, `${title} again`, photos.slice(0, 1));
  await expect(suite.heading(shell('shares.title'))).toBeVisible();
  await expect(page.getByText(`${title} again`)).toBeVisible();
  await page.context().setOffline(false);
  await page
    .getByRole('main')
    .getByRole('link', { name: /north[- ]barn/i })
    .click();
  await suite.fillSignIn(suite.signInDialog(), 'stockperson');
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await page.reload();
  await expect(dialog.getByRole('img'), 'a draft by now').toHaveCount(1);
  await save(suite);
  await expect.poll(() => picturesOf(`${title} again`)).toBe(1);

  await share(page, 'Nobody wants it', []);
  await expect(dialog).toBeVisible();
  await suite.open('/system-information');
  await suite.signOut();
  await expect.poll(() => page.evaluate(() => caches.has('shared-with-barnwatch'))).toBe(false);
});
