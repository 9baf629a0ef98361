import type { ConnectionState } from './connection-state';

/**
 * Live pictures that may be starting at once. Twenty that start together start twenty encoders at the barn, and none
 * has its first picture in time.
 */
export const startingAtOnce = 4;

/** A picture that was tried so often no longer keeps others waiting. */
const tries = 2;

/** Those whose turn has come: in order, and no more than a few that do not move yet. */
export function startedTurns(
  liveIds: readonly string[],
  settled: ReadonlySet<string>,
  atOnce: number = startingAtOnce,
): ReadonlySet<string> {
  let starting = 0;
  const started = new Set<string>();
  for (const id of liveIds) {
    if (settled.has(id)) started.add(id);
    else if (starting < atOnce) {
      started.add(id);
      starting += 1;
    }
  }
  return started;
}

/** Whether a picture has stopped loading the barn by its start: it moves, or does not move for another reason. */
export function isSettled(connection: ConnectionState): boolean {
  switch (connection.kind) {
    case 'idle':
      return false;
    case 'connecting':
      return connection.attempt >= tries;
    case 'waiting':
      return connection.cause.code !== 'no-first-picture' || connection.attempt >= tries;
    case 'playing':
    case 'stopped':
    case 'limited':
      return true;
  }
}
