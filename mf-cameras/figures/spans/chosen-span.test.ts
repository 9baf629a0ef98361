import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { type ChosenSpan, isOffered, momentsOf, readChosenSpan, type SpanOffer, spanInAddress } from './chosen-span';

const year2100 = 4_102_444_800_000;
const offer: SpanOffer<'1h' | '1d'> = {
  names: ['1h', '1d'],
  lengths: { '1h': millisecondsInHour, '1d': millisecondsInDay },
  shortestMs: 10 * millisecondsInMinute,
  longestMs: 10_080 * millisecondsInMinute,
};
const read = (query: string) => readChosenSpan(new URLSearchParams(query), offer);

test.each([
  '',
  'span=2d',
  'span=toString',
  'from=5',
  'from=200&to=100',
  'from=a&to=b',
  'from=1e3&to=9999999',
  'from=-1&to=9999999',
  'from=1.5&to=9999999',
  `from=0&to=${offer.shortestMs - 1}`,
  `from=0&to=${offer.longestMs + 1}`,
  `from=${year2100 - 1}&to=${year2100 + offer.shortestMs}`,
])('an address says no span that can be shown: %s', (query) => {
  expect(read(query)).toBeNull();
});

test('the limits are included, and two moments come before a name', () => {
  expect(read(`span=1h&from=0&to=${offer.shortestMs}`)).toEqual({ kind: 'between', start: 0, end: offer.shortestMs });
  expect(read(`from=0&to=${offer.longestMs}`)).toEqual({ kind: 'between', start: 0, end: offer.longestMs });
  expect(read('span=1d&from=5&to=6')).toEqual({ kind: 'latest', name: '1d' });
});

test('every span that is offered comes back from its address, and no other does', () => {
  const moment = fc.integer({ min: -1000, max: year2100 + 1000 });
  const between = fc
    .tuple(moment, fc.integer({ min: 0, max: 2 * offer.longestMs }))
    .map(([start, length]) => ({ kind: 'between' as const, start, end: start + length }));
  const latest = fc.constantFrom(...offer.names).map((name) => ({ kind: 'latest' as const, name }));
  fc.assert(
    fc.property(fc.oneof(latest, between), (span: ChosenSpan<'1h' | '1d'>) => {
      const query = new URLSearchParams(spanInAddress(span).map(([name, value]) => [name, value]));
      const isSayable = span.kind === 'latest' || isOffered(span, offer);
      expect(readChosenSpan(query, offer)).toEqual(isSayable ? span : null);
    }),
  );
});

test('a span ends now or where it says', () => {
  expect(momentsOf({ kind: 'latest', name: '1h' }, offer, 10_000_000)).toEqual({ start: 6_400_000, end: 10_000_000 });
  expect(momentsOf({ kind: 'between', start: 1, end: 2 }, offer, 10)).toEqual({ start: 1, end: 2 });
});
