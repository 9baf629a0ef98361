import { useCallback, useEffect, useRef } from 'react';
import { type EulaReading, useEula } from './use-eula';

/** Whether there is a licence agreement to be ticked; `unknown` while it is being asked for, or could not be. */
export type Terms = 'none' | 'to-accept' | 'unknown';

export interface ReadTerms {
  readonly terms: Terms;
  readonly reading: EulaReading;
  /** Asks again: after a failure, or when there turned out to be a new agreement. */
  readonly retry: () => void;
  /**
   * The terms once they have been read: a form that is sent earlier waits for them, rather than finding fault with what
   * nobody could tick yet. `left` when the form is gone by then.
   */
  readonly settled: () => Promise<Terms | 'left'>;
}

/** The licence agreement that whoever registers has to accept, where there is one. */
export function useTerms(instanceId: string): ReadTerms {
  const { reading, retry } = useEula(instanceId);
  return { terms: termsOf(reading), reading, retry, settled: useSettled(reading) };
}

function useSettled(reading: EulaReading): ReadTerms['settled'] {
  const latest = useRef(reading);
  const waiting = useRef(new Set<(terms: Terms | 'left') => void>());
  const settle = useCallback((terms: Terms | 'left') => {
    for (const resolve of waiting.current) resolve(terms);
    waiting.current.clear();
  }, []);
  useEffect(() => {
    latest.current = reading;
    if (reading.state !== 'loading') settle(termsOf(reading));
  }, [reading, settle]);
  useEffect(() => () => settle('left'), [settle]);

  return useCallback(() => {
    if (latest.current.state !== 'loading') return Promise.resolve(termsOf(latest.current));
    return new Promise((resolve) => waiting.current.add(resolve));
  }, []);
}

/** An instance without an agreement answers that there is none (404). */
function termsOf(reading: EulaReading): Terms {
  switch (reading.state) {
    case 'loading':
      return 'unknown';
    case 'ready':
      return 'to-accept';
    case 'failed':
      return reading.error.code === 'not-found' ? 'none' : 'unknown';
  }
}
