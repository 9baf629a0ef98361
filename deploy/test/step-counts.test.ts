import { closingLine, jestCounts, oneCheck, playwrightCounts, sum } from './step-counts';

const jestReport = {
  numPassedTests: 10,
  numFailedTests: 2,
  numPendingTests: 1,
  numRuntimeErrorTestSuites: 1,
  success: false,
};

test('counts tests of Jest, and files of tests that could not be read', () => {
  expect(jestCounts(jestReport, 1)).toEqual({ passed: 10, failed: 3, skipped: 1 });
});

test('counts journeys of Playwright, two that passed at a second try as passed, three as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 2, duration: 3 };
  expect(playwrightCounts({ stats, errors: [] }, 1)).toEqual({ passed: 7, failed: 1, skipped: 2 });
  const three = { ...stats, unexpected: 0, flaky: 3 };
  expect(playwrightCounts({ stats: three, errors: [] }, 0)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  expect(playwrightCounts({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{}] }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test.each([undefined, null, {}, { stats: {} }])(
  'a missing or unreadable report %j is a failure, also with exit code 0',
  (report) => {
    expect(jestCounts(report, 0).failed).toBe(1);
    expect(playwrightCounts(report, 0).failed).toBe(1);
  },
);

test('believes an exit code more than a report without failures', () => {
  const good = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(jestCounts(good, 1)).toEqual({ passed: 10, failed: 1, skipped: 1 });
  expect(jestCounts(good, 0)).toEqual({ passed: 10, failed: 0, skipped: 1 });
});

test('ends with the sum', () => {
  expect(closingLine(sum([oneCheck(0), oneCheck(2), jestCounts(jestReport, 1)]))).toBe('11 passed, 4 failed');
});
