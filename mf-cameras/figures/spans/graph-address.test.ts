import { millisecondsInHour, millisecondsInWeek } from 'date-fns/constants';
import fc from 'fast-check';
import { countedLabels } from '../data/counted-labels';
import {
  type GraphView,
  graphForms,
  graphModes,
  graphReaches,
  graphTabs,
  readGraphView,
  writeGraphView,
} from './graph-address';
import { graphSpans, spanNames, spanOfLength } from './graph-span';

const usual: GraphView = {
  tab: 'counts',
  span: { kind: 'latest', name: '1d' },
  mode: 'line',
  form: 'chart',
  hidden: new Set(),
  moment: null,
  distribution: null,
  reach: 'house',
};
const read = (query: string) => readGraphView(new URLSearchParams(query), '1d');

describe('the address of a graph', () => {
  test('may say nothing', () => {
    expect(read('')).toEqual(usual);
    expect(writeGraphView(usual).toString()).toBe('span=1d');
  });

  test.each([
    'span=2d',
    'from=5',
    'from=5&to=6',
    'from=200&to=100',
    'from=a&to=b',
    'from=-1&to=9999999',
    `from=0&to=${graphSpans.longestMs + 1}`,
    'mode=pie',
    'form=',
    'tab=__proto__',
    'time=1e9',
    'time=99999999999999',
  ])('is as usual where it is wrong: %s', (query) => {
    expect(read(query)).toEqual(usual);
  });

  test('hides what it does not name', () => {
    expect(read('labels=pig_lying,no_label').hidden).toEqual(new Set(countedLabels.slice(1)));
    expect(read('labels=').hidden.size).toBe(countedLabels.length);
  });

  test('brings back every view', () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    const between = fc
      .tuple(moment, fc.integer({ min: graphSpans.shortestMs, max: graphSpans.longestMs }))
      .map(([start, length]) => ({
        kind: 'between' as const,
        start,
        end: start + length,
      }));
    const view = fc.record({
      tab: fc.constantFrom(...graphTabs),
      span: fc.oneof(fc.record({ kind: fc.constant('latest' as const), name: fc.constantFrom(...spanNames) }), between),
      mode: fc.constantFrom(...graphModes),
      form: fc.constantFrom(...graphForms),
      hidden: fc.subarray([...countedLabels]).map((labels) => new Set(labels)),
      moment: fc.option(moment),
      distribution: fc.option(fc.string()),
      reach: fc.constantFrom(...graphReaches),
    });
    fc.assert(
      fc.property(view, (one) => {
        expect(readGraphView(new URLSearchParams(writeGraphView(one).toString()), '7d')).toEqual(one);
      }),
    );
  });
});

test('the span that is kept on the device is one of the usual ones', () => {
  expect([millisecondsInHour, millisecondsInWeek, 5].map(spanOfLength)).toEqual(['1h', '7d', '1d']);
});
