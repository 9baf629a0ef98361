import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

test('F24, F25: a record whose answer was lost and that was changed since is in the journal once, with its last words', async ({
  suite,
}) => {
  suite.watch.expect(/^(failed|console error): .*(api\/incidents|ERR_CONNECTION_RESET)/);
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const main = page.getByRole('main');
  const text = `Silo filled ${Date.now().toString(36)}`;
  // The first one arrives and its answer does not; what is tried again does not leave until the line is back.
  let line: 'loses answers' | 'is down' | 'works' = 'loses answers';
  await page.context().route(/\/api\/incidents\/?$/, async (route) => {
    if (line === 'works') return route.continue();
    if (line === 'loses answers') await route.fetch();
    line = 'is down';
    await route.abort('connectionreset');
  });
  await suite.startAt('/dashboard/north-barn/documentation?record=new', { account: 'stockperson' });
  const write = async (name: string, words: string) => {
    const dialog = page.getByRole('dialog', { name });
    const description = dialog.getByRole('textbox', { name: new RegExp(`^${t('recordForm.description')}`) });
    await description.fill(words);
    await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const kind = page
    .getByRole('dialog')
    .locator('label')
    .filter({ hasText: t('classification.feeding') });
  await kind.first().click();
  await write(t('documentation.new'), `${text}, half`);
  const waiting = page.getByRole('region', { name: t('interventions.waitingTitle') });
  await expect(waiting).toContainText(`${text}, half`);
  await waiting.getByRole('button', { name: t('outboxEntry.edit') }).click();
  line = 'works';
  await write(t('interventionForm.entry'), `${text}, full`);
  await expect(waiting).toBeHidden({ timeout: 90_000 });

  const records = main.getByRole('article').filter({ hasText: text });
  await expect(records).toHaveCount(1);
  await expect(records).toContainText(`${text}, full`);
  await main.getByText(t('documentation.withHidden'), { exact: true }).click();
  await expect(records).toHaveCount(2);
  await expect(records.filter({ hasText: t('recordForm.replaced') })).toContainText(`${text}, half`);
  await suite.pictureOf('F25');
  const barn = await BarnApi.signIn(runningSuite().north);
  const stored = await barn.incidents('barnDocumentation', 50);
  expect(stored.filter(({ messagePayload }) => messagePayload?.description?.includes(text))).toHaveLength(1);
});
