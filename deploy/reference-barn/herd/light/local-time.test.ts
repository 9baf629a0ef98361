import { clockText, hourOfDay } from './local-time';

describe('local time', () => {
  test('shows the wall clock of the zone, through a change to summer time', () => {
    expect(clockText(Date.UTC(2026, 2, 29, 0, 59, 59), 'Europe/Berlin')).toBe('2026-03-29 01:59:59');
    expect(clockText(Date.UTC(2026, 2, 29, 1, 0, 0), 'Europe/Berlin')).toBe('2026-03-29 03:00:00');
    expect(clockText(Date.UTC(2026, 9, 25, 1, 30, 0), 'Europe/Berlin')).toBe('2026-10-25 02:30:00');
  });

  test('counts hours from local midnight', () => {
    expect(hourOfDay(Date.UTC(2026, 6, 1, 12, 30), 'Asia/Kolkata')).toBe(18);
    expect(hourOfDay(Date.UTC(2026, 6, 1, 23, 15), 'UTC')).toBe(23.25);
  });
});
