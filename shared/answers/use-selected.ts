import { useRef } from 'react';
import type { RequestError } from '../auth-client/requests/outcome';
import type { CallReading } from '../wire/read-call';
import type { BarnReading, KnownReading } from './barn-reading';
import type { UsedAnswer } from './use-answer';

/** Chooses what a screen shows of an answer. A function of its module: it is asked once for each answer. */
export type Select<Answer, T> = (answer: Answer) => T;

type Chosen<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RequestError };

interface Selected<Answer, T> {
  readonly reading: CallReading<Answer>;
  readonly select: Select<Answer, T>;
  readonly chosen: Chosen<T>;
}

/**
 * What a screen chooses of an answer; the same value for as long as answer and choice are the same. An answer of which
 * it cannot be chosen is a failure (product F5), as one that cannot be read.
 */
export function useSelected<Answer, T>(
  answer: UsedAnswer<CallReading<Answer>>,
  select: Select<Answer, T>,
): BarnReading<T> {
  const { retry, unreadable } = answer;
  const last = useRef<Selected<Answer, T> | null>(null);
  const chosenOf = (reading: CallReading<Answer>): Chosen<T> => {
    if (last.current?.reading !== reading || last.current.select !== select) {
      last.current = { reading, select, chosen: choose(reading.answer, select, unreadable) };
    }
    return last.current.chosen;
  };
  switch (answer.state) {
    case 'loading':
      return { state: 'loading', retry };
    case 'ready': {
      const { value: reading, receivedAt, refreshing } = answer;
      const chosen = chosenOf(reading);
      if (!chosen.ok) return { state: 'failed', error: chosen.error, refreshing, retry };
      return { state: 'ready', ...known(reading, chosen.value, receivedAt), refreshing, retry };
    }
    case 'failed': {
      const { error, stale, refreshing } = answer;
      const chosen = stale && chosenOf(stale.value);
      const old = stale && chosen?.ok ? { stale: known(stale.value, chosen.value, stale.receivedAt) } : {};
      return { state: 'failed', error, ...old, refreshing, retry };
    }
  }
}

function choose<Answer, T>(
  answer: Answer,
  select: Select<Answer, T>,
  toError: (cause: unknown) => RequestError,
): Chosen<T> {
  try {
    return { ok: true, value: select(answer) };
  } catch (cause) {
    return { ok: false, error: toError(cause) };
  }
}

function known<T>({ setAside, setAsideWithin }: CallReading<unknown>, value: T, receivedAt: number): KnownReading<T> {
  return { value, receivedAt, setAside, setAsideWithin };
}
