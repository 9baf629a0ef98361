import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Database } from '../storage/database';
import { createOpenSessions, type OpenSessions } from './open-sessions';
import type { RefreshClaims } from './tokens';

/** `single-use`: each refresh hands out a new refresh token and ends the old one. `reusable`: it stays until it expires. */
export type RefreshTokenMode = 'single-use' | 'reusable';

export interface RefreshRules {
  readonly mode: RefreshTokenMode;
  readonly lifetimeS: number;
  /**
   * For this long a used single-use token is answered with the same successor even when that one has been used already:
   * windows of one device that know nothing of each other may have sent it together.
   */
  readonly overlapMs: number;
}

export type RefreshUse =
  | {
      readonly kind: 'accepted';
      readonly accountId: string;
      readonly sessionId: string;
      readonly successor: RefreshClaims | null;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'revoked' }
  /** A token came back whose successor is in use: someone copied it. The whole family has been ended. */
  | { readonly kind: 'reused' };

/** The key that a program signed in with: what it began ends with it. */
export interface SessionKey {
  readonly fingerprint: string;
  /** ms since 1970 UTC; null: never. */
  readonly expiry: number | null;
}

export interface RefreshSessions extends OpenSessions {
  /** @param key null for a person */
  begin(accountId: string, nowMs: number, key?: SessionKey | null): RefreshClaims;
  /** @param userAgent what the device says about itself, kept shortened */
  use(token: RefreshClaims, nowMs: number, userAgent: string): RefreshUse;
  /** Looks without consuming. */
  isOpen(token: RefreshClaims): boolean;
  /** Ends the token and every other of its family. @returns whether it was known */
  end(tokenId: string, nowMs: number): boolean;
  /** Ends everything that was begun with a key. */
  endOfKey(accountId: string, fingerprint: string, nowMs: number): void;
}

interface TokenRow {
  readonly token_id: string;
  readonly family_id: string;
  readonly account_id: string;
  readonly issued_at_s: number;
  readonly expires_at_s: number;
  readonly used_at: number | null;
  readonly successor_id: string | null;
  readonly revoked_at: number | null;
  readonly begun_with_key: string | null;
  readonly family_ends_at_s: number | null;
}

// As the contract says.
const userAgentLength = 300;

/** What has expired lies there for so long, unseen: looking for it takes longer than a sign-in. */
const tidyEveryMs = millisecondsInMinute;

/** What the tokens that follow each other have in common. */
type Family = Pick<TokenRow, 'account_id' | 'family_id' | 'begun_with_key' | 'family_ends_at_s'>;

export function createRefreshSessions(database: Database, rules: RefreshRules): RefreshSessions {
  const find = (tokenId: string): TokenRow | undefined =>
    database.first<TokenRow>('SELECT * FROM refresh_tokens WHERE token_id = ?', tokenId);

  function issue(family: Family, nowMs: number): RefreshClaims {
    const { account_id: accountId, family_id, begun_with_key, family_ends_at_s } = family;
    const issuedAtS = Math.floor(nowMs / 1000);
    const usualEndS = issuedAtS + rules.lifetimeS;
    const expiresAtS = Math.min(usualEndS, family_ends_at_s ?? usualEndS);
    const tokenId = randomUUID();
    database.run(
      'INSERT INTO refresh_tokens (token_id, family_id, account_id, issued_at_s, expires_at_s, begun_with_key, family_ends_at_s)' +
        ' VALUES (?, ?, ?, ?, ?, ?, ?)',
      tokenId,
      family_id,
      accountId,
      issuedAtS,
      expiresAtS,
      begun_with_key,
      family_ends_at_s,
    );
    return { accountId, tokenId, issuedAtS, expiresAtS };
  }

  let tidiedAt = Number.NEGATIVE_INFINITY;
  function tidy(nowMs: number): void {
    tidiedAt = nowMs;
    database.run('DELETE FROM refresh_tokens WHERE expires_at_s < ?', Math.floor(nowMs / 1000));
    database.run(
      'DELETE FROM sessions WHERE last_refreshed_at < ?' +
        ' AND NOT EXISTS (SELECT 1 FROM refresh_tokens WHERE family_id = session_id)',
      nowMs - rules.lifetimeS * 1000,
    );
  }

  function revokeFamily(familyId: string, nowMs: number): void {
    database.run(
      'UPDATE refresh_tokens SET revoked_at = ? WHERE family_id = ? AND revoked_at IS NULL',
      nowMs,
      familyId,
    );
  }

  function use(token: RefreshClaims, nowMs: number): RefreshUse {
    const row = find(token.tokenId);
    if (!row) return { kind: 'unknown' };
    if (row.revoked_at !== null) return { kind: 'revoked' };
    const accepted = { kind: 'accepted', accountId: row.account_id, sessionId: row.family_id } as const;
    if (rules.mode === 'reusable') return { ...accepted, successor: null };
    if (row.used_at === null) {
      const successor = issue(row, nowMs);
      database.run(
        'UPDATE refresh_tokens SET used_at = ?, successor_id = ? WHERE token_id = ?',
        nowMs,
        successor.tokenId,
        row.token_id,
      );
      return { ...accepted, successor };
    }
    const successor = row.successor_id === null ? undefined : find(row.successor_id);
    // Until the successor is used, nobody knows whether it has ever arrived: the line may have been lost for hours.
    const isGood = successor?.used_at === null || nowMs - row.used_at <= rules.overlapMs;
    if (successor && isGood) return { ...accepted, successor: claimsOf(successor) };
    revokeFamily(row.family_id, nowMs);
    return { kind: 'reused' };
  }

  return {
    ...createOpenSessions(database),
    begin(accountId, nowMs, key = null) {
      if (nowMs - tidiedAt >= tidyEveryMs) tidy(nowMs);
      const family = {
        account_id: accountId,
        family_id: randomUUID(),
        begun_with_key: key?.fingerprint ?? null,
        family_ends_at_s: key?.expiry ? Math.floor(key.expiry / 1000) : null,
      };
      return database.inTransaction(() => {
        database.run(
          'INSERT INTO sessions (session_id, account_id, created_at, last_refreshed_at) VALUES (?, ?, ?, ?)',
          family.family_id,
          accountId,
          nowMs,
          nowMs,
        );
        return issue(family, nowMs);
      });
    },
    isOpen(token) {
      const row = find(token.tokenId);
      return row !== undefined && row.revoked_at === null;
    },
    use: (token, nowMs, userAgent) =>
      database.inTransaction(() => {
        const result = use(token, nowMs);
        if (result.kind === 'accepted') {
          database.run(
            'UPDATE sessions SET last_refreshed_at = ?, user_agent = ? WHERE session_id = ?',
            nowMs,
            userAgent.slice(0, userAgentLength) || null,
            result.sessionId,
          );
        }
        return result;
      }),
    end: (tokenId, nowMs) =>
      // At once: a successor that is being issued by another copy ends as well.
      database.inTransaction(() => {
        const row = find(tokenId);
        if (row) revokeFamily(row.family_id, nowMs);
        return row !== undefined;
      }),
    endOfKey(accountId, fingerprint, nowMs) {
      database.run(
        'UPDATE refresh_tokens SET revoked_at = ? WHERE account_id = ? AND begun_with_key = ? AND revoked_at IS NULL',
        nowMs,
        accountId,
        fingerprint,
      );
    },
  };
}

function claimsOf(row: TokenRow): RefreshClaims {
  return {
    accountId: row.account_id,
    tokenId: row.token_id,
    issuedAtS: row.issued_at_s,
    expiresAtS: row.expires_at_s,
  };
}
