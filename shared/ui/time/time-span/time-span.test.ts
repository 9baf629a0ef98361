import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { formatDateTime } from '../../../i18n';
import { readSpan } from './read-span';
import { presetSpan, type SpanPreset, spanPresets } from './span-presets';

const timeZone = 'Europe/Berlin';

describe('a preset', () => {
  const texts = (preset: SpanPreset, nowMs: number) => {
    const { startMs, endMs } = presetSpan(preset, nowMs, timeZone);
    return [startMs, endMs].map((moment) => formatDateTime(moment, { timeZone }));
  };
  const now = Date.UTC(2026, 10, 5, 8, 7, 6, 500);

  test.each([
    ['lastHour', '2026-11-05 08:07:06', '2026-11-05 09:07:06'],
    ['lastDay', '2026-11-04 09:07:06', '2026-11-05 09:07:06'],
    ['lastWeek', '2026-10-29 09:07:06', '2026-11-05 09:07:06'],
    ['last28Days', '2026-10-08 10:07:06', '2026-11-05 09:07:06'],
    ['today', '2026-11-05 00:00:00', '2026-11-05 09:07:06'],
    ['yesterday', '2026-11-04 00:00:00', '2026-11-05 00:00:00'],
  ] as const)('%s is from %s to %s', (preset, start, end) => {
    expect(texts(preset, now)).toEqual([start, end]);
  });

  test.each([
    [Date.UTC(2026, 2, 30, 10), 23],
    [Date.UTC(2026, 9, 26, 10), 25],
  ])('of yesterday is as long as that day was', (nowMs, hours) => {
    const { startMs, endMs } = presetSpan('yesterday', nowMs, timeZone);
    expect((endMs - startMs) / millisecondsInHour).toBe(hours);
  });

  test('is a span that holds by every rule', () => {
    const anyNow = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2100, 0) });
    const zone = fc.constantFrom('Europe/Berlin', 'America/Santiago', 'Asia/Kathmandu', 'Africa/Cairo');
    fc.assert(
      fc.property(anyNow, zone, fc.constantFrom(...spanPresets), (nowMs, anyZone, preset) => {
        const span = presetSpan(preset, nowMs, anyZone);
        expect(span.endMs).toBeLessThanOrEqual(nowMs);
        // At midnight sharp today has no length yet.
        if (span.startMs !== span.endMs) expect(readSpan(span)).toEqual({ state: 'span', span });
      }),
    );
  });
});

describe('a span', () => {
  test.each([
    [null, null, {}, 'incomplete'],
    [5000, null, {}, 'incomplete'],
    [null, 5000, {}, 'incomplete'],
    [5000, 4000, {}, 'endBeforeStart'],
    [5000, 5000, {}, 'tooShort'],
    [5000, 6000, {}, 'span'],
    [5000, 14_000, { shortestMs: 10_000 }, 'tooShort'],
    [5000, 15_000, { shortestMs: 10_000 }, 'span'],
    [0, millisecondsInHour + 1, { longestMs: millisecondsInHour }, 'tooLong'],
    [0, millisecondsInHour, { longestMs: millisecondsInHour }, 'span'],
  ] as const)('from %s to %s under %j is %s', (startMs, endMs, rules, state) => {
    const reading = readSpan({ startMs, endMs }, rules);
    expect(reading.state === 'problem' ? reading.problem : reading.state).toBe(state);
  });
});
