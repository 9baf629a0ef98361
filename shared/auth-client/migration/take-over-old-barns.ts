import type { AuthEnvironment } from '../auth-environment';
import type { NewInstance } from '../instances/memory';
import type { Registry } from '../instances/registry';
import { senatorId } from '../instances/senator';
import type { Log } from '../log/log';

/** Takes over the barns of a client before this suite where there was one. The program for it is fetched only then. */
export async function takeOverOldBarns(
  openOldStore: AuthEnvironment['oldStore'],
  registry: Registry,
  add: (instance: NewInstance) => Promise<void>,
  log: Log,
): Promise<void> {
  const senator = registry.get(senatorId)?.discoveryObject ?? {};
  const isKnown = (instanceId: string): boolean => registry.get(instanceId) !== null;
  try {
    const store = await openOldStore();
    if (!store) return;
    const { migrateOldBarns } = await import(/* webpackChunkName: "migration" */ './migrate-old-barns');
    await migrateOldBarns({ store, senator, isKnown, add, log });
  } catch (cause) {
    // Tried again at the next start: nothing is marked that was not taken over.
    log.write('warning', 'old barns could not be taken over', cause);
  }
}
