import type { InterventionValues } from './intervention-values';
import { issuesOf, type TypeSetup } from './type-setup';

/** Fields that a rule is about, in the order of the form. */
const ruledFields = ['type', 'issue', 'title', 'description'] as const;

export type RuledField = (typeof ruledFields)[number];

export type RuleProblem = 'required' | 'not-offered' | 'too-long';

export type FormProblems = Readonly<Partial<Record<RuledField, RuleProblem>>>;

/** Contract, `BarnInterventionPayload`. */
export const longestTitle = 200;
export const longestDescription = 20_000;

/** Product 5.1: what keeps an intervention from being sent; empty when nothing does. */
export function checkIntervention(values: InterventionValues, setup: TypeSetup): FormProblems {
  const { type, issue, title, description } = values;
  const problems: Partial<Record<RuledField, RuleProblem>> = {};
  const offered = issuesOf(type, setup);
  if (type === null || type === '') problems.type = 'required';
  if (offered.length > 0) {
    if (issue === null) problems.issue = 'required';
    else if (!offered.includes(issue)) problems.issue = 'not-offered';
  }
  const titleProblem = checkWords(title, longestTitle);
  if (titleProblem) problems.title = titleProblem;
  const descriptionProblem = checkWords(description, longestDescription);
  if (descriptionProblem) problems.description = descriptionProblem;
  return problems;
}

function checkWords(text: string, longest: number): RuleProblem | null {
  if (text.trim() === '') return 'required';
  return text.trim().length > longest ? 'too-long' : null;
}

/** The first field with a problem, in the order of the form; null without one. */
export function firstProblem(problems: FormProblems): RuledField | null {
  return ruledFields.find((field) => problems[field] !== undefined) ?? null;
}
