import { secondTriesOf, secondTryLines } from './second-tries';

const attempt = (status: string, message = '') => ({ status, errors: message === '' ? [] : [{ message }] });
const spec = (title: string, status: string, results: readonly object[]) => ({
  title,
  file: 'journeys/grid.spec.ts',
  tests: [{ projectName: 'phone', status, results }],
});

const report = {
  suites: [
    {
      specs: [spec('always', 'expected', [attempt('passed')])],
      suites: [
        {
          specs: [
            spec('once', 'flaky', [
              attempt('failed', '\u001b[31mError\u001b[39m: expect(locator)\n\n  Expected: 3\n  Received: 2\n at x'),
              attempt('passed'),
            ]),
          ],
        },
      ],
    },
  ],
};

test('names who passed at the second try only, and why not at the first', () => {
  const tries = secondTriesOf(report);
  expect(tries).toEqual([
    { name: 'journeys/grid.spec.ts: once [phone]', cause: 'Error: expect(locator) · Expected: 3 · Received: 2 · at x' },
  ]);
  expect(secondTryLines(tries).slice(1)).toEqual([
    'passed only at a second try (to be mended):',
    '- journeys/grid.spec.ts: once [phone]\n  Error: expect(locator) · Expected: 3 · Received: 2 · at x',
  ]);
});

test('says that three of them are too many', () => {
  const tries = Array.from({ length: 3 }, (_, index) => ({ name: `test ${index}`, cause: '' }));
  expect(secondTryLines(tries)[1]).toBe('passed only at a second try (more than 2: the run has failed):');
});

test.each([undefined, null, {}, { suites: [{ specs: 'none' }] }])(
  'has nothing to say of the report %j',
  (unreadable) => {
    expect(secondTriesOf(unreadable)).toEqual([]);
    expect(secondTryLines([])).toEqual([]);
  },
);
