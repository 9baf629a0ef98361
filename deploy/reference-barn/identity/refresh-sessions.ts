import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database';
import type { RefreshClaims } from './tokens';

/** `single-use`: each refresh hands out a new refresh token and ends the old one. `reusable`: it stays until it expires. */
export type RefreshTokenMode = 'single-use' | 'reusable';

export interface RefreshRules {
  readonly mode: RefreshTokenMode;
  readonly lifetimeS: number;
  /** A used single-use token is answered with the same successor for this long: a client may have lost the answer. */
  readonly overlapMs: number;
}

export type RefreshUse =
  | { readonly kind: 'accepted'; readonly accountId: string; readonly successor: RefreshClaims | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'revoked' }
  /** A token that was replaced long ago came back: someone copied it. The whole family has been ended. */
  | { readonly kind: 'reused' };

export interface RefreshSessions {
  begin(accountId: string, nowMs: number): RefreshClaims;
  use(token: RefreshClaims, nowMs: number): RefreshUse;
  /** Looks without consuming. */
  isOpen(token: RefreshClaims): boolean;
  /** Ends the token and every other of its family. @returns whether it was known */
  end(tokenId: string, nowMs: number): boolean;
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
}

export function createRefreshSessions(database: Database, rules: RefreshRules): RefreshSessions {
  const find = (tokenId: string): TokenRow | undefined =>
    database.first<TokenRow>('SELECT * FROM refresh_tokens WHERE token_id = ?', tokenId);

  function issue(accountId: string, familyId: string, nowMs: number): RefreshClaims {
    const issuedAtS = Math.floor(nowMs / 1000);
    const claims = { accountId, tokenId: randomUUID(), issuedAtS, expiresAtS: issuedAtS + rules.lifetimeS };
    database.run(
      'INSERT INTO refresh_tokens (token_id, family_id, account_id, issued_at_s, expires_at_s) VALUES (?, ?, ?, ?, ?)',
      claims.tokenId,
      familyId,
      accountId,
      issuedAtS,
      claims.expiresAtS,
    );
    return claims;
  }

  function revokeFamily(familyId: string, nowMs: number): void {
    database.run(
      'UPDATE refresh_tokens SET revoked_at = ? WHERE family_id = ? AND revoked_at IS NULL',
      nowMs,
      familyId,
    );
  }

  return {
    begin(accountId, nowMs) {
      database.run('DELETE FROM refresh_tokens WHERE expires_at_s < ?', Math.floor(nowMs / 1000));
      return issue(accountId, randomUUID(), nowMs);
    },
    isOpen(token) {
      const row = find(token.tokenId);
      return row !== undefined && row.revoked_at === null;
    },
    use: (token, nowMs) =>
      database.inTransaction((): RefreshUse => {
        const row = find(token.tokenId);
        if (!row) return { kind: 'unknown' };
        if (row.revoked_at !== null) return { kind: 'revoked' };
        if (rules.mode === 'reusable') return { kind: 'accepted', accountId: row.account_id, successor: null };
        if (row.used_at === null) {
          const successor = issue(row.account_id, row.family_id, nowMs);
          database.run(
            'UPDATE refresh_tokens SET used_at = ?, successor_id = ? WHERE token_id = ?',
            nowMs,
            successor.tokenId,
            row.token_id,
          );
          return { kind: 'accepted', accountId: row.account_id, successor };
        }
        const successor = row.successor_id === null ? undefined : find(row.successor_id);
        if (successor && nowMs - row.used_at <= rules.overlapMs) {
          return { kind: 'accepted', accountId: row.account_id, successor: claimsOf(successor) };
        }
        revokeFamily(row.family_id, nowMs);
        return { kind: 'reused' };
      }),
    end(tokenId, nowMs) {
      const row = find(tokenId);
      if (row) revokeFamily(row.family_id, nowMs);
      return row !== undefined;
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
