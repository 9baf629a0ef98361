import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import readExcelFile from 'read-excel-file/node';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

/** Texts that have broken workbooks, or run as formulas, elsewhere. */
const titles = ['toString', '__proto__', '=HYPERLINK("http://evil.example","x")', '@SUM(1)', '+1', '-1', 'Tränke 🐖 ß'];

test('an export has every intervention, and two readers read the very words of the screen', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const barn = await BarnApi.signIn(runningSuite().north);
  for (const title of titles) await barn.openIntervention(title);
  await suite.startAtCameras('north-barn', 'viewer');
  await suite.goTo(t('interventions.title'));
  await page.getByRole('button', { name: t('export.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('export.title') });
  await dialog.getByLabel(new RegExp(`^${t('export.fileName')}`)).fill('All of it');
  await expect(dialog.getByRole('switch', { name: t('export.everything') })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('export.download'), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('All of it.xlsx');
  const place = await file.path();

  const book = read(await readFile(place), { cellFormula: true });
  expect(book.SheetNames).toEqual(['Interventions']);
  const sheet = book.Sheets.Interventions ?? {};
  const rows: string[][] = utils.sheet_to_json(sheet, { header: 1, raw: false });
  const head = rows[0] ?? [];
  const column = (key: string) => head.findIndex((name) => name.startsWith(t(`export.column.${key}`)));
  expect(head).toHaveLength(11);
  expect(head[column('openedAt')], 'the zone is stated').toContain('Europe/Berlin');
  const told = rows.slice(1).map((row) => row[column('title')]);
  for (const title of titles) expect(told).toContain(title);
  expect(Object.values(sheet).filter((cell: { f?: string }) => cell.f !== undefined)).toEqual([]);

  const [again] = await readExcelFile(place, { trim: false });
  expect(again?.data.slice(1).map((row) => row[column('title')])).toEqual(told);

  let events = 0;
  const stored = await barn.incidents('barnIntervention');
  for (const { incidentId } of stored) events += await barn.eventCount(incidentId);
  expect(told, 'one row for each step').toHaveLength(events);
});
