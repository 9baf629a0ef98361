import type { InterventionValues } from './intervention-values';
import { issuesOf, type TypeSetup } from './type-setup';

/** Another type: an issue that it does not have is not chosen any more. */
export function withType(values: InterventionValues, type: string, setup: TypeSetup): InterventionValues {
  const keepsIssue = values.issue !== null && issuesOf(type, setup).includes(values.issue);
  return { ...values, type, issue: keepsIssue ? values.issue : null };
}

/**
 * Another issue. Its words are the title, as long as nobody has typed one: that is a field less to fill in.
 *
 * @param wordsOf the words of an issue
 */
export function withIssue(
  values: InterventionValues,
  issue: string,
  setup: TypeSetup,
  wordsOf: (issue: string) => string,
): InterventionValues {
  const suggested = issuesOf(values.type, setup).map(wordsOf);
  const isOwnTitle = values.title.trim() !== '' && !suggested.includes(values.title);
  return { ...values, issue, title: isOwnTitle ? values.title : wordsOf(issue) };
}
