import { sendCall } from '@barnwatch/shared/answers';
import {
  type InstanceClient,
  isTransient,
  type Outcome,
  type RequestError,
  useInstanceClient,
} from '@barnwatch/shared/auth-client';
import { useSending } from '@barnwatch/shared/forms';
import {
  addPermissionToAccount,
  addRoleToAccount,
  removePermissionFromAccount,
  removeRoleFromAccount,
} from '@barnwatch/shared/wire/calls';
import { useEffect, useRef, useState } from 'react';
import { type AccessChange, changeKey, inOrderOfCalls } from '../access/access-changes';

export interface Saving {
  readonly isBusy: boolean;
  /** Why a change was not made. */
  readonly errors: ReadonlyMap<string, RequestError>;
  /** What has been made here, and the answer of the barn that does not know it: by when that was received. */
  readonly saved: { readonly after: number; readonly changes: readonly AccessChange[] };
  readonly save: (changes: readonly AccessChange[]) => Promise<void>;
  readonly forget: (change: AccessChange) => void;
}

/**
 * Makes changes of an account, one call after the other. One that is refused does not keep the others from being made.
 * @param receivedAt when what is known of the account was received, ms since 1970 UTC
 */
export function useSaveChanges(accountId: string, receivedAt: number, onSaved: () => void): Saving {
  const client = useInstanceClient();
  const sending = useSending<never>();
  const [errors, setErrors] = useState<Saving['errors']>(new Map());
  const [saved, setSaved] = useState<Saving['saved']>({ after: 0, changes: [] });
  // On a slow barn the account may be asked for again while it is being changed: that answer knows a part at most.
  const latest = useRef(receivedAt);
  useEffect(() => {
    latest.current = receivedAt;
  });
  return {
    isBusy: sending.now.kind === 'sending',
    errors,
    saved,
    async save(changes) {
      const result = await sending.send(
        (signal) => makeAll(client, accountId, changes, signal),
        () => null,
      );
      if (result === null) return;
      setErrors(result.errors);
      setSaved({ after: latest.current, changes: result.made });
      onSaved();
    },
    forget(change) {
      setErrors((known) => new Map([...known].filter(([key]) => key !== changeKey(change))));
    },
  };
}

interface Result {
  readonly made: readonly AccessChange[];
  readonly errors: ReadonlyMap<string, RequestError>;
}

async function makeAll(
  client: InstanceClient,
  accountId: string,
  changes: readonly AccessChange[],
  signal: AbortSignal,
): Promise<Result> {
  const made: AccessChange[] = [];
  const errors = new Map<string, RequestError>();
  for (const change of inOrderOfCalls(changes)) {
    const outcome = await makeOne(client, accountId, change, signal);
    if (outcome.ok || isMadeAlready(outcome.error)) made.push(change);
    else {
      errors.set(changeKey(change), outcome.error);
      // Nobody is there to ask: the others would only take their time to fail.
      if (signal.aborted || isTransient(outcome.error)) break;
    }
  }
  return { made, errors };
}

/** Somebody else has taken it away meanwhile: it is as was wished. */
function isMadeAlready({ context }: RequestError): boolean {
  return context.reason === 'permission-not-direct';
}

function makeOne(
  client: InstanceClient,
  accountId: string,
  { kind, what, id }: AccessChange,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  if (what === 'role') {
    const request = { path: { roleId: id, accountId } };
    return kind === 'give'
      ? sendCall(client, addRoleToAccount, request, { signal })
      : sendCall(client, removeRoleFromAccount, request, { signal });
  }
  const request = { path: { permissionId: id, accountId } };
  return kind === 'give'
    ? sendCall(client, addPermissionToAccount, request, { signal })
    : sendCall(client, removePermissionFromAccount, request, { signal });
}
