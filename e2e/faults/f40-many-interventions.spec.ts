import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { BrowserContext, Route } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from '../harness/suite-test';

const base = Date.UTC(2026, 0, 1);

interface Question {
  readonly query: { readonly incidentId?: { readonly $in: readonly string[] } };
  readonly order?: readonly { readonly direction: 'asc' | 'desc' }[];
  readonly offset?: number;
  readonly limit?: number;
}

/** One of the oldest is sought: beyond what a search reads by itself. */
const titleOf = (number: number) => (number === 7 ? 'Needle' : `No. ${number}`);

/** The intervention with that number, the first being the oldest. */
function intervention(number: number, description = '') {
  const openedAt = base + number * 60_000;
  return {
    incidentId: `many-${number}`,
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt,
    lastUpdated: openedAt,
    closedAt: null,
    identifier: `made-${number}`,
    messagePayload: { type: 'other', title: titleOf(number), description, severity: 'low', issue: null },
    globalUniqueIdentifier: 'north-barn',
    barnName: 'north-barn',
    realWorldName: 'North barn',
    isPublicOpen: true,
  };
}

/** North barn, with so many interventions. A page holds 1000 at most (contract, `QueryRequest.limit`). */
class ManyInterventions {
  /** Pages from there on end in an error of the server. */
  failsFrom = Number.POSITIVE_INFINITY;

  /** @param descriptions by their number; empty beyond */
  constructor(
    public total: number,
    readonly descriptions: readonly string[] = [],
  ) {}

  async stand(context: BrowserContext): Promise<void> {
    await context.route(/\/api\/incidents\/query$/, (route) => this.#list(route));
    await context.route(/\/api\/incidentEvents\/query$/, (route) => this.#events(route));
  }

  async #list(route: Route): Promise<void> {
    const { order, offset = 0, limit = 1000 } = route.request().postDataJSON() as Question;
    if (offset >= this.failsFrom)
      return answer(route, { error: { code: 'internal', message: 'Refused by a test' } }, 500);
    const count = Math.max(0, Math.min(limit, 1000, this.total - offset));
    const oldestFirst = order?.[0]?.direction === 'asc';
    const incidents = Array.from({ length: count }, (_, index) =>
      this.#one(oldestFirst ? offset + index : this.total - 1 - offset - index),
    );
    return answer(route, { data: { incidents, page: { offset, limit, total: this.total } } });
  }

  #one(number: number) {
    return intervention(number, this.descriptions[number]);
  }

  #events(route: Route): Promise<void> {
    const { query } = route.request().postDataJSON() as Question;
    const incidentEvents = (query.incidentId?.$in ?? []).map((incidentId) => {
      const one = this.#one(Number(incidentId.slice('many-'.length)));
      const { openedAt, messagePayload, globalUniqueIdentifier, realWorldName } = one;
      const barn = { globalUniqueIdentifier, realWorldName };
      const more = { trigger: 'issueDetected', state: 'actionRequired', accountId: null, ...barn };
      return {
        incidentEventId: `e-${incidentId}`,
        incidentId,
        eventTimestamp: openedAt,
        payload: messagePayload,
        ...more,
      };
    });
    return answer(route, { data: { incidentEvents, page: { offset: 0, limit: 1000, total: incidentEvents.length } } });
  }
}

function answer(route: Route, json: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
}

test('F7, F40: 10,000 interventions are listed, searched, sorted and exported without one being passed over in silence', async ({
  suite,
}) => {
  suite.watch.expect(/^500: POST .*\/api\/incidents\/query$/, /^console error: .*status of 500/);
  const { page } = suite;
  const main = page.getByRole('main');
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  const barn = new ManyInterventions(10_000);
  await barn.stand(page.context());

  await suite.startAt('/dashboard/north-barn/incidents', { account: 'viewer' });
  await expect(main.getByText(t('status.part', { shown: 50, total: '10,000' }))).toBeVisible();
  await main.getByRole('button', { name: t('incidentList.more') }).click();
  await expect(main.getByText(t('status.part', { shown: 100, total: '10,000' }))).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(100);
  await main.getByRole('searchbox').fill('needle');
  const none = t('status.found_other', { count: 0 });
  await expect(
    main.getByText(t('status.searchedPart', { words: none, searched: '5,000', total: '10,000' })),
  ).toBeVisible();
  await main.getByRole('button', { name: t('incidentList.searchOn') }).click();
  const found = { words: t('status.found_one', { count: 1 }), total: '10,000' };
  await expect(main.getByText(t('status.searchedAll_other', found))).toBeVisible();
  await expect(main.getByRole('link', { name: 'Needle', exact: true })).toBeVisible();
  await suite.pictureOf('F7');

  await suite.open('/dashboard/north-barn/interventions?form=table');
  await expect(main.getByText(t('globalInterventions.all_other', { count: '10,000', total: '10,000' }))).toBeVisible({
    timeout: 60_000,
  });
  const rows = main.getByRole('row');
  await expect(rows.filter({ hasText: 'No. 9999' })).toBeVisible();
  expect(await rows.count(), 'one page of the table').toBeLessThanOrEqual(60);

  // As many as need a second page of the largest size; the export itself of 10,000 is measured by the bench P19.
  barn.total = 1_040;
  await page.reload();
  await page.getByRole('button', { name: t('export.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('export.title') });
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: t('export.download'), exact: true }).click();
  const book = read(await readFile(await (await download).path()));
  const table: string[][] = utils.sheet_to_json(book.Sheets.Interventions ?? {}, { header: 1, raw: false });
  const column = (table[0] ?? []).indexOf(t('export.column.title'));
  const titles = table.slice(1).map((row) => row[column]);
  expect(titles).toEqual(Array.from({ length: 1_040 }, (_, number) => titleOf(number)));
  await expect(dialog.getByText(t('export.incomplete'))).toHaveCount(0);

  barn.failsFrom = 200;
  await dialog.getByRole('button', { name: t('export.download'), exact: true }).click();
  await expect(dialog.getByText(t('export.incomplete'))).toBeVisible();
  await suite.pictureOf('F40');
});

/** What has broken workbooks, or run as a formula, elsewhere, and how it must come out. */
const traps: readonly (readonly [string, string])[] = [
  ...['toString', '__proto__', 'constructor', '=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://evil.example","x")'],
  ...['Tränke ß 🐖 👩‍🌾', 'حظيرة', '<b>&amp;</b>', ' two\nlines ', '0123', '_x0041_'],
].map((text) => [text, text] as const);
const marked: readonly (readonly [string, string])[] = [
  ['half \ud83d of a pig', 'half \ufffd of a pig'],
  ['bell \u0007 and \u0000', 'bell ␇ and ␀'],
];

test('F40: no rows is off; hostile texts come out as text or visibly marked, by two readers', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  const texts = [...traps, ...marked];
  const barn = new ManyInterventions(0, [...texts.map(([text]) => text), 'x'.repeat(40_000)]);
  await barn.stand(page.context());
  await suite.startAt('/dashboard/north-barn/interventions', { account: 'viewer' });
  const dialog = page.getByRole('dialog', { name: t('export.title') });
  const downloadButton = dialog.getByRole('button', { name: t('export.download'), exact: true });
  await page.getByRole('button', { name: t('export.open'), exact: true }).click();
  await expect(dialog.getByText(t('export.noRows'))).toBeVisible();
  await expect(downloadButton).toBeDisabled();

  barn.total = barn.descriptions.length;
  await page.reload();
  await page.getByRole('button', { name: t('export.open'), exact: true }).click();
  const download = page.waitForEvent('download');
  await downloadButton.click();
  const place = await (await download).path();
  const book = read(await readFile(place), { cellFormula: true });
  const sheet = book.Sheets.Interventions ?? {};
  expect(Object.values(sheet).filter((cell: { f?: string }) => cell.f !== undefined)).toEqual([]);
  const rows: string[][] = utils.sheet_to_json(sheet, { header: 1, raw: false });
  const column = (rows[0] ?? []).indexOf(t('export.column.description'));
  const told = rows.slice(1).map((row) => row[column] ?? '');
  expect(told.slice(0, -1)).toEqual(texts.map(([, expected]) => expected));
  const cut = told.at(-1) ?? '';
  const kept = cut.replace(/[^x]/g, '').length;
  expect(cut.length).toBeLessThanOrEqual(32_767);
  expect(cut, 'says how much is missing').toContain(String(40_000 - kept));
  const [again] = await readExcelFile(place, { trim: false });
  expect(again?.data.slice(1).map((row) => row[column])).toEqual(told);
});
