import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { fetchSuite, type RegistryFailure } from './fetch-suite';
import type { SuiteMemory } from './suite-memory';

/** The registry that the suite runs with, and whether it is the deployment's present one. */
export type OpenedSuite =
  | {
      readonly phase: 'open';
      readonly registry: SuiteRegistry;
      readonly outdated: RegistryFailure | null;
      /** The deployment's own has not come yet, and may. */
      readonly isAwaited?: true;
    }
  | { readonly phase: 'closed'; readonly failure: RegistryFailure };

/** The registry did not answer, and what is kept on the device took its place. */
export const unreachable: RegistryFailure = { code: 'registry-unreachable', context: {} };

/**
 * Opens the suite: the deployment's registry, else the last good copy of this device, else the reason why there is none.
 */
export async function openSuite(
  memory: SuiteMemory,
  signal: AbortSignal,
  fetchRegistry = fetchSuite,
): Promise<OpenedSuite> {
  const outcome = await fetchRegistry(signal);
  // What comes from this device says nothing of the deployment; that a newer shell is needed is another notice's matter.
  if ('registry' in outcome && outcome.kept !== undefined) {
    const { registry, kept } = outcome;
    const outdated = kept === 'no-answer' ? unreachable : null;
    return { phase: 'open', registry, outdated, ...(kept === 'late' && { isAwaited: true }) };
  }
  if ('registry' in outcome) {
    // Not awaited: a slow disk must not hold up the first picture.
    void memory.write(outcome.registry);
    return { phase: 'open', registry: outcome.registry, outdated: null };
  }
  const remembered = await memory.read();
  if (remembered !== null) return { phase: 'open', registry: remembered, outdated: outcome.failure };
  return { phase: 'closed', failure: outcome.failure };
}
