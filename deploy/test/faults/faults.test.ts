import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { faultPage } from './fault-page';
import { picturesOfRows, writePictures } from './fault-pictures';
import { readFaultRows } from './fault-rows';
import { namedTests } from './named-tests';
import { rowsOfTitle } from './rows-of-title';
import { runResults } from './run-results';

const root = path.join(__dirname, '..', '..', '..');

test('a title names its rows at its front or in brackets, and nothing else is one', () => {
  expect(rowsOfTitle('F24, F25: killed')).toEqual(['F24', 'F25']);
  expect(rowsOfTitle('F6 and F3: another shape')).toEqual(['F6', 'F3']);
  expect(rowsOfTitle('says which (F41)')).toEqual(['F41']);
  expect(rowsOfTitle('set aside (product F49), at once')).toEqual(['F49']);
  expect(rowsOfTitle('set aside (F28, F29)')).toEqual(['F28', 'F29']);
  expect(rowsOfTitle('the key F1 opens the finder')).toEqual([]);
});

test('the table has the rows F1 to F50, each once, and says of each without a test why', async () => {
  const rows = await readFaultRows();
  if (!rows.ok) throw new Error(rows.problem);
  expect(rows.value.map(({ row }) => row)).toEqual(Array.from({ length: 50 }, (_, index) => `F${index + 1}`));
  const named = new Set(namedTests(root).flatMap((test) => test.rows));
  const withoutTest = rows.value.filter(({ row }) => !named.has(row)).map(({ row }) => row);
  expect(rows.value.filter(({ missing }) => missing !== undefined).map(({ row }) => row)).toEqual(withoutTest);
});

const spec = (title: string, ...statuses: readonly string[]) => ({
  title,
  file: 'faults/one.spec.ts',
  tests: statuses.map((status) => ({ projectName: status, status, results: [{ status, duration: 1_500 }] })),
});

test('of a test at several sizes the worst result is told; a report of another shape is none', () => {
  const suites = [
    { specs: [spec('F1: a', 'expected'), spec('F1: b', 'expected', 'unexpected'), spec('c', 'expected')] },
  ];
  expect(runResults({ suites })).toEqual([
    { file: 'e2e/faults/one.spec.ts', title: 'F1: a', rows: ['F1'], result: 'passed', tookMs: 1_500, pictures: {} },
    { file: 'e2e/faults/one.spec.ts', title: 'F1: b', rows: ['F1'], result: 'failed', tookMs: 3_000, pictures: {} },
  ]);
  expect(runResults({})).toBeNull();
});

test('the page tells of each row what the run says, and never calls fine what has not been run', () => {
  const row = (name: string) => ({ row: name, fault: 'a | b', seen: 'seen' });
  const page = faultPage({
    rows: [row('F1'), row('F2'), row('F3'), { ...row('F4'), missing: 'nobody wrote it' }, row('F5')],
    run: runResults({ suites: [{ specs: [spec('F1: <a>', 'expected'), spec('F2: b', 'skipped')] }] }) ?? [],
    named: [
      { file: 'a.test.ts', title: 'c (F3)', rows: ['F3'], inBrowser: false },
      { file: 'e2e/b.spec.ts', title: 'F5: d', rows: ['F5'], inBrowser: true },
    ],
    pictures: new Set(['F1']),
    startedAt: 0,
  });
  expect(page).toContain('1 of 2 tests in the browser passed');
  expect(page).toContain('| F1 | a \\| b | seen | passed |');
  expect(page).toContain('F1: \\<a\\> (`e2e/faults/one.spec.ts`)');
  expect(page).toContain('![F1: what one sees](faults/f1.webp)');
  expect(page).not.toContain('faults/f2.webp');
  expect(page).toContain('| F2 | a \\| b | seen | **not run** |');
  expect(page).toContain('| F3 | a \\| b | seen | without a browser only |');
  expect(page).toContain('| F5 | a \\| b | seen | **not run** |');
  expect(page).toContain('| F4 | a \\| b | seen | **no test**: nobody wrote it |');
});

test('a picture is that of a test that passed, where there is one, and small', async () => {
  const one = { file: 'a.spec.ts', title: 'F1: a', rows: ['F1'], tookMs: 1 };
  const drawn = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const run = [
    { ...one, result: 'failed', pictures: { F1: 'failed', F2: 'failed' } } as const,
    { ...one, result: 'passed', pictures: { F1: drawn.toString('base64') } } as const,
  ];
  const pictures = picturesOfRows(run);
  expect([...pictures]).toEqual([
    ['F1', drawn.toString('base64')],
    ['F2', 'failed'],
  ]);
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'pictures');
  await writePictures(folder, new Map([...pictures].slice(0, 1)));
  expect(readdirSync(folder)).toEqual(['f1.webp']);
  expect((await sharp(path.join(folder, 'f1.webp')).metadata()).width).toBe(640);
});
