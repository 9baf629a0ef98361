import { untilKept } from '../harness/device-storage';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';
import { errorPage, json } from './proxy/barn-fault';

const interventions = '/dashboard/test-barn/interventions';

test('F24: without the barn the interventions are there with their age, a new one waits, and goes once when it is back', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  const main = page.getByRole('main');
  const title = `No line ${Date.now().toString(36)}`;
  await suite.startAt(interventions, { barn: 'test-barn', account: 'stockperson' });
  await expect(main.getByRole('article').first()).toBeVisible();
  const known = await main.getByRole('article').count();

  await barnProxy.refuse();
  await suite.open(`${interventions}?intervention=new`);
  const dialog = page.getByRole('dialog', { name: t('interventionForm.new') });
  await dialog
    .locator('label')
    .filter({ hasText: t('interventionType.moisture') })
    .first()
    .click();
  await dialog.locator('[data-field="title"] input').fill(title);
  await dialog.locator('[data-field="description"] textarea').fill('Wet below the drinker.');
  await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
  await expect(suite.toast(t('interventionForm.waiting'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole('region', { name: t('interventions.waitingTitle') });
  await expect(waiting).toContainText(t('outboxEntry.waiting_one', { count: 1 }));

  await page.reload();
  await expect(waiting).toContainText(title);
  await expect(main.getByRole('article')).toHaveCount(known + 1);
  await expect(main.getByRole('alert')).toContainText(t('status.notRefreshed'));
  await expect(main.getByRole('alert')).toContainText(suite.words('shared', 'request.offline'));

  await waiting.getByRole('button', { name: t('outboxEntry.edit') }).click();
  const edited = page.getByRole('dialog', { name: t('interventionForm.entry') });
  await edited.locator('[data-field="title"] input').fill(`${title}, changed`);
  await edited.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
  await expect(waiting).toContainText(`${title}, changed`);

  await barnProxy.listen(runningSuite().testBarn.proxyPort);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(waiting).toBeHidden();
  await page.reload();
  await expect(main.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  await expect(main.getByRole('article').filter({ hasText: `${title}, changed` })).toHaveCount(1);
});

test('F1: the interventions of all barns are there with their age after a start without the barn', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const t = (key: string) => suite.words('mf-incidents', key);
  await suite.startAt('/interventions', { barn: 'test-barn', account: 'viewer' });
  await expect(main.getByRole('article').first()).toBeVisible();
  const known = await main.getByRole('article').count();
  await untilKept(page, encodeURIComponent('interventions of all barns: latest'));

  await barnProxy.refuse();
  await page.reload();
  const line = main.getByRole('listitem').filter({ hasText: t('globalInterventions.lastKnown') });
  await expect(line).toContainText('Test barn');
  await expect(line).toContainText(t('globalInterventions.status.offline'));
  await expect(line).toContainText(t('status.asOf'));
  await expect(main.getByRole('article')).toHaveCount(known);
});

test('F6 and F3: another shape or an error at the lists of incidents is told by its call; what was known stays', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn', 'viewer');
  for (const screen of ['interventions', 'incidents'] as const) {
    await suite.open(`/dashboard/test-barn/${screen}`);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toBeVisible();
    const known = await articles.count();
    for (const shape of ['{}', 'null', '{"data":{"incidents":7}}', '{"data":{"incidents":[]}}']) {
      barnProxy.heal();
      barnProxy.answers(/^\/api\/incidents\/query$/, json(shape));
      await page.reload();
      const call = { call: 'POST api/incidents/query' };
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert.first()).toContainText(suite.words('shared', 'request.unexpected-shape', call));
      await expect(articles, `${screen} keeps what it knew after ${shape}`).toHaveCount(known);
    }
    barnProxy.heal();
    barnProxy.answers(/^\/api\/incidents\/query$/, errorPage(502));
    await page.reload();
    const words = suite.words('shared', 'request.server-error-status', { status: 502 });
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words);
    await expect(articles).toHaveCount(known);
    barnProxy.heal();
  }
});

test('F6: records of another shape are counted and lose nothing else', async ({ suite, barnProxy }) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn', 'viewer');
  const spoil = (body: Buffer) => {
    const answer = JSON.parse(body.toString('utf8')) as { data: { incidents: object[] } };
    answer.data.incidents.splice(0, 1, { incidentId: 7, type: null });
    return Buffer.from(JSON.stringify(answer));
  };
  barnProxy.answers(/^\/api\/incidents\/query$/, { kind: 'changed', change: spoil });
  for (const [screen, key] of [
    ['interventions', 'interventions.unreadable_one'],
    ['incidents', 'status.unreadable_one'],
  ] as const) {
    await suite.open(`/dashboard/test-barn/${screen}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(suite.words('mf-incidents', key, { count: 1 }))).toBeVisible();
  }
});
