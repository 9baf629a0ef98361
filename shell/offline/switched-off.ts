import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { StateStore } from '@barnwatch/shared/state';
import { offlineStateAtom } from './offline-state';

/** As `shell/worker/kept-suite.ts` names all that the worker keeps. */
const keptByWorker = /^barnwatch/;

/** Whether the deployment does without a service worker: then no window asks for one, which would fail. */
export function isSwitchedOff({ registry }: { readonly registry: Pick<SuiteRegistry, 'serviceWorker'> }): boolean {
  return registry.serviceWorker === 'off';
}

export interface WorkerPlace {
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistrations'>;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
}

const browserPlace = (): WorkerPlace => ({ workers: navigator.serviceWorker, caches });

/** Ends the worker that an earlier composition had, with all that it kept; and says that there is none. */
export async function endWorker(states: Pick<StateStore, 'set'>, place = browserPlace()): Promise<void> {
  states.set(offlineStateAtom, { kind: 'switched-off' });
  const registrations = await place.workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await place.caches.keys()).filter((name) => keptByWorker.test(name));
  await Promise.all(names.map((name) => place.caches.delete(name)));
}
