import { read, utils } from '@e965/xlsx';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { cellText, longestCell } from './cell-text';
import { missingCount, type WorkbookColumn, type WorkbookRow } from './columns';
import { wallClock } from './wall-clock';
import { writeWorkbook } from './write-workbook';

const columns: readonly WorkbookColumn[] = [
  { title: 'Title', kind: 'text', width: 30 },
  { title: 'Opened (Europe/Berlin)', kind: 'time', width: 20 },
  { title: 'Description', kind: 'text', width: 60 },
];

async function written(rows: readonly WorkbookRow[], steps = 1): Promise<Buffer> {
  const writer = writeWorkbook({ sheet: 'Interventions', columns, cutWords: ` … [${missingCount} more]` });
  const length = Math.ceil(rows.length / steps);
  for (let start = 0; start < rows.length; start += length) writer.add(rows.slice(start, start + length));
  return Buffer.from(await (await writer.finish()).arrayBuffer());
}

/** The texts of a sheet as the one reader gives them, headings left out. */
function readBySheetJs(file: Buffer): readonly (readonly unknown[])[] {
  const book = read(file, { cellDates: false, cellFormula: true });
  expect(book.SheetNames).toEqual(['Interventions']);
  const sheet = book.Sheets.Interventions;
  if (!sheet) throw new Error('no sheet');
  for (const [place, cell] of Object.entries(sheet)) {
    if (!place.startsWith('!')) expect(cell).not.toHaveProperty('f');
  }
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null, raw: true }).slice(1);
}

/** The same as the other one gives them. */
async function readByReadExcelFile(file: Buffer): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readExcelFile(file, { trim: false });
  expect(sheet?.sheet).toBe('Interventions');
  return (sheet?.data ?? []).slice(1);
}

const moment = Date.UTC(2026, 6, 1, 12, 30, 15, 999);

/** A moment as a sheet counts it: days on the clock of this device, from 30 December 1899. */
const serial = (timeMs: number) => wallClock(timeMs).getTime() / millisecondsInDay + 25_569;

const traps = [
  'toString',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("https://example.org","x")',
  '<b>&amp;"\'</b>]]>',
  'Fläche naß, Kühe äöü ẞ',
  '🐖 🇩🇪 👩‍🌾',
  'مرحبا',
  ' spaces around ',
  'two\nlines',
  '0123',
  '2026-01-01',
  'TRUE',
  "'quoted",
];

test('each text comes back as it is, by two readers, and none is a formula', async () => {
  const file = await written(traps.map((text) => [text, moment, text]));
  const expected = traps.map((text) => [text, serial(moment), text]);
  expect(readBySheetJs(file)).toEqual(expected);
  const other = await readByReadExcelFile(file);
  expect(other.map(([title, , description]) => [title, description])).toEqual(traps.map((text) => [text, text]));
});

test('a time is a real date on the clock of this device', async () => {
  const file = await written([['a', moment, 'b']]);
  const wall = new Date(moment);
  const expected = Date.UTC(
    wall.getFullYear(),
    wall.getMonth(),
    wall.getDate(),
    wall.getHours(),
    wall.getMinutes(),
    wall.getSeconds(),
  );
  const [row] = await readByReadExcelFile(file);
  const date = row?.[1];
  if (!(date instanceof Date)) throw new Error('no date');
  expect(Math.abs(date.getTime() - expected)).toBeLessThan(2);
  const sheet = read(file, { cellNF: true }).Sheets.Interventions;
  expect(sheet?.B2?.z).toMatch(/^yyyy\\?-mm\\?-dd hh:mm:ss$/);
  // What is edited stays text.
  expect(sheet?.A2?.z).toBe('@');
});

test('headings stay in view, columns have their widths, filters stand ready', async () => {
  const file = await written([['a', moment, 'b']]);
  const sheet = read(file, { cellStyles: true }).Sheets.Interventions;
  expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:C2' });
  expect(sheet?.['!cols']?.map((column) => Math.round(column.width ?? 0))).toEqual([30, 20, 60]);
  expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })[0]).toEqual(columns.map(({ title }) => title));
});

test('what no file can carry is visibly marked', () => {
  expect(cellText('a\u0000b\u001fc\u007fd', '')).toBe('a␀b␟c␡d');
  expect(cellText('\ud800 and \udc00, \ud83d\udc16', '')).toBe('� and �, 🐖');
  expect(cellText('\ufffe\uffff\u0085', '')).toBe('���');
  expect(cellText('a\tb\r\nc\rd', '')).toBe('a\tb\nc\nd');
});

test('40,000 characters are cut, and say so', async () => {
  const long = `${'x'.repeat(39_999)}y`;
  const file = await written([[long, null, null]]);
  const [[cell] = []] = readBySheetJs(file);
  const kept = String(cell).replace(/[^x]/g, '').length;
  expect(String(cell).length).toBeLessThanOrEqual(longestCell);
  expect(kept).toBeGreaterThan(longestCell - 20);
  expect(String(cell).slice(kept)).toBe(` … [${40_000 - kept} more]`);
  expect((await readByReadExcelFile(file))[0]?.[0] === cell).toBe(true);
  // Never half of a character.
  for (const lead of ['', 'a']) expect(cellText(lead + '🐖'.repeat(20_000), ' …')).not.toContain('�');
});

test('a text that looks like an escaped character stays what it is, by two readers', async () => {
  const texts = [
    '_x0041_ _x000D_ _xyz_',
    '_x0041_x0042_',
    '_x005F_x0041_',
    '_x_x0041__x0041_',
    '_x0041\u0007',
    '_x00e4_',
  ];
  const expected = texts.map((text) => [cellText(text, ''), null, '.']);
  const file = await written(texts.map((text) => [text, null, '.']));
  expect(readBySheetJs(file)).toEqual(expected);
  expect(await readByReadExcelFile(file)).toEqual(expected);
});

/** Texts of characters that are hard to carry, and of any others. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('_', 'x', '0', '4', 'F', 'x0041_', '\u0007', '\r', '\n', ' ', '\ufffd', '\ud83d'),
    maxLength: 12,
  }),
  fc.constantFrom('toString', '__proto__', '=1+1', '\ufdd0', '\u{1fffe}x', '\u{10ffff}x', '\ufeff', '\u00a0 '),
);

test('any text at all survives, marked at most, by two readers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (texts) => {
      const file = await written(texts.map((text) => [`.${text}.`, null, '.']));
      const expected = texts.map((text) => cellText(`.${text}.`, ''));
      expect(readBySheetJs(file).map(([text]) => text)).toEqual(expected);
      expect((await readByReadExcelFile(file)).map(([text]) => text)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('10,000 rows in many steps, none missing, by two readers', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index): WorkbookRow => {
    return [`Maßnahme ${index} 🐖`, moment + index * 1000, index % 7 === 0 ? null : `Zeile ${index} =A${index}`];
  });
  const file = await written(rows, 20);
  const expected = rows.map(([title, time, text]) => [title, serial(Number(time)), text]);
  expect(readBySheetJs(file)).toEqual(expected);
  const other = await readByReadExcelFile(file);
  expect(other.map(([title, , text]) => [title, text])).toEqual(rows.map(([title, , text]) => [title, text]));
});
