import { type KnownReading, keptReading, readAndKeep } from '@barnwatch/shared/answers';
import {
  type InstanceClient,
  isTransient,
  type Outcome,
  type RequestError,
  useInstanceClient,
} from '@barnwatch/shared/auth-client';
import { type AnswerOf, listPermissionsOfAccount, listRolesOfAccount } from '@barnwatch/shared/wire/calls';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Access } from '../access/access';
import { type Account, givenOf, heldPermissions, heldRoles } from './use-authorization';

export interface Accesses {
  /** Of those that could not be asked what the barn said last. */
  readonly accesses: ReadonlyMap<string, Access>;
  /** When the oldest of what is not of now was received, ms since 1970 UTC; null while all is of now. */
  readonly oldSince: number | null;
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

interface Kept {
  readonly accesses: ReadonlyMap<string, Access>;
  readonly oldSince: number | null;
}

const nothingKept: Kept = { accesses: new Map(), oldSince: null };

/** What each account was given. The contract tells it by account only: two small calls each. */
export function useAccesses(accounts: readonly Account[]): Accesses {
  const client = useInstanceClient();
  // A list that has come again with the same accounts is no reason to ask anew.
  const ids = accounts.map(({ accountId }) => accountId).join('\n');
  const [accesses, setAccesses] = useState(nothingYet);
  const [kept, setKept] = useState(nothingKept);
  const [failure, setFailure] = useState<RequestError | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    const found = new Map<string, Access>();
    const draw = () => setAccesses((known) => new Map([...known, ...found]));
    const drawing = setInterval(() => startTransition(draw), drawnEveryMs);
    setAsking(true);
    setFailure(null);
    const missing = ids.split('\n').filter((accountId) => accountId !== '' && !accesses.has(accountId));
    void askAll(client, missing, found, left.signal).then(async (error) => {
      clearInterval(drawing);
      const unasked = error ? missing.filter((accountId) => !found.has(accountId)) : [];
      const known = await readKept(client.instanceId, unasked, left.signal);
      if (left.signal.aborted) return;
      // All of it at once: a count that is not whole yet would be taken for the whole.
      startTransition(() => {
        draw();
        setKept(known);
        setFailure(error);
        setAsking(false);
      });
    });
    return () => {
      clearInterval(drawing);
      left.abort();
    };
  }, [client, ids, attempt]);
  return {
    accesses: useMemo(() => new Map([...kept.accesses, ...accesses]), [kept, accesses]),
    oldSince: kept.oldSince,
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
  const request = requestOf(accountId);
  const [roles, permissions] = await Promise.all([
    readAndKeep(client, listRolesOfAccount, request, { signal }),
    readAndKeep(client, listPermissionsOfAccount, request, { signal }),
  ]);
  if (!roles.ok) return roles;
  if (!permissions.ok) return permissions;
  return { ok: true, value: accessOf(roles.value, permissions.value) };
}

/** What the barn said last of those that cannot be asked. */
async function readKept(instanceId: string, accountIds: readonly string[], signal: AbortSignal): Promise<Kept> {
  const accesses = new Map<string, Access>();
  const received: number[] = [];
  for (const accountId of accountIds) {
    if (signal.aborted) break;
    const request = requestOf(accountId);
    const roles = await keptReading(instanceId, listRolesOfAccount, request);
    const permissions = roles && (await keptReading(instanceId, listPermissionsOfAccount, request));
    if (!roles || !permissions) continue;
    accesses.set(accountId, accessOf(roles, permissions));
    received.push(roles.receivedAt, permissions.receivedAt);
  }
  return { accesses, oldSince: received.length > 0 ? Math.min(...received) : null };
}

function requestOf(accountId: string) {
  return { path: { accountId }, query: { recursive: false } };
}

function accessOf(
  roles: KnownReading<AnswerOf<typeof listRolesOfAccount>>,
  permissions: KnownReading<AnswerOf<typeof listPermissionsOfAccount>>,
): Access {
  return { roles: givenOf(heldRoles(roles.value)), permissions: givenOf(heldPermissions(permissions.value)) };
}
