import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SigningKey } from '../identity/signing-key';

/** Signs that a senator vouches for one of its accounts, for one barn and one call. */
export type SignSenatorAssertion = (accountId: string, barnId: string, nowMs: number) => Promise<string>;

// Long enough for one call to a barn whose clock is a little off.
const lifetimeS = 60;

export function createSenatorAssertion(key: SigningKey, senatorId: string): SignSenatorAssertion {
  return (accountId, barnId, nowMs) => {
    const issuedAtS = Math.floor(nowMs / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: key.keyId })
      .setIssuer(senatorId)
      .setAudience(barnId)
      .setSubject(accountId)
      .setJti(randomUUID())
      .setIssuedAt(issuedAtS)
      .setExpirationTime(issuedAtS + lifetimeS)
      .sign(key.privateKey);
  };
}
