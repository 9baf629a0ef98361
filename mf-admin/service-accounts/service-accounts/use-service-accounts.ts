import { type BarnReading, sendCall, useReading } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import {
  type AnswerOf,
  addPublicKeyToAnyServiceAccount,
  addPublicKeyToOwnServiceAccount,
  deletePublicKeyOfAnyServiceAccount,
  deletePublicKeyOfOwnServiceAccount,
  listAllServiceAccounts,
  listOwnServiceAccounts,
} from '@barnwatch/shared/wire/calls';
import type { Circle, PublicKey, ServiceAccount } from './key-state';

function accountsOf({ serviceAccounts }: AnswerOf<typeof listOwnServiceAccounts>): readonly ServiceAccount[] {
  return serviceAccounts;
}

export function useOwnServiceAccounts(): BarnReading<readonly ServiceAccount[]> {
  return useReading(listOwnServiceAccounts, { keep: true }, accountsOf);
}

/** Needs `serviceAccounts.all`. */
export function useAllServiceAccounts(): BarnReading<readonly ServiceAccount[]> {
  return useReading(listAllServiceAccounts, { keep: true }, accountsOf);
}

/** One's own are changed by the calls for them: they need less. */
export function addKey(
  client: InstanceClient,
  circle: Circle,
  serviceAccountId: string,
  body: Pick<PublicKey, 'publicKey' | 'expiry'>,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  const request = { path: { serviceAccountId }, body };
  return circle === 'own'
    ? sendCall(client, addPublicKeyToOwnServiceAccount, request, { signal })
    : sendCall(client, addPublicKeyToAnyServiceAccount, request, { signal });
}

export function deleteKey(
  client: InstanceClient,
  circle: Circle,
  serviceAccountId: string,
  fingerprint: string,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  const request = { path: { serviceAccountId, fingerprint } };
  return circle === 'own'
    ? sendCall(client, deletePublicKeyOfOwnServiceAccount, request, { signal })
    : sendCall(client, deletePublicKeyOfAnyServiceAccount, request, { signal });
}
