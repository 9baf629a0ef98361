import type { OutboxEntry } from '@barnwatch/shared/outbox';

/** What the frame says of the entries of one barn. */
export interface WaitingEntries {
  readonly instanceId: string;
  /** Go by themselves. */
  readonly waiting: number;
  /** Were refused: somebody has to decide. */
  readonly refused: number;
}

/**
 * The entries worth a word in the frame, by barn: those of its signed-in account that have failed once or were refused.
 * What is just being sent says nothing.
 */
export function waitingEntries(
  entries: readonly OutboxEntry[],
  accounts: ReadonlyMap<string, string | null>,
): readonly WaitingEntries[] {
  const found = new Map<string, { waiting: number; refused: number }>();
  for (const { instanceId, accountId, standing, write } of entries) {
    if (accounts.get(instanceId) !== accountId || write.call === 'attach-picture') continue;
    const count = found.get(instanceId) ?? { waiting: 0, refused: 0 };
    if (standing.kind === 'needs-you') count.refused += 1;
    else if (standing.failedAt !== null) count.waiting += 1;
    else continue;
    found.set(instanceId, count);
  }
  return [...found].map(([instanceId, count]) => ({ instanceId, ...count }));
}
