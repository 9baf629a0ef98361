import type { RequestError } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';
import { countInterventions } from './collect-rows';
import type { ExportBarn } from './run-export';

/** How many interventions there are to export. */
export type InterventionCount =
  | { readonly kind: 'counting' }
  /** `errors` are those of barns that did not answer. */
  | { readonly kind: 'counted'; readonly count: number; readonly errors: readonly RequestError[] };

const counting: InterventionCount = { kind: 'counting' };

/** Counts anew whenever the span changes. The barns are those of the dialog's opening. */
export function useInterventionCount(
  barns: readonly ExportBarn[],
  fromMs: number | null,
  toMs: number | null,
): InterventionCount {
  const [count, setCount] = useState<InterventionCount>(counting);
  useEffect(() => {
    const left = new AbortController();
    setCount(counting);
    const asked = barns.map(({ client }) => countInterventions(client, { fromMs, toMs }, left.signal));
    void Promise.all(asked).then((outcomes) => {
      if (left.signal.aborted) return;
      setCount({
        kind: 'counted',
        count: outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.value : 0), 0),
        errors: outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error])),
      });
    });
    return () => left.abort();
  }, [barns, fromMs, toMs]);
  return count;
}
