import type { Locator, Page } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';

const interventions = '/dashboard/north-barn/interventions';

/** Presses as a thumb or a mouse does, and counts. */
class Presses {
  readonly #isTouch: boolean;
  count = 0;

  constructor(isTouch: boolean) {
    this.#isTouch = isTouch;
  }

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await (this.#isTouch ? target.tap() : target.click());
  }
}

const t = (suite: Suite, key: string) => suite.words('mf-incidents', key);
const form = (suite: Suite, title = 'new') =>
  suite.page.getByRole('dialog', { name: t(suite, `interventionForm.${title}`), exact: true });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const visible = (place: Locator) => place.filter({ visible: true }).first();
const chip = (dialog: Locator, words: string) => dialog.locator('label').filter({ hasText: words }).first();
const card = (suite: Suite, title: string) =>
  suite.page.getByRole('main').getByRole('article').filter({ hasText: title });

for (const language of ['en', 'de'] satisfies readonly Language[]) {
  test(`from the dashboard to a recorded intervention in at most five taps, ${language}`, async ({ suite }) => {
    const { page } = suite;
    const barn = await BarnApi.signIn(runningSuite().north);
    const before = await barn.incidents('barnIntervention');
    await suite.startAtCameras('north-barn', 'stockperson', language);

    const thumb = new Presses(await suite.isPhone());
    const entry = page
      .getByRole('navigation')
      .getByRole('link', { name: t(suite, 'interventions.title'), exact: true });
    await thumb.on(visible(entry));
    await thumb.on(visible(button(page, t(suite, 'interventions.new'))));
    const dialog = form(suite);
    await thumb.on(chip(dialog, t(suite, 'interventionType.technical')));
    await thumb.on(button(dialog, t(suite, 'template.technical.drinker.title')));
    await thumb.on(button(dialog, t(suite, 'interventionForm.save')));
    await expect(dialog).toBeHidden();
    expect(thumb.count).toBeLessThanOrEqual(5);

    const newest = card(suite, t(suite, 'template.technical.drinker.title')).first();
    await expect(newest).toContainText(t(suite, 'state.actionRequired'));
    // The barn may have noted something by itself meanwhile: what counts is what was recorded here.
    const title = t(suite, 'template.technical.drinker.title');
    const known = new Set(before.map(({ incidentId }) => incidentId));
    const recorded = (await barn.incidents('barnIntervention')).filter(
      ({ incidentId, messagePayload }) => !known.has(incidentId) && messagePayload?.title === title,
    );
    expect(recorded).toMatchObject([
      {
        state: 'actionRequired',
        messagePayload: { type: 'technical', title, description: t(suite, 'template.technical.drinker.text') },
      },
    ]);
  });
}

test('the sign of what is sent keeps its place on every screen, and while an entry waits and goes', async ({
  suite,
}) => {
  const { page } = suite;
  const title = `Signed ${Date.now().toString(36)}`;
  await suite.startAtCameras('north-barn', 'stockperson');
  const sign = visible(page.locator('[data-sent]'));
  const placeOf = async (kind: string) => {
    await expect(sign).toHaveAttribute('data-sent', kind);
    const { x, y, height } = (await sign.boundingBox()) ?? {};
    return { x, y, height };
  };
  const place = await placeOf('all-sent');
  for (const key of ['nav.overview', 'nav.recordings'] as const) {
    await suite.goTo(suite.words('mf-cameras', key));
    expect(await placeOf('all-sent'), key).toEqual(place);
  }
  suite.watch.expect(/^failed: POST .*\/api\/incidents\/ /, /^console error: .*ERR_FAILED/);
  await page.route('**/api/incidents/', (route) => route.abort());
  await suite.open(`${interventions}?intervention=new`);
  const dialog = form(suite);
  await chip(dialog, t(suite, 'interventionType.moisture')).click();
  await dialog.locator('[data-field="title"] input').fill(title);
  await dialog.locator('[data-field="description"] textarea').fill('Wet below the drinker.');
  await button(dialog, t(suite, 'interventionForm.save')).click();
  await expect(dialog).toBeHidden();
  expect(await placeOf('waiting')).toEqual(place);
  await suite.goTo(suite.words('mf-cameras', 'nav.overview'));
  expect(await placeOf('waiting')).toEqual(place);
  await page.unroute('**/api/incidents/');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect(await placeOf('all-sent')).toEqual(place);
});

test('a step solves it, its type stays; closing asks in the words of the specification', async ({ suite }) => {
  const { page } = suite;
  const barn = await BarnApi.signIn(runningSuite().north);
  const title = `Lame ${Date.now().toString(36)}`;
  const incidentId = await barn.openIntervention(title);
  await suite.startAt(interventions, { account: 'stockperson' });
  await button(card(suite, title), t(suite, 'incidentAction.event')).click();
  const dialog = form(suite, 'edit');
  await expect(dialog.getByRole('radio', { name: t(suite, 'interventionType.health') })).toBeDisabled();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  const persists = dialog.getByRole('checkbox', { name: t(suite, 'interventionForm.persists') });
  await expect(persists).toBeChecked();
  await dialog.locator('[data-field="description"] textarea').fill('Treated, walks again.');
  await persists.uncheck();
  await button(dialog, t(suite, 'interventionForm.save')).click();
  await expect(dialog).toBeHidden();
  await expect(card(suite, title)).toContainText(t(suite, 'state.solved'));
  await expect(card(suite, title)).toContainText('Treated, walks again.');
  expect(await barn.eventCount(incidentId)).toBe(2);

  await button(card(suite, title), t(suite, 'incidentAction.close')).click();
  const question = page.getByRole('dialog', { name: t(suite, 'incidentAction.closeTitle') });
  await expect(question).toContainText(
    "Are you sure you want to close this incident? You won't be able to edit it afterwards",
  );
  await button(question, t(suite, 'incidentAction.closeAction')).click();
  await expect(card(suite, title)).toContainText(t(suite, 'state.closed'));
  await expect(card(suite, title).getByRole('button')).toHaveCount(0);

  await page.getByRole('tab', { name: t(suite, 'interventions.open') }).click();
  await expect(page).toHaveURL(/[?&]tab=open/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(card(suite, title)).toHaveCount(0);
});

test('one incident: its steps with their authors, and deleting in the words of the specification', async ({
  suite,
}) => {
  const { page } = suite;
  const title = `Cough ${Date.now().toString(36)}`;
  const barn = await BarnApi.signIn(runningSuite().north);
  const incidentId = await barn.openIntervention(title);
  await suite.startAt(interventions);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/incident/${incidentId}$`));
  await expect(suite.heading(title)).toBeVisible();
  await expect(page.getByText('by Maria Manager')).toBeVisible();
  await button(page, t(suite, 'incidentAction.delete')).click();
  const question = page.getByRole('dialog', { name: t(suite, 'incidentAction.deleteTitle') });
  await expect(question).toContainText(
    "Are you sure you want to delete this incident? You won't be able to restore it afterwards",
  );
  await button(question, t(suite, 'incidentAction.delete')).click();
  await expect(page).not.toHaveURL(new RegExp(`/incident/${incidentId}$`));
  expect((await barn.incidents('barnIntervention')).filter((known) => known.incidentId === incidentId)).toEqual([]);
});

test('what is missing is said in a toast and at the fields, and nothing is sent', async ({ suite }) => {
  await suite.startAt(`${interventions}?intervention=new`, { account: 'stockperson' });
  const dialog = form(suite);
  await chip(dialog, t(suite, 'interventionType.climate')).click();
  await button(dialog, t(suite, 'interventionForm.save')).click();
  await expect(suite.toast(t(suite, 'interventionForm.fixErrors'))).toBeVisible();
  await expect(dialog.getByText(t(suite, 'interventionForm.problem.required'))).toHaveCount(3);
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', suite.words('shared', 'severity.middle'));
});

test('the table has what the cards have: sorted by two columns, filtered, paged, its columns kept', async ({
  suite,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  const column = (name: string) => main.getByRole('columnheader', { name: t(`export.column.${name}`) });
  const cells = (name: string) => main.locator(`.ag-cell[col-id="${name}"]`);
  await suite.startAt('/dashboard/north-barn/interventions', { account: 'viewer' });
  const newest = (await main.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await main.getByText(t('interventionsTable.table'), { exact: true }).click();
  await expect(page).toHaveURL(/[?&]form=table/);
  await expect(cells('title').first()).toHaveText(newest);
  // What was written is read in full: it wraps, and no cell cuts it.
  await expect(cells('description').first()).toBeAttached();
  const cut = await cells('description').evaluateAll((all) =>
    all
      .filter(
        (cell) =>
          getComputedStyle(cell).whiteSpace === 'nowrap' ||
          cell.scrollWidth > cell.clientWidth + 1 ||
          cell.scrollHeight > cell.clientHeight + 1,
      )
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);

  await column('title').click();
  await column('state').click((await suite.isPhone()) ? {} : { modifiers: ['Shift'] });
  await expect(column('title')).toHaveAttribute('aria-sort', 'ascending');
  await expect(column('state')).toHaveAttribute('aria-sort', 'ascending');
  // Not what is drawn: rows out of sight rest.
  const titles = await cells('title').allTextContents();
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'accent' }).compare));

  await main.getByRole('button', { name: suite.words('shared', 'table.next') }).click();
  await expect(main.getByRole('navigation', { name: suite.words('shared', 'table.pages') })).toContainText('51–');
  await expect(page).toHaveURL(/[?&]page=2/);

  await main.getByRole('textbox', { name: new RegExp(`^${t('export.column.title')}`) }).fill(newest);
  await expect(cells('title').filter({ hasNotText: newest })).toHaveCount(0);
  await expect(cells('title').first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]filter\.title=/);

  await main.getByText(t('interventionsTable.columns'), { exact: true }).click();
  await main.getByRole('checkbox', { name: t('export.column.state') }).uncheck();
  await expect(column('state')).toHaveCount(0);
  await page.reload();
  await expect(column('title')).toBeVisible();
  await expect(column('state')).toHaveCount(0);
  // Order and filter are in the address: a reload and the way back keep them.
  const kept = async () => {
    await expect(column('title')).toHaveAttribute('aria-sort', 'ascending');
    await expect(cells('title').first()).toBeVisible();
    await expect(cells('title').filter({ hasNotText: newest })).toHaveCount(0);
  };
  await kept();
  await cells('title').first().click();
  await expect(page).toHaveURL(/\/incident\//);
  await expect(suite.heading(newest)).toBeVisible();
  await page.goBack();
  await kept();
});
