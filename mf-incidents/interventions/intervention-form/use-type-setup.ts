import { knownReading } from '@barnwatch/shared/answers';
import type { RequestError } from '@barnwatch/shared/auth-client';
import { useIncidentSchema } from '../../incident-records/record/use-incident';
import { type TypeSetup, typeSetupOf } from './type-setup';

export interface TypeSetupReading {
  /** The barn's own set-up, as far as it is known; else that of the specification. */
  readonly setup: TypeSetup;
  /** How many of the barn's own types and issues could not be read. */
  readonly unreadable: number;
  /** Why the barn's own is not known; null where it is, or is still being asked for. */
  readonly failure: { readonly error: RequestError; readonly retry: () => void; readonly retrying: boolean } | null;
}

/** Which types and issues an intervention at the selected barn can have; kept on the device for when the barn is away. */
export function useTypeSetup(): TypeSetupReading {
  const answer = useIncidentSchema('barnIntervention', true);
  const reading = knownReading(answer);
  const known = reading?.value ?? null;
  const failure =
    answer.state === 'failed' && known === null
      ? { error: answer.error, retry: answer.retry, retrying: answer.refreshing }
      : null;
  return { setup: typeSetupOf(known?.typeSetup ?? null), unreadable: reading?.setAsideWithin.length ?? 0, failure };
}
