import { millisecondsInMinute } from 'date-fns/constants';
import { createLoginLimiter, mailLimits } from './login-limiter';

const start = Date.UTC(2026, 8, 1);
const owner = ['manager', '192.168.1.5', start] as const;

test('a stranger elsewhere cannot keep anybody out', () => {
  const limiter = createLoginLimiter();
  for (let attempt = 0; attempt < 11; attempt += 1) limiter.beginAttempt('manager', '10.0.0.1', start);
  expect(limiter.beginAttempt('manager', '10.0.0.1', start)).toBe(millisecondsInMinute);
  expect(limiter.beginAttempt(...owner)).toBe(0);
});

test('a known device is let in whatever strangers do, from its own address or from everywhere', () => {
  const limiter = createLoginLimiter();
  limiter.beginAttempt(...owner, 'the tablet of the barn');
  limiter.recordSuccess(...owner, 'the tablet of the barn');
  for (let address = 0; address < 1_000; address += 1) limiter.beginAttempt('Manager', `10.0.0.${address}`, start);
  for (let attempt = 0; attempt < 20; attempt += 1) limiter.beginAttempt('manager', '192.168.1.5', start, 'a stranger');
  expect(limiter.beginAttempt('manager', '10.1.1.1', start)).toBeGreaterThan(0);
  expect(limiter.beginAttempt(...owner, 'a stranger')).toBeGreaterThan(0);
  expect(limiter.beginAttempt(...owner, 'the tablet of the barn')).toBe(0);
});

test('a known device cannot guess without end either', () => {
  const limiter = createLoginLimiter();
  limiter.recordSuccess(...owner, 'tablet');
  const waits = Array.from({ length: 12 }, () => limiter.beginAttempt(...owner, 'tablet'));
  expect(waits.map((wait) => wait > 0)).toEqual([...Array(10).fill(false), true, true]);
  expect(limiter.beginAttempt('manager', '192.168.1.5', start + millisecondsInMinute, 'tablet')).toBe(0);
});

test('what is limited whatever the name, or whatever the address, stays so', () => {
  const limiter = createLoginLimiter();
  for (let name = 0; name < 10; name += 1) expect(limiter.beginAttempt(`name ${name}`, '10.0.0.1', start)).toBe(0);
  expect(limiter.beginAttempt('another', '10.0.0.1', start)).toBeGreaterThan(0);
  const mails = createLoginLimiter(mailLimits);
  const waits = Array.from({ length: 4 }, (_, index) => mails.beginAttempt('a@b.example', `10.0.0.${index}`, start));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
});
