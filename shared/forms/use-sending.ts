import { useCallback, useEffect, useRef, useState } from 'react';

/** Where sending stands. */
export type SendingState<Refusal> =
  | { readonly kind: 'resting' }
  | { readonly kind: 'sending' }
  /** The last attempt was not taken. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface Sending<Refusal> {
  readonly now: SendingState<Refusal>;
  /** Known at once, also between a press and what is drawn after it. */
  readonly isUnderWay: () => boolean;
  /**
   * Does the work, unless one is under way. Leaving the screen aborts it.
   *
   * @param refusalOf why it was not taken, read off the answer; null where it was
   * @returns the answer; null where the screen was left meanwhile or nothing was begun: then nothing is to be said or
   *   done. Throws what the work throws.
   */
  readonly send: <Answer>(
    work: (signal: AbortSignal) => Promise<Answer>,
    refusalOf: (answer: Answer) => Refusal | null,
  ) => Promise<Answer | null>;
  /** The refusal was read, or holds no longer. */
  readonly forget: () => void;
}

const resting = { kind: 'resting' } as const;
const underWayNow = { kind: 'sending' } as const;

/** Something that is sent on request: once at a time, and given up when the screen is left. */
export function useSending<Refusal>(): Sending<Refusal> {
  const [now, setNow] = useState<SendingState<Refusal>>(resting);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const send: Sending<Refusal>['send'] = useCallback(async (work, refusalOf) => {
    if (underWay.current !== null) return null;
    const started = new AbortController();
    underWay.current = started;
    setNow(underWayNow);
    let after: SendingState<Refusal> = resting;
    try {
      const answer = await work(started.signal);
      if (started.signal.aborted) return null;
      const refusal = refusalOf(answer);
      if (refusal !== null) after = { kind: 'refused', refusal };
      return answer;
    } finally {
      underWay.current = null;
      if (!started.signal.aborted) setNow(after);
    }
  }, []);

  return {
    now,
    isUnderWay: useCallback(() => underWay.current !== null, []),
    send,
    forget: useCallback(() => setNow((state) => (state.kind === 'refused' ? resting : state)), []),
  };
}
