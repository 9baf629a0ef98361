import * as v from 'valibot';
import type { InterventionValues } from './intervention-values';
import { issuesOf, type TypeSetup } from './type-setup';

export type RuleProblem = 'required' | 'not-offered' | 'too-long';

const problem = (name: RuleProblem) => name;

/** Contract, `BarnInterventionPayload`. */
export const longestTitle = 200;
export const longestDescription = 20_000;

/** Product 5.1: what has to hold before an intervention is sent; whether an issue is wanted depends on its type. */
export function interventionRules({ type }: Pick<InterventionValues, 'type'>, setup: TypeSetup) {
  const offered = issuesOf(type, setup);
  const isWanted = offered.length > 0;
  const choice = v.nullable(v.string());
  return v.object({
    type: v.pipe(
      choice,
      v.check((chosen) => chosen !== null && chosen !== '', problem('required')),
    ),
    issue: v.pipe(
      choice,
      v.check((chosen) => !isWanted || chosen !== null, problem('required')),
      v.check((chosen) => !isWanted || chosen === null || offered.includes(chosen), problem('not-offered')),
    ),
    title: words(longestTitle),
    description: words(longestDescription),
  });
}

function words(longest: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')), v.maxLength(longest, problem('too-long')));
}
