import { type RequestError, type SignInMethods, signInMethods, useInstance } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PasswordMethod } from './typed-identity';

export type MethodsReading =
  | { readonly state: 'probing' }
  | { readonly state: 'known'; readonly methods: SignInMethods }
  /** Nobody could be asked: user name and password is assumed (product 7.2). */
  | { readonly state: 'assumed'; readonly methods: SignInMethods; readonly error: RequestError };

const assumed: SignInMethods = { username: true, email: false, remote: false };

/** The ways to sign in at an instance. A failure is not kept: `retry` asks again. Leaving cancels. */
export function useSignInMethods(instanceId: string): { reading: MethodsReading; retry: () => void } {
  const [reading, setReading] = useState<MethodsReading>({ state: 'probing' });
  const abort = useRef<AbortController | null>(null);
  const online = useInstance(instanceId)?.online ?? false;
  const wasOnline = useRef(online);
  const isAssumed = reading.state === 'assumed';

  const ask = useCallback(async (): Promise<void> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const outcome = await signInMethods(instanceId, signal);
    if (signal.aborted) return;
    setReading(
      outcome.ok
        ? { state: 'known', methods: outcome.value }
        : { state: 'assumed', methods: assumed, error: outcome.error },
    );
  }, [instanceId]);

  useEffect(() => {
    void ask();
    return () => abort.current?.abort();
  }, [ask]);

  // The instance is reached again: what was assumed can be known now.
  useEffect(() => {
    const cameBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (cameBack && isAssumed) void ask();
  }, [online, isAssumed, ask]);

  // The form stays as it is while it is asked again: nothing typed is lost.
  return { reading, retry: () => void ask() };
}

const passwordMethods = ['username', 'email'] as const satisfies readonly PasswordMethod[];

/** The ways with a password, in the order in which they are offered. */
export function passwordMethodsOf(methods: SignInMethods): readonly PasswordMethod[] {
  return passwordMethods.filter((method) => methods[method]);
}
