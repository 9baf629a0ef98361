import fc from 'fast-check';
import { incidentTypes } from '../../incident-records/record/incident';
import { severities } from '../../incident-records/record/incident-message';
import { stateNames } from '../../incident-records/record/incident-query';
import {
  addressWith,
  filterCount,
  filterOf,
  isFiltered,
  everything as none,
  orderNames,
  recentSpanNames,
  selectionOf,
  severitiesFor,
  statesFor,
  type TimeChoice,
} from './incident-filter';

const read = (address: string) => filterOf(new URLSearchParams(address));

test.each([
  ['', none],
  [
    'type=barnIntervention&state=solved&severity=high&text=door',
    { ...none, type: 'barnIntervention', state: 'solved', severity: 'high', text: 'door' },
  ],
  ['type=toString&state=__proto__&severity=huge', none],
  ['type=barnState&state=solved&severity=high', { ...none, type: 'barnState' }],
  ['state=hidden', { ...none, state: 'hidden' }],
  ['time=lastWeek&from=1&to=2', { ...none, time: { kind: 'recent', span: 'lastWeek' } }],
  ['from=1000&to=2000', { ...none, time: { kind: 'span', startMs: 1000, endMs: 2000 } }],
  ['from=2000&to=1000', none],
  ['from=-1&to=1e9', none],
  ['from=1000&to=999999999999999', none],
  ['from=1000', none],
  ['order=oldest&reviewed=no', { ...none, order: 'oldest', unreviewed: true }],
  ['order=constructor&time=toString&reviewed=yes', none],
] as const)('?%s', (address, filter) => {
  expect(read(address)).toEqual(filter);
});

const times: fc.Arbitrary<TimeChoice> = fc.oneof(
  fc.constant<TimeChoice>({ kind: 'any' }),
  fc.constantFrom(...recentSpanNames).map((span): TimeChoice => ({ kind: 'recent', span })),
  fc
    .tuple(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 4e12 }))
    .map(([startMs, length]): TimeChoice => ({ kind: 'span', startMs, endMs: startMs + length })),
);

test('every filter that can be chosen survives the address', () => {
  const filter = fc
    .record({
      type: fc.constantFrom(null, ...incidentTypes),
      state: fc.constantFrom(null, ...stateNames),
      severity: fc.constantFrom(null, ...severities),
      text: fc.string({ unit: 'grapheme', maxLength: 40 }),
      time: times,
      order: fc.constantFrom(...orderNames),
      unreviewed: fc.boolean(),
    })
    .filter(({ type, state }) => state === null || statesFor(type).includes(state))
    .filter(({ type, severity }) => severity === null || severitiesFor(type).includes(severity));
  fc.assert(
    fc.property(filter, (chosen) => {
      const address = addressWith(new URLSearchParams('tab=all&type=generic'), chosen);
      expect(address.get('tab')).toBe('all');
      expect(read(address.toString())).toEqual(chosen);
    }),
  );
});

test('another type drops a state that it cannot have', () => {
  const address = addressWith(new URLSearchParams(), { ...none, type: 'barnState', state: 'solved', severity: 'low' });
  expect(address.toString()).toBe('type=barnState');
});

test('what counts as a filter', () => {
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, text: '  ' })).toBe(false);
  expect(isFiltered({ ...none, severity: 'none' })).toBe(true);
});

test.each([
  [none, {}],
  [{ ...none, time: { kind: 'recent', span: 'lastDay' } as const }, { fromMs: 13_600_000 }],
  [
    { ...none, time: { kind: 'span', startMs: 5, endMs: 9 } as const },
    { fromMs: 5, toMs: 9 },
  ],
])('the time of the question: %#', (filter, opened) => {
  expect(selectionOf(filter, 100_000_000).opened).toEqual({ fromMs: null, toMs: null, ...opened });
});

test('the order of the question', () => {
  expect(selectionOf({ ...none, order: 'oldest' }, 0)).toMatchObject({ orderBy: 'openedAt', oldestFirst: true });
  expect(selectionOf({ ...none, order: 'changed' }, 0)).toMatchObject({ orderBy: 'lastUpdated', oldestFirst: false });
});

test('an order narrows nothing', () => {
  expect(filterCount({ ...none, order: 'oldest' })).toBe(0);
  expect(filterCount({ ...none, type: 'generic', text: 'a', unreviewed: true })).toBe(3);
});
