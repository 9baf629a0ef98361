import { useRef } from 'react';
import type { CallReading } from '../wire/read-call';
import type { BarnAnswer } from './barn-answer';
import type { BarnReading, KnownReading } from './barn-reading';

/** Chooses what a screen shows of an answer. A function of its module: it is asked once for each answer. */
export type Select<Answer, T> = (answer: Answer) => T;

interface Selected<Answer, T> {
  readonly reading: CallReading<Answer>;
  readonly select: Select<Answer, T>;
  readonly value: T;
}

/** What a screen chooses of an answer; the same value for as long as answer and choice are the same. */
export function useSelected<Answer, T>(
  answer: BarnAnswer<CallReading<Answer>>,
  select: Select<Answer, T>,
): BarnReading<T> {
  const last = useRef<Selected<Answer, T> | null>(null);
  const chosen = (known: { readonly value: CallReading<Answer>; readonly receivedAt: number }): KnownReading<T> => {
    const reading = known.value;
    if (last.current?.reading !== reading || last.current.select !== select) {
      last.current = { reading, select, value: select(reading.answer) };
    }
    return {
      value: last.current.value,
      receivedAt: known.receivedAt,
      setAside: reading.setAside,
      setAsideWithin: reading.setAsideWithin,
    };
  };
  const { retry } = answer;
  switch (answer.state) {
    case 'loading':
      return { state: 'loading', retry };
    case 'ready':
      return { state: 'ready', ...chosen(answer), refreshing: answer.refreshing, retry };
    case 'failed': {
      const { error, stale, refreshing } = answer;
      return { state: 'failed', error, ...(stale && { stale: chosen(stale) }), refreshing, retry };
    }
  }
}
