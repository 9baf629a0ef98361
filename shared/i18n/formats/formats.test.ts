import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { ageWords } from './age';
import { formatDateTime, formatDay, formatExactTime, formatTimeOfDay, formatWithZone } from './date-time';
import { formatDuration } from './duration';
import { formatFileSize } from './file-size';
import { formatNumber, formatShare } from './number';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formats', () => {
  test('write numbers by the language', () => {
    expect([formatNumber(1234.56, 'en'), formatNumber(1234.56, 'de')]).toEqual(['1,234.6', '1.234,6']);
    expect(spaced(formatShare(0.42, 'de'))).toBe('42 %');
  });

  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_536_000, '1.5 MB'],
    [999_960, '1 MB'],
    [2_000_000_000, '2 GB'],
    [3.2e12, '3.2 TB'],
    [5e15, '5,000 TB'],
    [-1, '0 B'],
  ])('write %d bytes as %s', (bytes, text) => {
    expect(spaced(formatFileSize(bytes, 'en'))).toBe(text);
  });

  test.each([
    [0, '0 s'],
    [7, '7 ms'],
    [1007, '1 s 7 ms'],
    [90_000, '1 m 30 s'],
    [3_605_000, '1 h'],
    [90_000_000, '1 d 1 h'],
    [694_800_000, '1 w 1 d'],
  ])('write %d ms as %s', (duration, text) => {
    expect(spaced(formatDuration(duration))).toBe(text);
  });

  test.each([
    [-5000, 'age.now', 0],
    [999, 'age.now', 0],
    [1000, 'age.seconds', 1],
    [59_999, 'age.seconds', 59],
    [60_000, 'age.minutes', 1],
    [7_200_000, 'age.hours', 2],
    [millisecondsInDay, 'age.days', 1],
  ])('put an age of %d ms into %s', (age, key, count) => {
    expect(ageWords(age)).toEqual({ key, count });
  });

  test('write moments as the specification says', () => {
    const moment = Date.UTC(2026, 10, 5, 8, 7, 6);
    const berlin = { timeZone: 'Europe/Berlin' };
    expect(formatDateTime(moment, berlin)).toBe('2026-11-05 09:07:06');
    expect(formatDay(moment, berlin)).toBe('05.11.2026');
    expect(formatTimeOfDay(moment, berlin)).toBe('09:07');
    expect(formatDateTime(Date.UTC(2026, 0, 1), { timeZone: 'UTC' })).toBe('2026-01-01 00:00:00');
  });

  test('F38: write what was recorded so that no two seconds of a night of 25 hours read the same', () => {
    const berlin = { timeZone: 'Europe/Berlin' };
    const written = (hour: number, minute: number) => formatExactTime(Date.UTC(2026, 9, 25, hour, minute), berlin);
    expect(written(0, 30)).toBe('2026-10-25 02:30:00 +02:00');
    expect(written(1, 30)).toBe('2026-10-25 02:30:00 +01:00');
    expect([written(-1, 59), written(2, 0)]).toEqual(['2026-10-25 01:59:00', '2026-10-25 03:00:00']);
    // A night of 23 hours lacks an hour, and has nothing twice.
    expect(formatExactTime(Date.UTC(2026, 2, 29, 1), berlin)).toBe('2026-03-29 03:00:00');
    const second = fc.integer({ min: Date.UTC(2026, 9, 24) / 1000, max: Date.UTC(2026, 9, 27) / 1000 });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const same = formatExactTime(one * 1000, berlin) === formatExactTime(other * 1000, berlin);
        expect(same).toBe(one === other);
      }),
    );
    expect(formatExactTime(Number.NaN)).toBe('–');
  });

  test("write moments on the device's own clock as on that of its zone", () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (moment) => {
        expect(formatDateTime(moment)).toBe(formatDateTime(moment, { timeZone }));
      }),
    );
  });

  test('write moments by the clock on the wall, with its zone, so that they read back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const written = formatWithZone(seconds * 1000);
        expect(written).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
        expect(Date.parse(written)).toBe(seconds * 1000);
      }),
    );
  });

  test('write a dash for what no calendar knows', () => {
    expect([formatDateTime(Number.NaN), formatDay(9e15), formatTimeOfDay(-9e15, { timeZone: 'Asia/Tokyo' })]).toEqual([
      '–',
      '–',
      '–',
    ]);
  });

  test('make one format for a zone, however many moments are written', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    for (let moment = 0; moment < 100; moment++) formatDateTime(moment, { timeZone: 'Pacific/Chatham' });
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  test('never say more of an age than has passed', () => {
    const lengths = {
      now: 0,
      seconds: 1000,
      minutes: 60_000,
      hours: millisecondsInHour,
      days: millisecondsInDay,
    } as const;
    fc.assert(
      fc.property(fc.nat(10 * millisecondsInDay), (age) => {
        const { key, count } = ageWords(age);
        const length = lengths[key.slice('age.'.length) as keyof typeof lengths];
        expect(count * length).toBeLessThanOrEqual(age);
      }),
    );
  });
});
