import type { BarnAnswer } from '@barnwatch/shared/answers';

/** The value to show, fresh or old, and when it arrived (ms since 1970 UTC by the device's clock). */
export interface Known<Value> {
  readonly value: Value;
  readonly receivedAt: number;
}

/** What there is to show of an answer; null while there is nothing. */
export function knownOf<Value>(answer: BarnAnswer<Value>): Known<Value> | null {
  switch (answer.state) {
    case 'loading':
      return null;
    case 'ready':
      return answer;
    case 'failed':
      return answer.stale ?? null;
  }
}
