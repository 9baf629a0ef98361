import { memberAt } from '../conformance/member-at';
import type { Received } from './send-fuzzed';

export interface Judged {
  readonly received: Received;
  /** Parsed JSON; null where there is none. */
  readonly answer: unknown;
  readonly isLong: boolean;
  readonly hasEnded: boolean;
  /** What the instance has logged as errors meanwhile. */
  readonly said: readonly string[];
}

/** What an instance may say of 500 and beyond: that it cannot now, and why. */
const fairRefusals: readonly string[] = ['media-unavailable', 'too-many-streams'];
const shownCharacters = 3_000;

/** Whether an instance took a request as it should, whatever it thinks of it. @returns null: it did */
export function judge({ received, answer, isLong, hasEnded, said }: Judged): string | null {
  const words = said.join(' ').slice(0, shownCharacters);
  if (hasEnded) return `the process ended: ${words}`;
  if (words.includes('nobody caught')) return words;
  switch (received.kind) {
    case 'given-up':
      return isLong ? null : `no answer within ${Math.round(received.ms)} ms`;
    case 'not-reached':
      return `the instance was not reached: ${received.code}`;
    case 'cut-off':
      return null;
    case 'answered':
      if (received.status < 500 || fairRefusals.includes(String(memberAt(answer, ['error', 'code'])))) return null;
      return `${received.status} ${received.text.slice(0, shownCharacters)} ${words}`;
  }
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
