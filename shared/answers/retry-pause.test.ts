import type { RequestError } from '../auth-client/requests/outcome';
import { retryPause } from './retry-pause';

const context = { instanceId: 'north-barn', call: 'GET api/cameras' };
const away: RequestError = { code: 'offline', context };
const faulty: RequestError = { code: 'server-error', context };
const pauses = (error: RequestError) => [1, 2, 3, 4, 5, 6, 7, 700].map((tries) => retryPause(error, tries, 0.5));

test('a barn that is away for hours is found within seconds of its return', () => {
  expect(pauses(away)).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000]);
});

test('one that answers with faults is left in peace', () => {
  expect(pauses(faulty)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('what the instance asks for holds, and not all return at once', () => {
  expect(retryPause({ code: 'rate-limited', context: { ...context, retryAfterMs: 90_000 } }, 1, 0)).toBe(90_000);
  expect([0, 0.999].map((random) => Math.round(retryPause(away, 9, random)))).toEqual([3750, 6248]);
});
