import { problemsOf } from '@barnwatch/shared/forms';
import fc from 'fast-check';
import { readExportChoice, withExportChoice } from './export-choice';
import { type ExportValues, exportRules, longestSpanMs } from './export-rules';

const now = Date.UTC(2026, 5, 1, 12);
const hour = 3_600_000;
const good: ExportValues = {
  cameras: ['pen-01'],
  span: { startMs: now - hour, endMs: now },
  intervalMs: null,
  estimate: 'ready',
};
const problems = (facts: Partial<ExportValues>) => problemsOf(exportRules(now), { ...good, ...facts });

test.each<[string, Partial<ExportValues>, object]>([
  ['all is well', {}, {}],
  ['at least one camera', { cameras: [] }, { cameras: 'noCamera' }],
  ['a timespan', { span: { startMs: null, endMs: now } }, { span: 'noSpan' }],
  ['the start not in the future', { span: { startMs: now + 1, endMs: now + hour } }, { span: 'startInFuture' }],
  ['the end not before the start', { span: { startMs: now, endMs: now - 1 } }, { span: 'endBeforeStart' }],
  ['not too small', { span: { startMs: now - 999, endMs: now } }, { span: 'tooShort' }],
  ['not too long', { span: { startMs: now - longestSpanMs - 1, endMs: now } }, { span: 'tooLong' }],
  [
    'not too many pictures',
    { intervalMs: 1000, span: { startMs: now - 6 * hour, endMs: now } },
    { intervalMs: 'tooMany' },
  ],
  ['an estimate before it starts', { estimate: 'loading' }, { estimate: 'noEstimate' }],
])('product 5.12: %s', (_what, facts, expected) => {
  expect(problems(facts)).toEqual(expected);
});

test('an address brings back what was chosen, and what else it says stays', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 });
  const moment = fc.option(fc.integer({ min: 0, max: now }));
  fc.assert(
    fc.property(ids, moment, moment, (cameraIds, startMs, endMs) => {
      const choice = { cameraIds, span: { startMs, endMs } };
      const query = withExportChoice(new URLSearchParams('interval=1000&cameraId=old&from=1'), choice);
      expect(readExportChoice(new URLSearchParams(query.toString()))).toEqual(choice);
      expect(query.get('interval')).toBe('1000');
    }),
  );
});
