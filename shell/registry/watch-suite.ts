import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { millisecondsInMinute } from 'date-fns/constants';
import { patientCache } from '../offline/worker-messages';
import { fetchSuite, type RegistryFailure, type RegistryOutcome } from './fetch-suite';
import { unreachable } from './open-suite';
import type { SuiteMemory } from './suite-memory';

/** How often an open tab asks whether another suite was composed, ms. */
const askEvery = 5 * millisecondsInMinute;
/** Shortest time between two questions, ms: coming back to a tab again and again is no reason to ask each time. */
const askAtMost = 30_000;

/** Whether two registries make up the same suite. */
function isSameSuite(one: SuiteRegistry, other: SuiteRegistry): boolean {
  return JSON.stringify({ ...one, composedAt: 0 }) === JSON.stringify({ ...other, composedAt: 0 });
}

/** What is told of the deployment's registry while a suite runs. */
export interface SuiteWatch {
  /** It makes up another suite. */
  readonly onChange: (registry: SuiteRegistry) => void;
  /** How it was the last time that it was asked for; null where it answered. */
  readonly onAnswer: (failure: RegistryFailure | null) => void;
}

function failureOf(outcome: RegistryOutcome): RegistryFailure | null {
  if ('failure' in outcome) return outcome.failure;
  return outcome.kept === 'no-answer' || outcome.kept === 'late' ? unreachable : null;
}

/** `now` when a person asked for it. */
export type AskForNewer = (when: 'now' | 'at most now and then') => void;

/**
 * Asks for the registry now and then, when the tab is looked at again and when it is told to; tells each that differs
 * from the one before. A registry that cannot be read changes nothing. Ends with the signal.
 */
export function watchSuite(
  first: SuiteRegistry,
  memory: SuiteMemory,
  { onChange, onAnswer }: SuiteWatch,
  signal: AbortSignal,
): AskForNewer {
  let current = first;
  let askedAt = Date.now();
  let underWay = false;

  async function ask(): Promise<void> {
    if (underWay) return;
    underWay = true;
    askedAt = Date.now();
    const outcome = await fetchSuite(signal, patientCache);
    underWay = false;
    onAnswer(failureOf(outcome));
    if (!('registry' in outcome) || outcome.kept || isSameSuite(outcome.registry, current)) return;
    current = outcome.registry;
    // Not awaited: a slow disk must not hold up what mends a screen.
    void memory.write(current);
    onChange(current);
  }

  const askNowAndThen = () => {
    if (!document.hidden && Date.now() - askedAt >= askAtMost) void ask();
  };
  const timer = setInterval(askNowAndThen, askEvery);
  document.addEventListener('visibilitychange', askNowAndThen, { signal });
  addEventListener('online', askNowAndThen, { signal });
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  return (when) => {
    if (when === 'now') void ask();
    else askNowAndThen();
  };
}
