import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { accessToken, refreshToken } from '../doubles/web-tokens';
import { accessTokenTimes, clockToleranceMs, mostClockOffsetMs, readRefreshToken } from './token-claims';

const now = Date.UTC(2026, 8, 1, 12);
const hour = millisecondsInHour;
const fresh = { now, lifetimeMs: hour };

/** A token whose payload is whatever a text says. */
const withPayload = (payload: string): string => `e30.${Buffer.from(payload).toString('base64url')}.c2ln`;

const untold = { lifetimeMs: null, clockOffsetMs: null };

describe('a refresh token', () => {
  const read = (token: string, at = now) => readRefreshToken(token, at, clockToleranceMs);

  test('tells whose it is, beyond ASCII too', () => {
    expect(read(refreshToken('Käthe ☀', fresh))).toEqual({ state: 'valid', accountId: 'Käthe ☀' });
  });

  test('ends with its expiry and what a clock may be wrong, to the millisecond', () => {
    const token = refreshToken('a', fresh);
    const end = now + hour + clockToleranceMs;
    expect([read(token, end - 1), read(token, end)]).toMatchObject([{ state: 'valid' }, { state: 'expired' }]);
  });

  test.each<[string, string]>([
    ['four parts', `${refreshToken('a', fresh)}.x`],
    ['five parts, an encrypted one', 'a.b.c.d.e'],
    ['standard base64', 'e30.eyJ1aWQiOiI+Pz8/In0=.c2ln'],
    ['bytes that are no text', `e30.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.c2ln`],
    ['half of its JSON', withPayload('{"uid":"a","refresh":tr')],
    ['a list', withPayload('[1]')],
    ['null', withPayload('null')],
    ['a text', withPayload('"a"')],
    ['claims of its prototype only', withPayload('{"__proto__":{"uid":"a","refresh":true,"exp":4102444800}}')],
    ['an endless expiry', withPayload('{"uid":"a","refresh":true,"exp":1e400}')],
    ['an expiry before all time', refreshToken('a', fresh, { exp: -1 })],
    ['an account of 501 characters', refreshToken('a'.repeat(501), fresh)],
    ['more than a token may have', refreshToken('a', fresh, { filling: 'x'.repeat(16_384) })],
  ])('is none with %s', (_name, token) => {
    expect(read(token)).toEqual({ state: 'unusable' });
  });

  test('never throws, whatever stands in its place', () => {
    const part = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const token = parts.join('.');
        expect(read(token).state).not.toBe('valid');
        expect(accessTokenTimes(token, now)).toEqual(untold);
      }),
    );
  });
});

describe('an access token', () => {
  test('lives as long as its own two times say, however wrong the device is', () => {
    const told = accessTokenTimes(accessToken('a', fresh), now - 24 * hour);
    expect(told).toEqual({ lifetimeMs: hour, clockOffsetMs: 24 * hour });
  });

  test.each<[string, string]>([
    ['that is none', 'opaque'],
    ['without a time of issue', withPayload('{"uid":"a","exp":4102444800}')],
    ['issued before all time', withPayload('{"uid":"a","exp":4102444800,"iat":-1e308}')],
    ['issued at the beginning of 1970', withPayload('{"uid":"a","exp":4102444800,"iat":0}')],
    ['issued in ms', withPayload(`{"uid":"a","exp":4102444800,"iat":${now}}`)],
  ])('%s tells nothing of time', (_name, token) => {
    expect(accessTokenTimes(token, now)).toEqual(untold);
  });

  test('that never ends has no lifetime', () => {
    expect(accessTokenTimes(withPayload(`{"uid":"a","exp":1e308,"iat":${now / 1_000}}`), now)).toEqual({
      lifetimeMs: null,
      clockOffsetMs: 0,
    });
  });

  test('tells an offset of a few years at most, and no other number is ever told', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (iat, exp) => {
        const told = accessTokenTimes(withPayload(JSON.stringify({ uid: 'a', iat, exp })), now);
        for (const ms of [told.clockOffsetMs, told.lifetimeMs]) {
          expect(Math.abs(ms ?? 0)).toBeLessThanOrEqual(mostClockOffsetMs);
        }
      }),
      { seed: 1 },
    );
  });

  test('that ends before it begins has no lifetime', () => {
    expect(accessTokenTimes(accessToken('a', { now, lifetimeMs: -hour }), now)).toEqual({
      lifetimeMs: null,
      clockOffsetMs: 0,
    });
  });
});
