import { hasProblem, type Problems } from '@barnwatch/shared/forms';
import * as v from 'valibot';
import type { Terms } from './use-terms';

export type EulaProblem = 'unknown' | 'not-accepted';

/** The tick under a licence agreement: wanted where there is one, and nothing is sent before that is known. */
export function eulaRule(terms: Terms) {
  const problem = (name: EulaProblem) => name;
  return v.pipe(
    v.boolean(),
    v.check(() => terms !== 'unknown', problem('unknown')),
    v.check((accepted) => terms === 'none' || accepted, problem('not-accepted')),
  );
}

/** Key of the toast of a form that was held back (product 8.3): the tick is asked for by name, where nothing else is wrong. */
export function heldBackToast({
  acceptEula,
  ...others
}: Problems<'acceptEula'>): 'toast.acceptEula' | 'toast.fixErrors' {
  return acceptEula === 'not-accepted' && !hasProblem(others) ? 'toast.acceptEula' : 'toast.fixErrors';
}
