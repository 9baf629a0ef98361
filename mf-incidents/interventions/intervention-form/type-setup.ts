import type { InstanceWords, Subtype } from '../../incident-records/record/incident-schema';

/** Words are there only where the instance gave some. */
export interface TypeChoice {
  readonly type: string;
  readonly title: InstanceWords | null;
  readonly issues: readonly { readonly issue: string; readonly title: InstanceWords | null }[];
}

/** Which types an intervention can have, and which issues each of them. */
export type TypeSetup = readonly TypeChoice[];

const choice = (type: string, issues: readonly string[] = []): TypeChoice => ({
  type,
  title: null,
  issues: issues.map((issue) => ({ issue, title: null })),
});

/** Product 3.3: the default options, where the instance supplies none of its own. */
export const defaultTypeSetup: TypeSetup = [
  choice('climate', ['allGood', 'wayTooCold', 'tooCold', 'tooWarm', 'wayTooWarm', 'draft']),
  choice('moisture'),
  choice('technical'),
  choice('stress'),
  choice('health'),
  choice('other'),
];

/** The instance's own set-up, or the default where it supplies none. */
export function typeSetupOf(supplied: readonly Subtype[] | null): TypeSetup {
  return supplied === null || supplied.length === 0 ? defaultTypeSetup : supplied;
}

/** Issues to choose from; none where no choice is asked for. */
export function issuesOf(type: string | null, setup: TypeSetup): readonly string[] {
  return setup.find((candidate) => candidate.type === type)?.issues.map(({ issue }) => issue) ?? [];
}
