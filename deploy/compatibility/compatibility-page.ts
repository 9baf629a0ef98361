/** How one remote did with a shell. */
export type RemoteOutcome =
  | { readonly kind: 'opened'; readonly screens: number }
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly screens: number;
      /** Address and what was wrong, for each screen that did not open. */
      readonly failures: readonly { readonly path: string; readonly why: string }[];
    };

/** A shell with remotes, composed and opened. */
export interface OpenedPair {
  /** `today's shell, remotes of before` */
  readonly title: string;
  readonly outcomes: ReadonlyMap<string, RemoteOutcome>;
}

/** What was run. */
export interface CompatibilityRun {
  /** What the earlier suite is: `release 2026.11`, `the build of commit 1a2b3c4`. */
  readonly earlier: string;
  readonly earlierContract: string;
  /** The commit of today. */
  readonly today: string;
  readonly todayContract: string;
  /** `2026-11-26` */
  readonly date: string;
  readonly pairs: readonly OpenedPair[];
}

const counted = (screens: number) => `${screens} ${screens === 1 ? 'screen' : 'screens'}`;

function inCell(outcome: RemoteOutcome | undefined): string {
  switch (outcome?.kind) {
    case undefined:
      return 'not in it';
    case 'opened':
      return `${counted(outcome.screens)} opened`;
    case 'refused':
      return 'refused';
    case 'failed':
      return `**${outcome.failures.length} of ${counted(outcome.screens)} did not open**`;
  }
}

/** A sentence of somebody else within a list: on one line, and no markup of ours. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([`|*<>])/g, '\\$1')
    .trim();

function reasons({ title, outcomes }: OpenedPair): readonly string[] {
  return [...outcomes].flatMap(([remote, outcome]) => {
    if (outcome.kind === 'opened') return [];
    const told =
      outcome.kind === 'refused' ? outcome.problems : outcome.failures.map(({ path, why }) => `${path}: ${why}`);
    return told.map((each) => `- ${title}, ${remote}: ${plain(each)}`);
  });
}

/** `docs/compatibility.md`, as it is printed by the command. */
export function compatibilityPage({ pairs, ...run }: CompatibilityRun): string {
  const remotes = [...new Set(pairs.flatMap(({ outcomes }) => [...outcomes.keys()]))].sort();
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const why = pairs.flatMap(reasons);
  return [
    '# Compatibility',
    '',
    'Which shell goes with which remotes. `npm run compatibility -- <folder of an earlier suite> --name <what it is>` composes today’s shell with its remotes and its shell with today’s, and opens every screen that needs nothing but a barn, signed in as somebody who may do everything. What may change between versions of the contract: [0091](decisions/0091-what-a-contract-may-change.md).',
    '',
    `Run on ${run.date}. Today is commit ${run.today}, contract ${run.todayContract}. Earlier is ${run.earlier}, contract ${run.earlierContract}.`,
    '',
    row(['remote', ...pairs.map(({ title }) => title)]),
    row(['---', ...pairs.map(() => '---')]),
    ...remotes.map((remote) => row([remote, ...pairs.map(({ outcomes }) => inCell(outcomes.get(remote)))])),
    ...(why.length > 0 ? ['', 'What was refused, or did not open:', '', ...why] : []),
    '',
    'An earlier suite is the folder that `npm run build` or `npm run release` fills and a deployment serves: keep one per release. A fresh clone has none.',
    '',
  ].join('\n');
}

/** Whether each remote opened with each shell, or was refused with a sentence: nothing came as a surprise. */
export function isCompatible(pairs: readonly OpenedPair[]): boolean {
  return pairs.every(({ outcomes }) => [...outcomes.values()].every(({ kind }) => kind !== 'failed'));
}
