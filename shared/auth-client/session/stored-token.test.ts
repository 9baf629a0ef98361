import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { barnId, barnWorld, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { refreshToken } from '../doubles/web-tokens';

const refreshPath = 'api/login/refresh';

describe('what is stored as a refresh token (F17)', () => {
  const now = Date.UTC(2026, 8, 1, 12);
  const day = millisecondsInDay;
  test.each<[string, string, string]>([
    ['garbage', 'garbage', 'unusable-token'],
    ['three empty parts', '..', 'unusable-token'],
    ['no JSON', 'a.b.c', 'unusable-token'],
    ['no marker', refreshToken('a', { now, lifetimeMs: day }, { refresh: undefined }), 'unusable-token'],
    ['a false marker', refreshToken('a', { now, lifetimeMs: day }, { refresh: false }), 'unusable-token'],
    ['no account', refreshToken('', { now, lifetimeMs: day }), 'unusable-token'],
    ['an expiry in ms', refreshToken('a', { now, lifetimeMs: day }, { exp: now + day }), 'unusable-token'],
    ['an expiry that is a text', refreshToken('a', { now, lifetimeMs: day }, { exp: '1' }), 'unusable-token'],
    ['long expired', refreshToken('a', { now, lifetimeMs: -2 * day }), 'expired'],
    ['1 MB', `a.${'b'.repeat(1_000_000)}.c`, 'unusable-token'],
  ])('%s: signed out, nothing thrown', async (_name, token, reason) => {
    const { device } = barnWorld();
    device.databases.set(
      'session',
      new Map([[`grant/${barnId}`, { version: 1, value: { refreshToken: token, revision: 1, clockOffsetMs: 0 } }]]),
    );
    const client = await openWindow(device);
    expect(viewOf(client)).toMatchObject({ loggedIn: false, accountId: null, signedOutReason: reason });
    await settle();
    expect(device.databases.get('session')?.has(`grant/${barnId}`)).toBe(false);
  });

  test.each([Number.NEGATIVE_INFINITY, -1e308, 6 * 365 * day])(
    'a clock offset of %d ms: still signed in, and the clock is not said to be wrong',
    async (clockOffsetMs) => {
      const { device, barn } = barnWorld();
      const token = barn.grantRefreshToken();
      device.databases.set(
        'session',
        new Map([[`grant/${barnId}`, { version: 1, value: { refreshToken: token, revision: 1, clockOffsetMs } }]]),
      );
      const client = await openWindow(device);
      expect(viewOf(client)).toMatchObject({ loggedIn: true, clockOffsetMs: 0 });
      await settle();
      expect(viewOf(client)).toMatchObject({ loggedIn: true, clockOffsetMs: 0 });
    },
  );

  test('a damaged record: signed out, and no token stays behind', async () => {
    const { device } = barnWorld();
    device.databases.set(
      'session',
      new Map([[`grant/${barnId}`, { version: 1, value: { refreshToken: 7, secret: 'canary' } }]]),
    );
    const client = await openWindow(device);
    await settle();
    expect(viewOf(client)).toMatchObject({ loggedIn: false, signedOutReason: 'unusable-token' });
    expect(JSON.stringify([...(device.databases.get('session') ?? [])])).not.toContain('canary');
  });

  test('expired by less than a clock may be wrong: the instance decides', async () => {
    const { device, barn } = barnWorld();
    const token = refreshToken('a', { now: device.time, lifetimeMs: -millisecondsInHour });
    device.databases.set(
      'session',
      new Map([[`grant/${barnId}`, { version: 1, value: { refreshToken: token, revision: 1, clockOffsetMs: 0 } }]]),
    );
    const client = await openWindow(device);
    expect(viewOf(client).loggedIn).toBe(true);
    await settle();
    expect(barn.count('POST', refreshPath)).toBe(1);
    expect(viewOf(client)).toMatchObject({ loggedIn: false, signedOutReason: 'refused' });
  });
});
