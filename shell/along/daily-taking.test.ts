import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { isDue } from './daily-taking';
import { takenADayAgo } from './doubles/taken-a-day-ago';
import { isFreeLine } from './taking-device';

const now = Date.UTC(2026, 0, 5);
const taken = takenADayAgo(now, 'mf-x/stills');

describe('a barn is taken along anew by itself once a day (product 10.6b)', () => {
  test.each([
    ['a day after it was whole', {}, true],
    ['not before', { wholeAt: now - millisecondsInDay + 1 }, false],
    ['not where nobody wants it', { daily: false }, false],
    ['an hour after a try that did not come to its end', { wholeAt: null, begunAt: now - millisecondsInHour }, true],
    ['not a moment after it', { wholeAt: null, begunAt: now - 1 }, false],
  ] as const)('%s', (_when, facts, expected) => {
    expect(isDue({ ...taken, ...facts }, now)).toBe(expected);
  });

  test.each([
    ['a browser that does not tell', undefined, true],
    ['Wi-Fi', { type: 'wifi' }, true],
    ['a cable', { type: 'ethernet' }, true],
    ['mobile data', { type: 'cellular' }, false],
    ['a wish to spare data', { type: 'wifi', saveData: true }, false],
  ])('over %s', (_line, connection, expected) => {
    expect(isFreeLine(connection)).toBe(expected);
  });
});
