import { useCallback, useEffect, useRef, useState } from 'react';
import { useInstanceClient } from '../auth-client/hooks/instance-hooks';
import type { Outcome, RequestError } from '../auth-client/requests/outcome';
import type { Call, CallName } from '../wire/call';
import type { CallRequest } from '../wire/call-request';
import type { CallReading } from '../wire/read-call';
import { sendCall } from './send-call';

/** Where a write stands. */
export type ActionState =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  /** The last one was not done. */
  | { readonly state: 'failed'; readonly error: RequestError };

export interface ActionOptions {
  /** The selected barn by default. */
  readonly instanceId?: string;
  /** What becomes of a call that is under way when the screen is left: it ends with it unless said otherwise. */
  readonly whenLeft?: 'cancel' | 'go-on';
  /** For the whole call, ms; 10 000 by default. */
  readonly timeoutMs?: number;
}

export interface Action<Name extends CallName, Answer> {
  readonly now: ActionState;
  /** A call that takes the place of one that is under way cancels that one. Never throws. */
  readonly run: (request: CallRequest<Name>) => Promise<Outcome<CallReading<Answer>>>;
  /** The failure was read. */
  readonly forget: () => void;
}

const idle: ActionState = { state: 'idle' };

/** One writing call on request: that it is under way, and why it was not done. */
export function useAction<Name extends CallName, Answer>(
  call: Call<Name, Answer>,
  { instanceId, whenLeft = 'cancel', timeoutMs }: ActionOptions = {},
): Action<Name, Answer> {
  const client = useInstanceClient(instanceId);
  const [now, setNow] = useState<ActionState>(idle);
  const underWay = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  const leave = useRef(whenLeft);
  leave.current = whenLeft;
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (leave.current === 'cancel') underWay.current?.abort();
    };
  }, []);

  const run = useCallback(
    async (request: CallRequest<Name>) => {
      underWay.current?.abort();
      const started = new AbortController();
      underWay.current = started;
      setNow({ state: 'busy' });
      const limit = timeoutMs === undefined ? {} : { timeoutMs };
      const outcome = await sendCall(client, call, request, { signal: started.signal, ...limit });
      if (underWay.current !== started || isLeft.current) return outcome;
      setNow(outcome.ok ? idle : { state: 'failed', error: outcome.error });
      return outcome;
    },
    [call, client, timeoutMs],
  );
  return { now, run, forget: useCallback(() => setNow(idle), []) };
}
