import { createPublicKey } from 'node:crypto';
import { readUnproven } from '../identity/assertions';
import type { Identity } from '../identity/identity';
import { isSoundKey } from '../identity/sound-key';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { type Refusal, refuse } from '../server/refusals';
import { signatureAlgorithm } from './read-public-key';

// As the contract says.
const longestLifeS = 300;

/** Sign-in of a program by a statement that it signed with its key (RFC 7523). */
export function createKeySignInHandler(identity: Identity): Handlers {
  const { assertions, serviceAccounts, sessions, tokens, accounts, limiter } = identity;

  async function signIn(assertion: string, now: number): Promise<{ refreshToken: string } | Refusal> {
    const unproven = readUnproven(assertion);
    if (unproven === null) return rejected('it is no JWT with an issuer');
    const { issuer, keyId } = unproven;
    const key = serviceAccounts.find(issuer)?.publicKeys.find(({ fingerprint }) => fingerprint === keyId);
    // Which of the two is unknown is not told: account names are no public matter.
    if (!key) return rejected('the service account has no key with this kid');
    if (key.expiry !== null && key.expiry <= now) return rejected('the key has expired');
    const publicKey = createPublicKey(key.publicKey);
    // One that an earlier version took.
    if (!isSoundKey(publicKey)) return rejected('the key is too weak: make a new one');
    const signing = { key: publicKey, algorithm: signatureAlgorithm(publicKey) ?? 'none' };
    const reading = await assertions.verify(assertion, signing, { issuer, longestLifeS }, now);
    if (reading.kind === 'rejected') return rejected(reading.reason);
    accounts.recordSignIn(issuer, now);
    return { refreshToken: await tokens.signRefresh(sessions.begin(issuer, now, key)) };
  }

  return {
    'POST api/auth/serviceAccount/login': async ({ body: { assertion }, address, now }) => {
      // By address alone: nobody is to lock a program out by its name, and a signature cannot be guessed.
      const name = `service account from ${address}`;
      const retryAfterMs = limiter.beginAttempt(name, address, now);
      if (retryAfterMs > 0) return refuse('rate-limited', 'Too many attempts', { retryAfterMs });
      const result = await signIn(assertion, now);
      if ('kind' in result) return result;
      limiter.recordSuccess(name, address, now);
      return answerData(result);
    },
  };
}

function rejected(reason: string): Refusal {
  return refuse('assertion-rejected', 'The statement is not accepted', { details: { reason } });
}
