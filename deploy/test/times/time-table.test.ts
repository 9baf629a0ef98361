import { repository } from '../../build/places';
import { jestTimes } from './jest-times';
import { timeTable } from './time-table';
import { addedUp, noTimes } from './timed';

const counts = { passed: 2, failed: 0, skipped: 1 };

test('takes what a file of Jest needs beside its tests as set-up', () => {
  const report = {
    testResults: [
      {
        name: `${repository}/shared/files/csv.test.ts`,
        startTime: 1_000,
        endTime: 2_000,
        assertionResults: [
          { fullName: 'a', duration: 300 },
          { fullName: 'b', duration: null },
        ],
      },
    ],
  };
  const file = 'shared/files/csv.test.ts';
  expect(jestTimes(report)).toEqual({
    sharedSetUpMs: 0,
    files: [{ name: file, setUpMs: 700, proofMs: 300 }],
    tests: [
      { name: `${file}: a`, setUpMs: 0, proofMs: 300 },
      { name: `${file}: b`, setUpMs: 0, proofMs: 0 },
    ],
  });
  expect(jestTimes({})).toBe(noTimes);
});

test('adds up what has one name', () => {
  const timed = (name: string, setUpMs: number, proofMs: number) => ({ name, setUpMs, proofMs });
  expect(addedUp([timed('a', 1, 2), timed('b', 3, 4), timed('a', 10, 20)])).toEqual([
    timed('a', 11, 22),
    timed('b', 3, 4),
  ]);
});

test('tells parts by the clock, workers beside each other by their shares, and the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({
    name: `file ${index}`,
    setUpMs: 1_000,
    proofMs: index * 1_000,
  }));
  const lines = timeTable({
    startedAt: 0,
    secondTries: [],
    parts: [
      { name: 'set-up', tookMs: 15_000, isSetUp: true, counts: null, times: noTimes },
      { name: 'lint', tookMs: 5_000, isSetUp: false, counts, times: noTimes },
      // 325 s of two workers: 25 s of them set-up.
      { name: 'e2e', tookMs: 172_500, isSetUp: false, counts, times: { sharedSetUpMs: 10_000, files, tests: [] } },
    ],
  });
  expect(lines.slice(0, 5)).toEqual([
    'part, seconds     all  set-up   proof  checks',
    'set-up          15.0    15.0     0.0        ',
    'lint             5.0     0.0     5.0       3',
    'e2e            172.5    22.5   150.0       3',
    'sum            192.5    37.5   155.0',
  ]);
  const slowest = lines.filter((line) => line.includes('file '));
  expect(slowest).toHaveLength(20);
  expect(slowest[0]).toMatch(/25\.0 +1\.0 +24\.0 {2}file 24$/);
});
