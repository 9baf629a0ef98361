import { knownReading, useReading } from '@barnwatch/shared/answers';
import { useSetting } from '@barnwatch/shared/settings';
import { type AnswerOf, queryIncidents } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { type Incident, incidentsOf } from '../../incident-records/record/incident';
import { newestQuestion } from './newest-question';
import { mayTellByBrowser } from './tell-by-browser';

/** As often as the lists of incidents, ms; as with all answers, while the page is visible. */
const refreshEveryMs = millisecondsInMinute;

/**
 * Seldom while nobody sees the page, ms, and only where the browser may tell. Browsers wake a hidden page once a minute at
 * most, and one that sleeps not at all.
 */
const hiddenEveryMs = 5 * millisecondsInMinute;

export interface NewestIncidents {
  readonly incidents: readonly Incident[];
  readonly isAll: boolean;
}

export interface ReadIncidents {
  /** Null until something is known. */
  readonly newest: NewestIncidents | null;
  /** When it was told, ms since 1970 UTC; null where it is fresh. */
  readonly oldSince: number | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function newestOf(answer: AnswerOf<typeof queryIncidents>): NewestIncidents {
  // Records that could not be read are among them: they are missing in the list of incidents as well, which says so.
  return { incidents: incidentsOf(answer), isAll: answer.page.total <= (newestQuestion.limit ?? 0) };
}

/** The newest incidents of the selected barn, asked for again and again. Needs `incidents.view`. */
export function useNewestIncidents(): ReadIncidents {
  const [byBrowser] = useSetting('browserMessages');
  const whileHidden = byBrowser && mayTellByBrowser() ? { hiddenEveryMs } : {};
  const reading = useReading(queryIncidents, { body: newestQuestion, refreshEveryMs, ...whileHidden }, newestOf);
  const known = knownReading(reading);
  return {
    newest: known?.value ?? null,
    oldSince: reading.state === 'failed' ? (known?.receivedAt ?? null) : null,
    hasFailed: reading.state === 'failed',
    retry: reading.retry,
  };
}
