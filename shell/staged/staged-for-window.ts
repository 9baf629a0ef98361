import { type AuthClient, writeLog } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { inTime, type KeyValueStore } from '@barnwatch/shared/storage';
import type { StagedInUse } from './staged-in-use';

/** Nobody waits longer before the first page for what they can as well get with the next window, ms. */
const longestWaitMs = 4_000;

async function decide(
  registry: SuiteRegistry,
  { started, instances }: Pick<AuthClient, 'started' | 'instances'>,
  settings: KeyValueStore,
): Promise<readonly StagedInUse[]> {
  try {
    const program = import(/* webpackChunkName: "versions" */ './decide-for-window');
    const [{ decideForWindow }] = await Promise.all([program, started]);
    return await decideForWindow(registry, instances.get(), settings);
  } catch (cause) {
    writeLog('warning', 'What decides on staged versions cannot be loaded', { cause });
    return [];
  }
}

/**
 * The staged versions of this window: decided once, so that no window mixes two of them. Its program is fetched only where
 * the deployment stages something, beside what the start waits for anyway.
 */
export async function stagedForWindow(
  registry: SuiteRegistry,
  auth: Pick<AuthClient, 'started' | 'instances'>,
  settings: KeyValueStore,
): Promise<readonly StagedInUse[]> {
  if (registry.remotes.every(({ staged }) => staged === undefined)) return [];
  const deciding = decide(registry, auth, settings);
  await auth.started;
  const told = await inTime(deciding, longestWaitMs);
  if (told.kind === 'told') return told.value;
  writeLog('warning', 'It took too long to decide on staged versions: this window has the present ones');
  return [];
}
