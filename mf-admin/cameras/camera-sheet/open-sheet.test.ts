import { readerInPlace, writerInPlace } from '@barnwatch/shared/testing/workbook-workers';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { writeWholeWorkbook } from '@barnwatch/shared/workbooks';
import { read, utils, write } from '@e965/xlsx';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import { wordsIn } from './doubles/words-in';
import { openSheet } from './open-sheet';
import { readSheet } from './read-sheet';
import { workbookOf } from './write-sheet';

const signal = new AbortController().signal;
const cameras = [
  exampleCamera('a', { name: '=SUM(1)', sortPrefix: '01', tags: ['west, outer', 'ill\\ness'] }),
  exampleCamera('b', { name: 'Bucht „2“; Ost', tags: [], managed: false, online: false, lastSeen: null }),
  exampleCamera('c', { name: 'Pen 3', sortPrefix: '03', tags: ['east'] }),
];

async function saved(listed: readonly Camera[], language: 'en' | 'de' = 'en'): Promise<ArrayBuffer> {
  const { settings, rows } = workbookOf(listed, await wordsIn(language));
  const written = await writeWholeWorkbook(settings, rows, writerInPlace, signal);
  if (written.kind !== 'written') throw new Error(written.reason);
  return written.file.arrayBuffer();
}

/** The list after somebody has had it in another program, which saves it in its own way. */
async function edited(change: (rows: unknown[][]) => unknown[][]): Promise<ArrayBuffer> {
  const sheet = read(await saved(cameras)).Sheets.Cameras;
  if (!sheet) throw new Error('no sheet');
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(change(rows)), 'Tabelle1');
  return write(book, { type: 'array', bookType: 'xlsx' });
}

const opened = (content: BlobPart, name = 'cameras.xlsx') =>
  openSheet(new File([content], name), readerInPlace, signal);

async function readingOf(content: ArrayBuffer, listed: readonly Camera[] = cameras) {
  const sheet = await opened(content);
  if (sheet.kind !== 'rows') throw new Error(sheet.why);
  return readSheet(sheet.rows, listed, await wordsIn('en'));
}

test.each(['en', 'de'] as const)(
  'a workbook that was saved in %s changes nothing when it is read',
  async (language) => {
    expect(await readingOf(await saved(cameras, language))).toMatchObject({ plans: [], unchanged: 3, faulty: [] });
  },
);

test('a list edited in another program: columns moved, rows empty, numbers and truths for texts', async () => {
  const content = await edited(([headings = [], one = [], two = [], three = []]) => {
    const moved = (row: unknown[]) => [row[1], row[0], row[4], row[2], row[3]];
    one[4] = false;
    three[2] = 7;
    return [moved(headings), moved(one), [], moved(two), moved(three)];
  });
  const reading = await readingOf(content);
  expect(reading).toMatchObject({ unchanged: 1, faulty: [] });
  expect(reading.kind === 'read' && reading.plans.map(({ cameraId, work }) => [cameraId, work])).toEqual([
    ['a', { kind: 'change', parts: [{ key: 'managed', after: false }] }],
    ['c', { kind: 'change', parts: [{ key: 'sortPrefix', before: '03', after: '7' }] }],
  ]);
});

test('what is wrong is told by its row and column as the spreadsheet counts them', async () => {
  const content = await edited(([headings = [], one = [], two = [], three = []]) => {
    two[4] = 'perhaps';
    three[1] = '';
    return [headings, one, [], [], two, three, ['new', 'Pen 9']];
  });
  expect(await readingOf(content)).toMatchObject({
    faulty: [
      { row: 5, column: 'E', cameraId: 'b', problem: 'not-yes-or-no' },
      { row: 6, column: 'B', cameraId: 'c', problem: 'name' },
      { row: 7, column: 'F', cameraId: 'new', problem: 'unknown-without-source' },
    ],
  });
});

test('a barn of 5,000 cameras is read as well: what it unpacks to is more than half a megabyte', async () => {
  const many = Array.from({ length: 5000 }, (_, at) =>
    exampleCamera(`camera-${at}`, { name: `Pen ${at}, west ${at}` }),
  );
  expect(await readingOf(await saved(many), many)).toMatchObject({ plans: [], unchanged: 5000, faulty: [] });
});

test('what is no workbook says so, whatever its name: damaged, cut off, of an old program, of no program', async () => {
  const whole = new Uint8Array(await saved(cameras));
  const damaged = { kind: 'unreadable', why: 'damaged-workbook' };
  expect(await opened(whole.slice(0, whole.length / 2))).toEqual(damaged);
  expect(await opened(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toEqual(damaged);
  expect(await opened(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toEqual(damaged);
  expect(await opened('ID,"Name\n', 'cameras.csv')).toEqual({ kind: 'unreadable', why: 'damaged' });
  expect(await opened('ID;Name\na;Pen 1\n')).toEqual({
    kind: 'rows',
    rows: [
      ['ID', 'Name'],
      ['a', 'Pen 1'],
    ],
  });
});

test('what says that it unpacks to more than a page can hold is refused before it is unpacked', async () => {
  const bytes = Buffer.from(await saved(cameras));
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1)) bytes.writeUInt32LE(2 ** 31, at + 24);
  expect(await opened(bytes)).toEqual({ kind: 'unreadable', why: 'too-large' });
});

test('a browser without workers, and a screen that is left, get no rows', async () => {
  const file = new File([await saved(cameras)], 'cameras.xlsx');
  const refused = () => {
    throw new Error('no workers here');
  };
  expect(await openSheet(file, refused, signal)).toEqual({ kind: 'unreadable', why: 'no-worker' });
  expect(await openSheet(file, readerInPlace, AbortSignal.abort())).toEqual({ kind: 'unreadable', why: 'cancelled' });
});
