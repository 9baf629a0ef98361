import type { RequestError, RequestErrorCode } from '@barnwatch/shared/auth-client';
import fc from 'fast-check';
import type { IncidentListState, ListWork } from './incident-list-state';
import { pageLength, pauseBeforeReading, readingAfresh, readingAgain, readingOn } from './reading-plan';

const refusal = (code: RequestErrorCode, retryAfterMs?: number): RequestError => ({
  code,
  context: {
    instanceId: 'north-barn',
    call: 'POST api/incidents/query',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  },
});

const ready = (next: number, total: number, work: ListWork = { kind: 'none' }): IncidentListState => ({
  kind: 'ready',
  list: { incidents: [], unreadable: 0, next, total, receivedAt: 0, moved: false },
  work,
});

const failedGoingOn: ListWork = { kind: 'failed', purpose: 'go-on', error: refusal('timeout') };
const failedRefresh: ListWork = { kind: 'failed', purpose: 'refresh', error: refusal('timeout') };

test.each([
  ['enough is at hand', ready(50, 312), { cards: 50, search: null }, null],
  ['more cards are wanted', ready(50, 312), { cards: 100, search: null }, { offset: 50, limit: 50 }],
  ['all is at hand', ready(312, 312), { cards: 350, search: null }, null],
  ['a text is sought', ready(50, 312), { cards: 50, search: 5000 }, { offset: 50, limit: 1000 }],
  ['a text was sought far enough', ready(5050, 9000), { cards: 50, search: 5000 }, null],
  [
    'a reading is under way',
    ready(50, 312, { kind: 'reading', purpose: 'refresh' }),
    { cards: 100, search: null },
    null,
  ],
  ['going on has failed', ready(50, 312, failedGoingOn), { cards: 100, search: null }, null],
  ['only a refresh has failed', ready(50, 312, failedRefresh), { cards: 100, search: null }, { offset: 50, limit: 50 }],
  ['nothing was read yet', { kind: 'loading' } as const, { cards: 50, search: null }, null],
])('reads on: %s', (_name, state, reach, place) => {
  expect(readingOn(state, reach)).toEqual(place && { purpose: 'go-on', ...place });
});

test('reading on ends, and passes over no record', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.boolean(), (total, searches) => {
      let next = Math.min(pageLength, total);
      for (let calls = 0; calls < 500; calls += 1) {
        const reading = readingOn(ready(next, total), { cards: total, search: searches ? total : null });
        if (!reading) break;
        expect(reading.offset).toBe(next);
        next = Math.min(total, next + reading.limit);
      }
      expect(next).toBe(total);
    }),
    { numRuns: 30 },
  );
});

test('afresh is as far as it was read, within one answer', () => {
  expect(readingAfresh({ kind: 'loading' })).toEqual({ purpose: 'refresh', offset: 0, limit: 50 });
  expect(readingAfresh(ready(150, 312))).toEqual({ purpose: 'refresh', offset: 0, limit: 150 });
  expect(readingAfresh(ready(20, 20))).toEqual({ purpose: 'refresh', offset: 0, limit: 50 });
  expect(readingAfresh(ready(4000, 5000)).limit).toBe(1000);
});

test('again is what has failed', () => {
  expect(readingAgain(ready(50, 312, failedGoingOn))).toEqual({ purpose: 'go-on', offset: 50, limit: 50 });
  expect(readingAgain(ready(50, 312, failedRefresh)).purpose).toBe('refresh');
  expect(readingAgain({ kind: 'failed', error: refusal('offline'), retrying: false }).purpose).toBe('refresh');
});

test.each([
  ['loading', { kind: 'loading' } as const, 0, null],
  ['quiet', ready(50, 312), 0, 60_000],
  ['quiet, but too long for one answer', ready(1050, 3000), 0, null],
  ['reading', ready(50, 312, { kind: 'reading', purpose: 'refresh' }), 0, null],
  ['first failure', { kind: 'failed', error: refusal('offline'), retrying: false } as const, 1, 1000],
  ['third failure', ready(50, 312, failedRefresh), 3, 4000],
  ['many failures', ready(50, 312, failedGoingOn), 99, 30_000],
  ['asked to wait', { kind: 'failed', error: refusal('rate-limited', 45_000), retrying: false } as const, 1, 45_000],
  ['no use in trying', { kind: 'failed', error: refusal('forbidden'), retrying: false } as const, 1, null],
  ['trying already', { kind: 'failed', error: refusal('offline'), retrying: true } as const, 1, null],
])('pause: %s', (_name, state, failures, pauseMs) => {
  expect(pauseBeforeReading(state, failures)).toBe(pauseMs);
});
