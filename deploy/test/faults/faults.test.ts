import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { faultPage } from './fault-page';
import { picturesOfRows, writePictures } from './fault-pictures';
import { readFaultRows } from './fault-rows';
import { namedTests } from './named-tests';
import { rowsOfTitle } from './rows-of-title';
import { runResults } from './run-results';
import { outOfDate, runOfPage, toldTests } from './told-tests';

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

test('docs/faults.md names the tests that there are, by their titles: `npm run faults -- --titles` does so without a run', () => {
  const { startedAt, tests } = toldTests(readFileSync(path.join(root, 'docs/faults.md'), 'utf8'));
  expect(tests.length).toBeGreaterThan(100);
  expect(startedAt).toBeGreaterThan(0);
  const { gone, untold } = outOfDate(tests, namedTests(root));
  expect(gone.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  expect(untold.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

test('a page that is brought up to its tests keeps what they have shown, and calls none passed under another title', () => {
  const browserTest = (title: string) => ({ file: 'e2e/a.spec.ts', title, rows: ['F1'], inBrowser: true });
  const ran = (title: string) => {
    return { ...browserTest(title), result: 'passed', tookMs: 1_500, pictures: {} } as const;
  };
  const unitTest = { file: 'a.test.ts', title: 'who (F1)', rows: ['F1'], inBrowser: false };
  const rows = [{ row: 'F1', fault: 'a', seen: 'b' }];
  const page = faultPage({
    rows,
    run: [ran('F1: kept'), ran('F1: of *several* (worker: 3)'), ran('F1: before')],
    named: [{ ...unitTest, title: 'who was (F1)' }],
    pictures: new Set(),
    startedAt: 1_000,
  });
  const told = toldTests(page);
  expect(told.startedAt).toBe(1_000);
  const named = [
    browserTest('F1: kept'),
    browserTest(`F1: of *several* (worker: \${count})`),
    browserTest('F1: now'),
    unitTest,
  ];
  const { gone, untold } = outOfDate(told.tests, named);
  expect(gone.map(({ title }) => title)).toEqual(['F1: before', 'who was (F1)']);
  expect(untold.map(({ title }) => title)).toEqual(['F1: now', 'who (F1)']);
  const run = runOfPage(told.tests, named);
  expect(run.map(({ title, result, tookMs }) => [title, result, tookMs])).toEqual([
    ['F1: kept', 'passed', 1_500],
    ['F1: of *several* (worker: 3)', 'passed', 1_500],
    ['F1: now', 'not run', 0],
  ]);
  const after = faultPage({ rows, run, named, pictures: new Set(), startedAt: told.startedAt });
  expect(outOfDate(toldTests(after).tests, named)).toEqual({ gone: [], untold: [] });
});
