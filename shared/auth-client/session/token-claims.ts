import { decodeJwt } from 'jose';
import {
  exactOptional,
  type GenericSchema,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  number,
  object,
  pipe,
  safeParse,
  string,
} from 'valibot';

/** Far more than any token has; a larger one is not even decoded. */
const longestToken = 16_384;
/** Later than any real `exp` in seconds (the year 5138): a value in milliseconds is larger. */
const latestS = 1e11;
/** How wrong a device's clock may be (a day, an hour of summer time, some slack) before a stored token counts as expired. */
export const clockToleranceMs = 26 * 3_600_000;

const claims = object({
  uid: pipe(string(), minLength(1), maxLength(500)),
  exp: number(),
  iat: exactOptional(number()),
});
const refreshClaims = object({ ...claims.entries, refresh: literal(true) });

export type RefreshTokenReading =
  | { state: 'valid'; accountId: string }
  | { state: 'expired'; accountId: string }
  /** Not a token, no refresh marker, or an expiry that is none. */
  | { state: 'unusable' };

/**
 * The claims of a JWT; null for whatever is none. Decoded, not verified: only the instance can do that, and nothing here
 * is granted by them.
 */
function readClaims<Schema extends GenericSchema>(token: string, schema: Schema): InferOutput<Schema> | null {
  if (token.length > longestToken) return null;
  try {
    const parsed = safeParse(schema, decodeJwt(token));
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
  const read = readClaims(token, refreshClaims);
  if (!read || !(read.exp > 0 && read.exp < latestS)) return { state: 'unusable' };
  const state = read.exp * 1_000 + toleranceMs > serverNow ? 'valid' : 'expired';
  return { state, accountId: read.uid };
}

export interface AccessTokenTimes {
  /** How long it is good for after it was issued, in ms; null where it does not say. */
  lifetimeMs: number | null;
  /** The instance's clock minus the device's, in ms; null where the token does not say when it was issued. */
  clockOffsetMs: number | null;
}

/** What a fresh access token says of time. Its lifetime is a difference of two server times: right on a wrong clock. */
export function accessTokenTimes(token: string, receivedAt: number): AccessTokenTimes {
  const read = readClaims(token, claims);
  if (!read || read.iat === undefined || read.iat >= latestS) return { lifetimeMs: null, clockOffsetMs: null };
  const lifetimeMs = (read.exp - read.iat) * 1_000;
  return { lifetimeMs: lifetimeMs > 0 ? lifetimeMs : null, clockOffsetMs: read.iat * 1_000 - receivedAt };
}
