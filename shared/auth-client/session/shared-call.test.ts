import { type Outcome, succeeded } from '../requests/outcome';
import type { Access } from './access-holder';
import { sharedCall } from './shared-call';

const access: Access = { token: 'token', revision: 1, receivedAt: 0, expiresAt: 1_000, clockOffsetMs: null };
const never = new AbortController().signal;

/** Work that ends when it is told to, and how often it was begun. */
function workToEnd() {
  const ends: ((outcome: Outcome<Access>) => void)[] = [];
  const work = () => new Promise<Outcome<Access>>((resolve) => ends.push(resolve));
  return { work, ends };
}

test('whoever comes while one is under way gets its outcome; the next one begins anew', async () => {
  const renewal = sharedCall<Access>('north', 'POST api/login/refresh');
  const { work, ends } = workToEnd();
  const both = [renewal.join(never, work), renewal.join(never, work)];
  expect(renewal.isUnderWay()).toBe(true);
  ends[0]?.(succeeded(access));
  expect(await Promise.all(both)).toEqual([succeeded(access), succeeded(access)]);
  expect(renewal.isUnderWay()).toBe(false);
  void renewal.join(never, work);
  expect(ends).toHaveLength(2);
});

test('who leaves gets a value, and the others their outcome', async () => {
  const renewal = sharedCall<Access>('north', 'POST api/login/refresh');
  const { work, ends } = workToEnd();
  const leaving = new AbortController();
  const left = renewal.join(leaving.signal, work);
  const stayed = renewal.join(never, work);
  leaving.abort();
  expect(await left).toMatchObject({ ok: false, error: { code: 'aborted', context: { instanceId: 'north' } } });
  ends[0]?.(succeeded(access));
  expect((await stayed).ok).toBe(true);
});

test('a dropped one does not keep the next session waiting, nor end its refresh', async () => {
  const renewal = sharedCall<Access>('north', 'POST api/login/refresh');
  const { work, ends } = workToEnd();
  const before = renewal.join(never, work);
  renewal.drop();
  const after = renewal.join(never, work);
  ends[0]?.(succeeded(access));
  await before;
  expect(renewal.isUnderWay()).toBe(true);
  ends[1]?.(succeeded(access));
  await after;
  await renewal.ended();
  expect(renewal.isUnderWay()).toBe(false);
});
