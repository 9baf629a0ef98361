import { createPublicKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { TrustedSenator } from '../configuration/configuration';
import { isSoundKey } from '../identity/sound-key';
import { type Refusal, refuse } from '../server/refusals';
import { readSenatorKey } from './read-senator-key';

/** The keys of the senators that a barn trusts. */
export interface TrustedSenators {
  readonly isEmpty: boolean;
  /** @returns null for a senator that is not trusted, or a key that it does not have; a refusal when it cannot be asked */
  keyOf(senatorId: string, keyId: string | null, nowMs: number): Promise<KeyObject | Refusal | null>;
}

const keySet = v.object({
  keys: v.array(v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string(), kid: v.string() })),
});

// A senator that changed its key is asked again, but not at each forged statement.
const askAgainAfterMs = 10_000;
const answerTimeoutMs = 5_000;

export function createTrustedSenators(senators: readonly TrustedSenator[]): TrustedSenators {
  const keys = new Map(senators.map((senator) => [senator.globalUniqueIdentifier, keysOf(senator)] as const));
  return {
    isEmpty: senators.length === 0,
    keyOf: async (senatorId, keyId, nowMs) => (await keys.get(senatorId)?.(keyId, nowMs)) ?? null,
  };
}

type FindKey = (keyId: string | null, nowMs: number) => Promise<KeyObject | Refusal | null>;

function keysOf({ publicKey, keysUrl = '' }: TrustedSenator): FindKey {
  if (publicKey !== undefined) {
    const key = readSenatorKey(publicKey);
    // A configuration with a key that cannot be used does not get here.
    return async () => (key.ok ? key.value : null);
  }
  let known: ReadonlyMap<string, KeyObject> = new Map();
  let askedAt = Number.NEGATIVE_INFINITY;
  return async (keyId, nowMs) => {
    const key = known.get(keyId ?? '');
    if (key) return key;
    if (nowMs - askedAt < askAgainAfterMs) return null;
    const asked = await askForKeys(keysUrl);
    if (asked === null) return refuse('unavailable', 'The senator cannot be asked for its keys at present');
    // A failure is not remembered: the next statement asks again.
    askedAt = nowMs;
    known = asked;
    return known.get(keyId ?? '') ?? null;
  };
}

async function askForKeys(url: string): Promise<ReadonlyMap<string, KeyObject> | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(answerTimeoutMs) });
    if (!response.ok) return null;
    const { keys } = v.parse(keySet, await response.json());
    const read = keys.map(
      ({ kty, crv, x, kid }) => [kid, createPublicKey({ key: { kty, crv, x }, format: 'jwk' })] as const,
    );
    return new Map(read.filter(([, key]) => isSoundKey(key)));
  } catch {
    return null;
  }
}
