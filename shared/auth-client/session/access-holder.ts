import { accessTokenTimes } from './token-claims';
import type { Grant } from './token-vault';

/** An access token that ends sooner is replaced before it is used. */
const expiryMarginMs = 10_000;

export interface Access {
  token: string;
  /** Of the grant that it came from. */
  revision: number;
  receivedAt: number;
  /** By the device's clock, ms since 1970 UTC; infinite where the token does not say. */
  expiresAt: number;
  /** The instance's clock minus the device's, in ms; null where unknown. */
  clockOffsetMs: number | null;
}

export function receivedAccess(token: string, revision: number, now: number): Access {
  const { lifetimeMs, clockOffsetMs } = accessTokenTimes(token, now);
  // A token of very short life is used all the same, until it is turned down.
  const usable = lifetimeMs !== null && lifetimeMs > 2 * expiryMarginMs;
  return {
    token,
    revision,
    receivedAt: now,
    expiresAt: usable ? now + lifetimeMs - expiryMarginMs : Number.MAX_SAFE_INTEGER,
    clockOffsetMs,
  };
}

/** The access token that another window has put into the vault, if it is of any use now. */
export function keptAccess({ access, revision }: Pick<Grant, 'access' | 'revision'>, now: number): Access | null {
  if (!access || now >= access.expiresAt) return null;
  return { ...access, revision, receivedAt: now, clockOffsetMs: null };
}

/** Whether it can be sent. A device clock that was set back since it came makes it doubtful. */
export function isUsable(access: Access | null, now: number, stale: string | undefined): access is Access {
  return access !== null && access.token !== stale && now < access.expiresAt && now >= access.receivedAt - 60_000;
}
