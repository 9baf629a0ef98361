import { formatShare, type Language, languages, type TextValues } from '@barnwatch/shared/i18n';
import fc from 'fast-check';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import type { HeatmapCells } from './heatmap-cells';
import {
  amountChangeOf,
  changeOf,
  type HeatmapStatement,
  leastAmountChange,
  leastMove,
  mostEven,
  statementOf,
} from './heatmap-statement';
import { partNames, sharesOf } from './parts-of-picture';
import { amountWords, sentenceOf, statementWords } from './statement-words';

const texts = { en, de };

/** The dictionaries as they are: a text that is missing or lacks a value fails the test. */
const translate =
  (language: Language) =>
  (key: string, values: TextValues = {}) => {
    const found = key.split('.').reduce<unknown>((place, name) => Object(place)[name], texts[language]);
    expect(typeof found).toBe('string');
    return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      expect(values).toHaveProperty(name);
      return String(values[name]);
    });
  };

/** Cells over the whole picture, some of them reaching beyond it. */
const cellsOf = (columns: number, rows: number, rates: readonly number[]): HeatmapCells => ({
  columns,
  rows,
  rates,
  cellWidth: 1 / (columns - 0.3),
  cellHeight: 1 / (rows - 0.2),
});

const grid = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([columns, rows]) => {
    const value = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 500, noNaN: true }));
    const minutes = fc.array(value, { minLength: columns * rows, maxLength: columns * rows });
    return fc
      .tuple(minutes, minutes)
      .map(([one, other]) => [cellsOf(columns, rows, one), cellsOf(columns, rows, other)]);
  })
  .map(([earlier, later]) => ({ earlier: earlier as HeatmapCells, later: later as HeatmapCells }));

const tenth = (place: number) =>
  cellsOf(
    9,
    9,
    Array.from({ length: 81 }, (_, cell) => (cell === place ? 1 : 0)),
  );

test('the shares of the parts are all there is', () => {
  fc.assert(
    fc.property(grid, ({ later }) => {
      const shares = sharesOf(later);
      const total = later.rates.reduce((sum, value) => sum + value, 0);
      if (shares === null) return expect(total).toBe(0);
      expect(partNames.reduce((sum, name) => sum + shares[name], 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('a part is where it is in the picture', () => {
  expect([0, 4, 8, 36, 40, 44, 72, 76, 80].map((cell) => statementOf(tenth(cell)))).toEqual(
    partNames.map((part) => ({ kind: 'fullest', part, share: 1 })),
  );
});

test('what is said of one span is true: no part has more', () => {
  fc.assert(
    fc.property(grid, ({ later }) => {
      const shares = sharesOf(later);
      const said = statementOf(later);
      if (shares === null) return expect(said).toEqual({ kind: 'nobody' });
      const most = Math.max(...partNames.map((name) => shares[name]));
      if (said.kind === 'fullest') expect([shares[said.part], said.share]).toEqual([most, most]);
      else expect(said).toEqual({ kind: 'even', share: most });
      expect(said.kind === 'even').toBe(most <= mostEven);
    }),
  );
});

test('what is said of two spans is true, and what it says of before and after can be told apart', () => {
  fc.assert(
    fc.property(grid, ({ earlier, later }) => {
      const [before, after] = [sharesOf(earlier), sharesOf(later)];
      const said = changeOf(earlier, later);
      if (before === null || after === null) {
        const expected = before === null ? (after === null ? 'nobody' : 'onlyAfter') : 'onlyBefore';
        return expect(said).toEqual({ kind: expected });
      }
      const gains = partNames.map((name) => after[name] - before[name]);
      switch (said.kind) {
        case 'moved':
          expect(after[said.to] - before[said.to]).toBe(Math.max(...gains));
          expect(after[said.from] - before[said.from]).toBe(Math.min(...gains));
          expect([said.before, said.after]).toEqual([before[said.to], after[said.to]]);
          expect(said.from).not.toBe(said.to);
          expect(formatShare(said.after, 'en')).not.toBe(formatShare(said.before, 'en'));
          break;
        case 'gathered':
          expect(said.after - said.before).toBe(Math.max(...gains));
          expect(Math.min(...gains)).toBeGreaterThan(-leastMove);
          break;
        case 'spread':
          expect(said.after - said.before).toBe(Math.min(...gains));
          expect(Math.max(...gains)).toBeLessThan(leastMove);
          break;
        case 'same':
        case 'sameSpread':
          expect(said.kind === 'same').toBe(amountChangeOf(earlier, later) === null);
          for (const gain of gains) expect(Math.abs(gain)).toBeLessThan(leastMove);
          break;
        default:
          throw new Error(`nobody asked for ${said.kind}`);
      }
    }),
  );
});

test('what is said of the whole amount is true', () => {
  fc.assert(
    fc.property(grid, ({ earlier, later }) => {
      const [before, after] = [earlier, later].map(({ rates }) => rates.reduce((sum, rate) => sum + rate, 0));
      const said = amountChangeOf(earlier, later);
      if (before === undefined || after === undefined || before === 0 || after === 0) return expect(said).toBeNull();
      const change = after / before - 1;
      if (said === null) return expect(Math.abs(change)).toBeLessThan(leastAmountChange);
      expect(said.kind === 'more' ? said.share : -said.share).toBeCloseTo(change, 9);
    }),
  );
});

test('animals that lie where they lay, but less, are not called as before', () => {
  const earlier = cellsOf(2, 1, [40, 20]);
  const maps = { later: { cells: cellsOf(2, 1, [20, 10]) }, earlier: { cells: earlier } };
  expect(sentenceOf(maps as never, ['pig_lying'], translate('en'), 'en')).toBe(
    'Lying: spread as before. No part of the picture has gained or lost 2% of the time or more. In all there is 50% less of it.',
  );
  expect(amountWords({ kind: 'more', share: 0.5 }, translate('de'), 'de')).toBe('Insgesamt ist es 50\u00a0% mehr.');
});

test('a span of another length says the same: shares have no length', () => {
  fc.assert(
    fc.property(grid, fc.double({ min: 0.1, max: 50, noNaN: true }), ({ earlier, later }, times) => {
      const longer = { ...later, rates: later.rates.map((value) => value * times) };
      const [said, saidLonger] = [changeOf(earlier, later), changeOf(earlier, longer)];
      // On the edge between two statements the last digit decides.
      if (said.kind === saidLonger.kind && said.kind === 'moved' && saidLonger.kind === 'moved')
        expect(saidLonger.after).toBeCloseTo(said.after, 6);
    }),
  );
});

const every: readonly HeatmapStatement[] = [
  { kind: 'nobody' },
  { kind: 'fullest', part: 'bottomRight', share: 0.31 },
  { kind: 'even', share: 0.12 },
  { kind: 'moved', from: 'top', to: 'bottomLeft', before: 0.12, after: 0.31 },
  { kind: 'gathered', part: 'left', before: 0.12, after: 0.31 },
  { kind: 'spread', part: 'middle', before: 0.31, after: 0.12 },
  { kind: 'same' },
  { kind: 'sameSpread' },
  { kind: 'onlyBefore' },
  { kind: 'onlyAfter' },
];

test.each(languages)('each statement is one sentence, with its figures (%s)', (language) => {
  const t = translate(language);
  for (const statement of every) {
    for (const labels of [['pig_lying'], ['Broiler'], ['pig_lying', 'pig_standing'], ['something_new']]) {
      const words = statementWords(statement, labels, t, language);
      expect(words).not.toContain('{{');
      if ('before' in statement) {
        expect(words).toContain(formatShare(statement.before, language));
        expect(words).toContain(formatShare(statement.after, language));
      }
    }
    for (const part of partNames) expect(t(`heatmap.parts.${part}`)).not.toBe('');
  }
});

test('as people say it', () => {
  const moved = every[3];
  if (!moved) throw new Error('no statement');
  expect(statementWords(moved, ['pig_lying'], translate('en'), 'en')).toBe(
    'Lying moved from top middle to bottom left: 12% to 31% of the time there.',
  );
  expect(statementWords(moved, ['pig_lying'], translate('de'), 'de')).toBe(
    'Liegen: von oben in der Mitte nach unten links verlagert, dort von 12\u00a0% auf 31\u00a0% der Zeit.',
  );
});
