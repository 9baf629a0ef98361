import { BarnApi } from '../harness/barn-api';
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
  await suite.pictureOf('F24');

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

test('F24, F26: without the barn a hiding and two closings wait with their sign; one closed meanwhile is told, all are done once', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const main = page.getByRole('main');
  const mark = Date.now().toString(36);
  const barn = await BarnApi.signIn(runningSuite().testBarn.address);
  const mine = await barn.openIntervention(`Mine ${mark}`);
  const both = await barn.openIntervention(`Both ${mark}`);
  const said = {
    classification: 'cleaning',
    description: `<p>Washed ${mark}</p>`,
    specification: { type: 'washing' },
    timestamp: Date.now() - 60_000,
    location: { kind: 'global' },
  };
  const record = await barn.open('barnDocumentation', 'create', said);
  const documentation = '/dashboard/test-barn/documentation';
  await suite.startAt(documentation, { barn: 'test-barn', account: 'stockperson' });
  const card = (text: string) => main.getByRole('article').filter({ hasText: text }).first();
  await expect(card(`Washed ${mark}`)).toBeVisible();
  await suite.open(interventions);
  await expect(card(`Both ${mark}`)).toBeVisible();
  await untilKept(page, `Both ${mark}`);

  await barnProxy.refuse();
  for (const title of [`Mine ${mark}`, `Both ${mark}`]) {
    await card(title)
      .getByRole('button', { name: t('incidentAction.close'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('incidentAction.closeAction') })
      .click();
    await expect(card(title).getByText(t('waitingChange.close'))).toBeVisible();
  }
  await suite.open(documentation);
  await card(`Washed ${mark}`)
    .getByRole('button', { name: t('incidentAction.hide'), exact: true })
    .click();
  const hiding = page.getByRole('dialog', { name: t('incidentAction.hideTitle') });
  await hiding.getByRole('textbox').fill('Written for the other barn.');
  await hiding.getByRole('button', { name: t('incidentAction.hide'), exact: true }).click();
  await expect(hiding).toBeHidden();
  await page.reload();
  await expect(card(`Washed ${mark}`).getByText(t('waitingChange.hide'))).toBeVisible();
  // Another device has a line.
  await barn.close(both);

  await barnProxy.listen(runningSuite().testBarn.proxyPort);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card(`Washed ${mark}`)).toBeHidden();
  await suite.open(interventions);
  const waiting = page.getByRole('region', { name: t('interventions.waitingTitle') });
  await expect(waiting).toContainText(t('incidentAction.alreadyClosed'));
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await waiting.getByRole('button', { name: t('outboxEntry.understood') }).click();
  await expect(waiting).toBeHidden();
  expect(await Promise.all([mine, both, record].map((incidentId) => barn.eventCount(incidentId)))).toEqual([2, 2, 2]);
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
  await suite.beSignedIn({ barn: 'test-barn', account: 'viewer' });
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
