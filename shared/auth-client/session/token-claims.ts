import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { decodeJwt } from 'jose';
import * as v from 'valibot';

/** Far more than any token has; a larger one is not even decoded. */
const longestToken = 16_384;
/** Later than any real `exp` in seconds (the year 5138): a value in milliseconds is larger. */
const latestS = 1e11;
/** How wrong a device's clock may be (a day, an hour of summer time, some slack) before a stored token counts as expired. */
export const clockToleranceMs = 26 * millisecondsInHour;

const claimsSchema = v.object({
  uid: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  exp: v.number(),
  iat: v.exactOptional(v.number()),
});
const refreshClaimsSchema = v.object({ ...claimsSchema.entries, refresh: v.literal(true) });

/**
 * Clocks that are further apart (five years) are not told apart by a wrong setting: the time of issue is none, or the
 * device has forgotten what day it is. Nothing is reckoned with it.
 */
export const mostClockOffsetMs = 5 * 365 * millisecondsInDay;

export type RefreshTokenReading =
  | { state: 'valid'; accountId: string }
  | { state: 'expired'; accountId: string }
  /** Not a token, no refresh marker, or an expiry that is none. */
  | { state: 'unusable' };

/**
 * The claims of a JWT; null for whatever is none. Decoded, not verified: only the instance can do that, and nothing here
 * is granted by them.
 */
function readClaims<Schema extends v.GenericSchema>(token: string, schema: Schema): v.InferOutput<Schema> | null {
  if (token.length > longestToken) return null;
  try {
    const parsed = v.safeParse(schema, decodeJwt(token));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Whether a refresh token is worth keeping: it decodes, carries the refresh marker and has not expired (product 4.7).
 *
 * @param serverNow time by the instance's clock as far as it is known, ms since 1970 UTC
 * @param toleranceMs how wrong `serverNow` may be; within it the instance decides, not the device
 */
export function readRefreshToken(token: string, serverNow: number, toleranceMs: number): RefreshTokenReading {
  const read = readClaims(token, refreshClaimsSchema);
  if (!read || !(read.exp > 0 && read.exp < latestS)) return { state: 'unusable' };
  const state = read.exp * 1_000 + toleranceMs > serverNow ? 'valid' : 'expired';
  return { state, accountId: read.uid };
}

export interface AccessTokenTimes {
  /** How long it is good for after it was issued, in ms; null where it does not say, or says what cannot be. */
  lifetimeMs: number | null;
  /** The instance's clock minus the device's, in ms; null where the token does not say when it was issued, or absurdly. */
  clockOffsetMs: number | null;
}

/** What a fresh access token says of time. Its lifetime is a difference of two server times: right on a wrong clock. */
export function accessTokenTimes(token: string, receivedAt: number): AccessTokenTimes {
  const read = readClaims(token, claimsSchema);
  if (!read || read.iat === undefined || read.iat >= latestS) return { lifetimeMs: null, clockOffsetMs: null };
  const lifetimeMs = (read.exp - read.iat) * 1_000;
  const clockOffsetMs = read.iat * 1_000 - receivedAt;
  return {
    lifetimeMs: lifetimeMs > 0 && lifetimeMs <= mostClockOffsetMs ? lifetimeMs : null,
    clockOffsetMs: Math.abs(clockOffsetMs) <= mostClockOffsetMs ? clockOffsetMs : null,
  };
}
