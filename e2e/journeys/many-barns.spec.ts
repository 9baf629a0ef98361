import type { KnownInstance, SuiteRegistry } from '@barnwatch/shared/federation';
import type { Page } from '@playwright/test';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

/** A port of this run on which nothing listens. */
const off = () => `http://localhost:${runningSuite().testBarn.proxyPort}`;

function absentBarn(number: number): KnownInstance {
  const { hostname, port } = new URL(off());
  const remote = { protocol: 'http', hostname, port: Number(port) };
  const id = `house-${number}`;
  return {
    globalUniqueIdentifier: id,
    name: id,
    realWorldName: `House ${number}`,
    type: 'barn',
    discoveryCode: Buffer.from(JSON.stringify({ remote })).toString('base64'),
  };
}

async function knowBarns(page: Page, change: (known: readonly KnownInstance[]) => readonly KnownInstance[]) {
  await page.context().route('**/suite.json', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    const registry = (await answer.json()) as SuiteRegistry;
    await route.fulfill({ response: answer, json: { ...registry, instances: change(registry.instances) } });
  });
}

test('of 200 barns each is found, they stand in groups, and their order stays', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  suite.watch.expect(...troubleAt(off()));
  const absent = Array.from({ length: 198 }, (_, index) => absentBarn(index + 1));
  await knowBarns(page, (known) => [...absent.slice(0, 99), ...known, ...absent.slice(99)]);
  await suite.start();
  const cards = page.getByRole('main').getByRole('article');
  // Cards out of view are not laid out: they have a text, but none that is shown.
  const names = () => cards.getByRole('heading').allTextContents();
  const search = page.getByRole('searchbox', { name: t('selectBarn.search') });
  const group = (key: string) => page.getByRole('heading', { level: 2, name: new RegExp(`^${t(`group.${key}`)} `) });
  await expect(cards).toHaveCount(200);
  await expect(page.getByText(t('selectBarn.count_other', { count: 200 }), { exact: true })).toBeVisible();

  // No card moves by itself: those that answer stand before the others once every barn was asked and one asks for it.
  const regroup = async () => {
    await expect(page.locator('article [data-connection="offline"]')).toHaveCount(198);
    const button = page.getByRole('button', { name: t('selectBarn.regroup') });
    if (await button.isEnabled()) await button.click();
  };
  await regroup();
  await expect(group('reachable')).toContainText('2');
  await expect(group('unreachable')).toContainText('198');
  const expected = ['North barn', 'South barn', ...absent.map(({ realWorldName }) => realWorldName)];
  expect(await names()).toEqual(expected);

  await search.fill('house 120');
  await expect(cards).toHaveCount(1);
  await expect(page.getByText(t('selectBarn.countOf', { shown: 1, total: 200 }), { exact: true })).toBeVisible();
  await search.fill('no such barn');
  await expect(page.getByText(t('selectBarn.noMatch', { search: 'no such barn' }))).toBeVisible();
  await search.fill('north');
  await suite.signIn({ barn: 'north-barn', account: 'viewer' });
  await suite.expectCameras();

  await suite.open('/select-barn');
  await expect(group('signed-in')).toContainText('1');
  await expect(cards).toHaveCount(200);
  await regroup();
  expect(await names(), 'only in its group a barn has another place').toEqual(expected);
});

test('a single barn needs neither a search nor groups', async ({ suite }) => {
  const { page } = suite;
  await knowBarns(page, (known) => known.filter(({ globalUniqueIdentifier: id }) => id === 'north-barn'));
  await suite.start();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['North barn']);
});
