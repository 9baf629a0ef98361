import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Database } from '../storage/database';

/** A key that a statement may be signed with. */
export interface AssertionKey {
  readonly key: KeyObject;
  /** `EdDSA` or `RS256`. */
  readonly algorithm: string;
}

export interface AssertionRules {
  readonly issuer: string;
  /** Longest time between `iat` and `exp`, s. */
  readonly longestLifeS: number;
}

/** A statement is usable once: the same again is refused until it would have expired anyway. */
export interface Assertions {
  verify(assertion: string, key: AssertionKey, rules: AssertionRules, nowMs: number): Promise<AssertionReading>;
}

export type AssertionReading =
  | { readonly kind: 'accepted'; readonly claims: JWTPayload }
  | { readonly kind: 'rejected'; readonly reason: string };

// Two machines never show quite the same time.
const clockToleranceS = 30;

/** @param audience this instance's globalUniqueIdentifier */
export function createAssertions(database: Database, audience: string): Assertions {
  return {
    async verify(assertion, { key, algorithm }, { issuer, longestLifeS }, nowMs) {
      const reading = await readSigned();
      if (reading.kind === 'rejected') return reading;
      const { iat = 0, exp = 0, jti } = reading.claims;
      if (exp - iat > longestLifeS) return rejected(`it is good for more than ${longestLifeS} s`);
      if (iat > nowMs / 1000 + clockToleranceS) return rejected('it was issued in the future: compare the clocks');
      if (typeof jti !== 'string' || jti === '' || jti.length > 200) return rejected('it has no usable jti');
      return takeOnce(jti, exp) ? reading : rejected('it was used before');

      async function readSigned(): Promise<AssertionReading> {
        try {
          const { payload: claims } = await jwtVerify(assertion, key, {
            algorithms: [algorithm],
            issuer,
            audience,
            currentDate: new Date(nowMs),
            clockTolerance: clockToleranceS,
            requiredClaims: ['iat', 'exp', 'jti'],
          });
          return { kind: 'accepted', claims };
        } catch (error) {
          return rejected(error instanceof errors.JOSEError ? error.message : 'it cannot be read');
        }
      }

      function takeOnce(jti: string, exp: number): boolean {
        database.run('DELETE FROM used_assertions WHERE expires_at_s < ?', Math.floor(nowMs / 1000));
        const endsAtS = Math.ceil(exp) + clockToleranceS;
        return (
          database.run('INSERT INTO used_assertions VALUES (?, ?, ?) ON CONFLICT DO NOTHING', issuer, jti, endsAtS) > 0
        );
      }
    },
  };
}

function rejected(reason: string): AssertionReading {
  return { kind: 'rejected', reason };
}

/** What a statement says of itself, unproven: enough to look for the key that would prove it. */
export function readUnproven(assertion: string): { readonly keyId: string | null; readonly issuer: string } | null {
  try {
    const { kid = null } = decodeProtectedHeader(assertion);
    const [, payload = ''] = assertion.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (typeof claims !== 'object' || claims === null || !('iss' in claims)) return null;
    return typeof claims.iss === 'string' ? { keyId: kid, issuer: claims.iss } : null;
  } catch {
    return null;
  }
}
