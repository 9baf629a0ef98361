import { sendCall } from '@barnwatch/shared/answers';
import {
  type InstanceClient,
  isTransient,
  type Outcome,
  type RequestError,
  useInstanceClient,
} from '@barnwatch/shared/auth-client';
import { listPermissionsOfAccount, listRolesOfAccount } from '@barnwatch/shared/wire/calls';
import { useCallback, useEffect, useState } from 'react';
import type { Access } from '../access/access';
import { type Account, givenOf, heldPermissions, heldRoles } from './use-authorization';

export interface Accesses {
  readonly accesses: ReadonlyMap<string, Access>;
  /** Why some could not be asked; null while there is no reason. */
  readonly failure: RequestError | null;
  /** How many could not be asked. */
  readonly missing: number;
  readonly isAsking: boolean;
  /** Asks those that are missing. */
  readonly retry: () => void;
}

/** Browsers open six connections to a barn: one is left for the rest of the page. */
const mostAtOnce = 5;

/** Drawn at most so often: an answer that has come with hundreds of others is seen with them. */
const drawnEveryMs = 250;

const nothingYet: ReadonlyMap<string, Access> = new Map();

/** What each account was given. The contract tells it by account only: two small calls each. */
export function useAccesses(accounts: readonly Account[]): Accesses {
  const client = useInstanceClient();
  // A list that has come again with the same accounts is no reason to ask anew.
  const ids = accounts.map(({ accountId }) => accountId).join('\n');
  const [accesses, setAccesses] = useState(nothingYet);
  const [failure, setFailure] = useState<RequestError | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    const found = new Map<string, Access>();
    const draw = () => setAccesses((known) => new Map([...known, ...found]));
    const drawing = setInterval(draw, drawnEveryMs);
    setAsking(true);
    setFailure(null);
    const missing = ids.split('\n').filter((accountId) => accountId !== '' && !accesses.has(accountId));
    void askAll(client, missing, found, left.signal).then((error) => {
      clearInterval(drawing);
      if (left.signal.aborted) return;
      draw();
      setFailure(error);
      setAsking(false);
    });
    return () => {
      clearInterval(drawing);
      left.abort();
    };
  }, [client, ids, attempt]);
  return {
    accesses,
    failure,
    missing: accounts.filter(({ accountId }) => !accesses.has(accountId)).length,
    isAsking,
    retry: useCallback(() => setAttempt((known) => known + 1), []),
  };
}

/** @returns the first failure; one that would meet the others too ends it */
async function askAll(
  client: InstanceClient,
  accountIds: readonly string[],
  found: Map<string, Access>,
  signal: AbortSignal,
): Promise<RequestError | null> {
  const waiting = [...accountIds];
  let failure: RequestError | null = null;
  let isOver = false;
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !isOver && !signal.aborted; next = waiting.shift()) {
      const outcome = await askOne(client, next, signal);
      if (outcome.ok) found.set(next, outcome.value);
      else {
        failure ??= outcome.error;
        isOver ||= isTransient(outcome.error) || outcome.error.code === 'forbidden';
      }
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, askNext));
  return failure;
}

async function askOne(client: InstanceClient, accountId: string, signal: AbortSignal): Promise<Outcome<Access>> {
  const request = { path: { accountId }, query: { recursive: false } };
  const [roles, permissions] = await Promise.all([
    sendCall(client, listRolesOfAccount, request, { signal }),
    sendCall(client, listPermissionsOfAccount, request, { signal }),
  ]);
  if (!roles.ok) return roles;
  if (!permissions.ok) return permissions;
  return {
    ok: true,
    value: {
      roles: givenOf(heldRoles(roles.value.answer)),
      permissions: givenOf(heldPermissions(permissions.value.answer)),
    },
  };
}
