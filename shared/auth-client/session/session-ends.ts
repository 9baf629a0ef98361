import type { KeptAnswers } from './kept-answers';

/** Who is told that someone was signed out, in this window or another. */
export interface SessionEnds {
  onSignedOut(listener: (instanceId: string) => void): () => void;
  /** What the account was answered and shown is wiped, then all are told. */
  ended(instanceId: string): void;
}

export function sessionEnds(kept: readonly Pick<KeptAnswers, 'forget'>[]): SessionEnds {
  const listeners = new Set<(instanceId: string) => void>();
  return {
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ended(instanceId) {
      for (const each of kept) void each.forget(instanceId);
      // A listener may leave while it is called.
      for (const listener of [...listeners]) listener(instanceId);
    },
  };
}
