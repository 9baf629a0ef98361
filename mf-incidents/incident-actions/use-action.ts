import type { Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { useEffect, useRef, useState } from 'react';

export interface RunningAction {
  readonly busy: boolean;
  /** Why it was not done; null before the first try and while one is under way. */
  readonly error: RequestError | null;
  /** @returns whether it was done */
  readonly run: () => Promise<boolean>;
}

/** One call on request, with its failure; leaving the dialog cancels it. */
export function useAction(call: (signal: AbortSignal) => Promise<Outcome<unknown>>): RunningAction {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function run(): Promise<boolean> {
    const started = new AbortController();
    underWay.current = started;
    setBusy(true);
    setError(null);
    const outcome = await call(started.signal);
    if (started.signal.aborted) return false;
    setBusy(false);
    if (!outcome.ok) setError(outcome.error);
    return outcome.ok;
  }

  return { busy, error, run };
}
