import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { SigningKey } from './signing-key';

/** What an access token says. `expiresAtS` in seconds since 1970 UTC, as in the token's `exp`. */
export interface AccessClaims {
  readonly accountId: string;
  /** The sign-in that it goes back to; null in tokens of earlier versions. */
  readonly sessionId: string | null;
  readonly expiresAtS: number;
}

export interface RefreshClaims {
  readonly accountId: string;
  readonly tokenId: string;
  readonly issuedAtS: number;
  readonly expiresAtS: number;
}

/** Signs and verifies this instance's tokens (JWT, EdDSA): refresh `{uid, refresh: true, iat, exp}`, access `{uid, sid, iat, exp}`. */
export interface Tokens {
  signAccess(claims: AccessClaims & { issuedAtS: number }): Promise<string>;
  /** Signing twice gives the same token: Ed25519 is deterministic. */
  signRefresh(claims: RefreshClaims): Promise<string>;
  /** `invalid`: damaged, of another instance, or a refresh token. */
  verifyAccess(token: string, nowMs: number): Promise<AccessClaims | 'invalid' | 'expired'>;
  verifyRefresh(token: string, nowMs: number): Promise<RefreshClaims | 'invalid' | 'expired'>;
}

export function createTokens(key: SigningKey, issuer: string): Tokens {
  const header = { alg: 'EdDSA', typ: 'JWT', kid: key.keyId } as const;

  async function verify(token: string, nowMs: number): Promise<JWTPayload | 'invalid' | 'expired'> {
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: ['EdDSA'],
        issuer,
        currentDate: new Date(nowMs),
        requiredClaims: ['uid', 'iat', 'exp'],
      });
      return payload;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  }

  return {
    signAccess: ({ accountId, sessionId, issuedAtS, expiresAtS }) =>
      new SignJWT({ uid: accountId, sid: sessionId })
        .setProtectedHeader(header)
        .setIssuer(issuer)
        // Two tokens of the same second must differ: clients tell a new one from the old by it.
        .setJti(randomUUID())
        .setIssuedAt(issuedAtS)
        .setExpirationTime(expiresAtS)
        .sign(key.privateKey),
    signRefresh: ({ accountId, tokenId, issuedAtS, expiresAtS }) =>
      new SignJWT({ uid: accountId, refresh: true })
        .setProtectedHeader(header)
        .setIssuer(issuer)
        .setJti(tokenId)
        .setIssuedAt(issuedAtS)
        .setExpirationTime(expiresAtS)
        .sign(key.privateKey),
    async verifyAccess(token, nowMs) {
      const payload = await verify(token, nowMs);
      if (typeof payload === 'string') return payload;
      const { uid, sid, exp, refresh } = payload;
      if (refresh !== undefined || typeof uid !== 'string' || exp === undefined) return 'invalid';
      return { accountId: uid, sessionId: typeof sid === 'string' ? sid : null, expiresAtS: exp };
    },
    async verifyRefresh(token, nowMs) {
      const payload = await verify(token, nowMs);
      if (typeof payload === 'string') return payload;
      const { uid, jti, iat, exp, refresh } = payload;
      if (refresh !== true || typeof uid !== 'string') return 'invalid';
      if (jti === undefined || iat === undefined || exp === undefined) return 'invalid';
      return { accountId: uid, tokenId: jti, issuedAtS: iat, expiresAtS: exp };
    },
  };
}
