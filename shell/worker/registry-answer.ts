import { type KeptRegistryReason, keptRegistryHeader, lateRegistryHeader } from '../offline/worker-messages';
import type { KeptSuite } from './kept-suite';

const hasFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a registry, as the deployment has it now, does without a service worker. */
async function switchesOff(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const registry: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return hasFields(registry) && Reflect.get(registry, 'serviceWorker') === 'off';
}

/** Whether an answer of the network is a registry that the shell of this worker can run, or what is wrong with it. */
async function faultOf(answer: Response, contract: string): Promise<KeptRegistryReason | null> {
  if (!answer.ok) return 'no-answer';
  // A network that asks for a sign-in answers with a page.
  const registry: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!hasFields(registry)) return 'no-answer';
  return Reflect.get(registry, 'contract') === contract ? null : 'newer-contract';
}

/** The kept registry is to be taken. */
export class UseKept extends Error {}

function saidOf(reason: KeptRegistryReason): Readonly<Record<string, string>> {
  if (reason !== 'late') return { [keptRegistryHeader]: reason };
  return { [keptRegistryHeader]: 'no-answer' satisfies KeptRegistryReason, [lateRegistryHeader]: 'yes' };
}

/** What Workbox carries along for one request. */
interface OfRequest {
  reason?: KeptRegistryReason;
}

/**
 * Parts of Workbox's `NetworkFirst` for `suite.json`. What comes by is never kept: the kept registry is that of the
 * snapshot, whose files are all there.
 * @param onSwitchedOff the deployment does without a service worker from now on
 */
export function registryPlugin(kept: KeptSuite, contract: string, onSwitchedOff: () => void) {
  return {
    cacheWillUpdate: async () => null,
    async fetchDidSucceed({ response, state }: { readonly response: Response; state?: OfRequest }): Promise<Response> {
      if (await switchesOff(response)) onSwitchedOff();
      const fault = await faultOf(response, contract);
      if (fault === null || (await kept.snapshot()) === null) return response;
      if (state) state.reason = fault;
      throw new UseKept(fault);
    },
    async fetchDidFail({ state }: { state?: OfRequest }): Promise<void> {
      if (state) state.reason ??= 'no-answer';
    },
    async cachedResponseWillBeUsed({ state }: { state?: OfRequest }): Promise<Response | undefined> {
      const registry = (await kept.snapshot())?.registry;
      if (registry === undefined) return undefined;
      const headers = { 'content-type': 'application/json; charset=utf-8', ...saidOf(state?.reason ?? 'late') };
      return new Response(registry, { headers });
    },
  };
}
