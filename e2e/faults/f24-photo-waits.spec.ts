import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BarnApi } from '../harness/barn-api';
import { KillableBrowser } from '../harness/killable-browser';
import { NetworkRecorder } from '../harness/network-recorder';
import { PageWatch } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { words } from '../harness/words';

const t = (key: string) => words('mf-incidents', 'en', key);
const interventions = '/dashboard/north-barn/interventions';

test('F24: a photo that waits with its intervention outlives the browser, and is at the barn once', async ({
  page,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-killed-'));
  const title = `Torn seal ${Date.now().toString(36)}`;
  // Any picture: the page as it is.
  const photo = { name: 'seal.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const started: KillableBrowser[] = [];
  try {
    const first = await KillableBrowser.start(profile);
    started.push(first);
    const suite = new Suite(first.page, new PageWatch(first.page), new NetworkRecorder(first.page));
    await suite.walkToCameras('north-barn', 'stockperson');
    await first.context.route(/\/api\/incidents\/?$/, (route) => route.abort('connectionrefused'));
    await suite.open(`${interventions}?intervention=new`);
    const dialog = first.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: t('interventionType.technical') }).check({ force: true });
    await dialog.locator('[data-field="title"] input').fill(title);
    await dialog.locator('[data-field="description"] textarea').fill('With a photo.');
    await dialog.locator('input[type="file"]').setInputFiles(photo);
    await expect(dialog.getByRole('img')).toHaveCount(1);
    await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(first.page.getByRole('region', { name: t('interventions.waitingTitle') })).toContainText(title);
    await first.kill();

    const second = await KillableBrowser.start(profile);
    started.push(second);
    let lost = 0;
    await second.context.route(/\/api\/incidents\/[^/]+\/attachments$/, async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      // It arrives, its answer does not.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await second.page.goto(`${runningSuite().address}${interventions}`);
    const card = second.page.getByRole('main').getByRole('article').filter({ hasText: title });
    await expect(card.first()).toBeVisible();
    await expect(second.page.getByRole('region', { name: t('interventions.waitingTitle') })).toBeHidden({
      timeout: 90_000,
    });
    expect(lost).toBeGreaterThan(1);

    const barn = await BarnApi.signIn(runningSuite().north);
    const stored = (await barn.incidents('barnIntervention', 50)).filter(
      ({ messagePayload }) => messagePayload?.title === title,
    );
    expect(stored).toHaveLength(1);
    const pictures = await barn.call('GET', `api/incidents/${stored[0]?.incidentId}/attachments`);
    expect((pictures as { attachments: unknown[] }).attachments).toHaveLength(1);
  } finally {
    for (const browser of started) await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
