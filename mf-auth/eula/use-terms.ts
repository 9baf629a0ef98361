import { type EulaReading, useEula } from './use-eula';

/** Whether there is a licence agreement to be ticked; `unknown` while it is being asked for, or could not be. */
export type Terms = 'none' | 'to-accept' | 'unknown';

export interface ReadTerms {
  readonly terms: Terms;
  readonly reading: EulaReading;
  /** Asks again: after a failure, or when there turned out to be a new agreement. */
  readonly retry: () => void;
}

/** The licence agreement that whoever registers has to accept, where there is one. */
export function useTerms(instanceId: string): ReadTerms {
  const { reading, retry } = useEula(instanceId);
  return { terms: termsOf(reading), reading, retry };
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
