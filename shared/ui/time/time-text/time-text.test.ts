import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import fc from 'fast-check';
import { dateTimeForm, formatDateTime } from '../../../i18n';
import { changesOf2026 } from '../../../time/changes-of-2026';
import { admitText } from './admitted-text';
import { isWholeTimeText, readTimeText, type TimeReading } from './read-time-text';
import { nextTimeMode, type TimeMode } from './time-mode';

const timeZone = 'Europe/Berlin';
const read = (text: string, mode: TimeMode = 'auto') => readTimeText(text, { mode, timeZone });

/** A reading in short: the moment in UTC, or the name of the problem. */
function short(reading: TimeReading): string {
  switch (reading.state) {
    case 'empty':
      return 'empty';
    case 'moment':
      return new Date(reading.timeMs).toISOString().slice(0, 19);
    case 'twice':
      return `twice ${reading.moments.map((moment) => new Date(moment).toISOString().slice(11, 16)).join(' ')}`;
    case 'problem':
      return reading.problem.kind;
  }
}

describe('a date text', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['2026-11-05 09:07:06', '2026-11-05T08:07:06'],
    ['2026-11-05', '2026-11-04T23:00:00'],
    ['2026-11-05 ', '2026-11-04T23:00:00'],
    ['2026-11-05 9', '2026-11-05T08:00:00'],
    ['2026-11-05 09:07', '2026-11-05T08:07:00'],
    ['26-1-5 7:5:3', '2026-01-05T06:05:03'],
    ['2026-11-05  09:07', '2026-11-05T08:07:00'],
    // A two-digit year, also one that begins with 1, is of this century.
    ['19-11-21 10:00:00', '2019-11-21T09:00:00'],
    ['70-01-02', '2070-01-01T23:00:00'],
    ['1999-12-31 23:00:00', '1999-12-31T22:00:00'],
    ['1969-12-31', 'year'],
    ['0026-12-31', 'year'],
    ['126-12-31', 'year'],
    ['20260-12-31', 'year'],
    ['2026-00-10', 'month'],
    ['2026-13-10', 'month'],
    ['2026-012-10', 'month'],
    ['2026-12-00', 'day'],
    ['2026-12-32', 'day'],
    ['2026-02-31 10:00', 'no-such-day'],
    ['2026-02-29', 'no-such-day'],
    ['2028-02-29', '2028-02-28T23:00:00'],
    ['2026-04-31', 'no-such-day'],
    ['2026-11-05 25:00:00', 'hour'],
    ['2026-11-05 24:00:00', '2026-11-05T23:00:00'],
    ['2026-12-31 24', '2026-12-31T23:00:00'],
    ['2026-11-05 24:00:01', 'hour'],
    ['2026-11-05 24:01:00', 'hour'],
    ['2026-11-05 10:60:00', 'minute'],
    ['2026-11-05 10:59:60', 'second'],
    ['2026-11-05 10:59:59', '2026-11-05T09:59:59'],
    ['2026', 'incomplete'],
    ['2026-11', 'incomplete'],
    ['2026-11-', 'incomplete'],
    ['2026-11-05-10', 'incomplete'],
    [':', 'incomplete'],
    ['-', 'year'],
    ['2026-03-29 02:30:00', 'skipped'],
    ['2026-10-25 02:30:00', 'twice 00:30 01:30'],
  ])('"%s" is %s', (text, meaning) => {
    expect(short(read(text, text.startsWith('1') ? 'auto' : 'dateString'))).toBe(meaning);
    expect(short(read(text, 'auto'))).toBe(meaning);
  });

  test('that is skipped says between which times the clocks were put forward', () => {
    const reading = read('2026-03-29 02:30:00');
    if (reading.state !== 'problem' || reading.problem.kind !== 'skipped' || !reading.problem.change) throw reading;
    const { from, to } = reading.problem.change;
    expect([from, to].map((wall) => lightFormat(wall, dateTimeForm))).toEqual([
      '2026-03-29 02:00:00',
      '2026-03-29 03:00:00',
    ]);
  });

  test('keeps 24:00:00 as it was written, and says that it is the end of the day', () => {
    const reading = read('26-11-5 24');
    expect(reading).toMatchObject({ writing: { padded: '2026-11-05 24:00:00', isEndOfDay: true } });
  });

  test.each([
    ['2', true],
    ['2026-', true],
    ['2026-0', true],
    ['2026-0-', false],
    ['2026-13', false],
    ['2026-11-05 1:6', false],
    ['2026-11-05 12:30:6', false],
  ])('"%s" with a problem may be mended by more typing: %s', (text, open) => {
    const reading = read(text, 'dateString');
    const isOpen = reading.state === 'problem' && 'open' in reading.problem && reading.problem.open;
    expect(isOpen).toBe(open);
  });

  test('of every moment leads back to it', () => {
    const seconds = fc.integer({ min: 172_800, max: Date.UTC(2100, 0) / 1000 });
    fc.assert(
      fc.property(
        seconds,
        fc.constantFrom('Europe/Berlin', 'Asia/Kathmandu', 'America/Santiago', 'UTC'),
        (time, zone) => {
          const text = formatDateTime(time * 1000, { timeZone: zone });
          const reading = readTimeText(text, { mode: 'auto', timeZone: zone });
          const moments =
            reading.state === 'moment' ? [reading.timeMs] : reading.state === 'twice' ? reading.moments : [];
          expect(moments).toContain(time * 1000);
          expect(isWholeTimeText(text)).toBe(true);
        },
      ),
    );
  });

  test('is refused where clocks jump over it and asked about where they repeat it, in every zone and at every change', () => {
    for (const { zone, change } of changesOf2026) {
      const [from, to] = [change.from.getTime(), change.to.getTime()];
      const jump = to - from;
      const around = [
        { utc: Math.min(from, to) - 1000, state: 'moment' },
        { utc: from + jump / 2, state: jump > 0 ? 'problem' : 'twice' },
        { utc: Math.max(from, to), state: 'moment' },
      ];
      for (const { utc, state } of around) {
        const text = lightFormat(new UTCDateMini(utc), dateTimeForm);
        const reading = readTimeText(text, { mode: 'auto', timeZone: zone });
        expect(`${zone} ${text} ${reading.state}`).toBe(`${zone} ${text} ${state}`);
        if (reading.state === 'problem') expect(reading.problem).toMatchObject({ kind: 'skipped', change });
        if (reading.state === 'twice') expect(reading.moments[1] - reading.moments[0]).toBe(-jump);
      }
    }
  });

  test('is never read as a moment whose own text is another one', () => {
    const part = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(part, part, part, part, part, (month, day, hour, minute, second) => {
        const text = `2026-${month}-${day} ${hour}:${minute}:${second}`;
        const reading = read(text);
        if (reading.state === 'problem' || hour === '24') return;
        const moment = reading.state === 'moment' ? reading.timeMs : reading.state === 'twice' ? reading.moments[0] : 0;
        expect(formatDateTime(moment, { timeZone })).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('of anything at all throws nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789-: '), maxLength: 25 });
    fc.assert(
      fc.property(typed, fc.constantFrom('auto', 'timestamp', 'dateString'), (text, mode) => void read(text, mode)),
      {
        numRuns: 2000,
      },
    );
  });
});

describe('a timestamp', () => {
  test.each([
    ['1700000000', 'auto', '2023-11-14T22:13:20', 'seconds'],
    ['1700000000123', 'auto', '2023-11-14T22:13:20', 'milliseconds'],
    ['170000000000', 'auto', '1975-05-22T14:13:20', 'milliseconds'],
    ['170000000', 'auto', '1975-05-22T14:13:20', 'seconds'],
    ['999999999', 'timestamp', '2001-09-09T01:46:39', 'seconds'],
    ['2700000000', 'timestamp', '2055-07-24T00:00:00', 'seconds'],
  ] as const)('%s in mode %s is %s, read as %s', (text, mode, meaning, unit) => {
    const reading = read(text, mode);
    expect(short(reading)).toBe(meaning);
    expect(reading).toMatchObject({ writing: { as: unit } });
  });

  test.each([
    ['1', 'auto', 'timestamp'],
    ['17000000000', 'auto', 'timestamp'],
    ['17000000000000', 'auto', 'timestamp'],
    ['2700000000', 'auto', 'year'],
    ['2026-11-05', 'timestamp', 'timestamp'],
    ['1700000000', 'dateString', 'year'],
  ] as const)('%s in mode %s: %s', (text, mode, problem) => {
    expect(short(read(text, mode))).toBe(problem);
  });
});

describe('limits', () => {
  const at = (text: string, min?: number, max?: number) =>
    short(readTimeText(text, { mode: 'auto', timeZone, min, max }));
  const noon = Date.UTC(2026, 10, 5, 11);

  test('are included', () => {
    expect(at('2026-11-05 12:00:00', noon, noon)).toBe('2026-11-05T11:00:00');
    expect(at('2026-11-05 11:59:59', noon)).toBe('too-early');
    expect(at('2026-11-05 12:00:01', undefined, noon)).toBe('too-late');
  });

  test('let a time pass that is shown twice as long as one of the two may be', () => {
    expect(at('2026-10-25 02:30:00', Date.UTC(2026, 9, 25, 1))).toBe('twice 00:30 01:30');
    expect(at('2026-10-25 02:30:00', noon)).toBe('too-early');
  });
});

describe('typing', () => {
  test.each([
    ['2026-11-05 09:07:06', '2026-11-05 09:07:06'],
    ['  2026-11-05', '2026-11-05'],
    ['2026-11-05T09:07:06', '2026-11-05 09:07:06'],
    ['2026-11-05 09:07:06  ', '2026-11-05 09:07:06'],
    ['2026-11-05T09:07:06Z', null],
    ['2026-11-05T09:07:06+01:00', null],
    ['05.11.2026', null],
    ['12a', null],
    ['2026-11-05 09:07:061', null],
    ['١٢', null],
  ])('"%s" becomes %j', (typed, text) => {
    const admission = admitText(typed);
    expect(admission.ok ? admission.text : null).toBe(text);
  });

  test('the modes go round', () => {
    expect([nextTimeMode('auto'), nextTimeMode('timestamp'), nextTimeMode('dateString')]).toEqual([
      'timestamp',
      'dateString',
      'auto',
    ]);
  });
});
