import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { millisecondsInMinute } from 'date-fns/constants';
import { fetchSuite } from './fetch-suite';
import type { SuiteMemory } from './suite-memory';

/** How often an open tab asks whether another suite was composed, ms. */
const askEvery = 5 * millisecondsInMinute;
/** Shortest time between two questions, ms: coming back to a tab again and again is no reason to ask each time. */
const askAtMost = 30_000;

/** Whether two registries make up the same suite. */
function isSameSuite(one: SuiteRegistry, other: SuiteRegistry): boolean {
  return JSON.stringify({ ...one, composedAt: 0 }) === JSON.stringify({ ...other, composedAt: 0 });
}

/**
 * Asks for the registry now and then, and when the tab is looked at again; tells each that differs from the one before.
 * A registry that cannot be read changes nothing. Ends with the signal.
 */
export function watchSuite(
  first: SuiteRegistry,
  memory: SuiteMemory,
  onChange: (registry: SuiteRegistry) => void,
  signal: AbortSignal,
): void {
  let current = first;
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    if (document.hidden || Date.now() - askedAt < askAtMost) return;
    askedAt = Date.now();
    const outcome = await fetchSuite(signal);
    if (!('registry' in outcome) || isSameSuite(outcome.registry, current)) return;
    current = outcome.registry;
    await memory.write(current);
    onChange(current);
  }

  const timer = setInterval(() => void ask(), askEvery);
  const onVisible = () => void ask();
  document.addEventListener('visibilitychange', onVisible, { signal });
  addEventListener('online', onVisible, { signal });
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
