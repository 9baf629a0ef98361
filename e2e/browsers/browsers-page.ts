import type { StepOutcome } from './walk';

/** What one browser has done, or that it could not be had. */
export type WalkedOutcome =
  | { readonly kind: 'walked'; readonly version: string; readonly by: string; readonly steps: readonly StepOutcome[] }
  | { readonly kind: 'not-had'; readonly howTo: string }
  | { readonly kind: 'not-started'; readonly why: string };

export interface BrowsersPage {
  readonly date: string;
  readonly commit: string;
  readonly titles: readonly string[];
  readonly browsers: ReadonlyMap<string, WalkedOutcome>;
}

/** `docs/browsers.md`: which browser did what. */
export function browsersPage({ date, commit, titles, browsers }: BrowsersPage): string {
  const walked = [...browsers].flatMap(([name, outcome]) => (outcome.kind === 'walked' ? [{ name, ...outcome }] : []));
  const absent = [...browsers].flatMap(([name, outcome]) => absence(name, outcome));
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    '# Browsers',
    '',
    'Which browser did what. `npm run browsers` walks the suite in each browser that this machine has, and writes this page. All other tests run in Chromium ([what one sees when something goes wrong](faults.md)).',
    '',
    `Run on ${date}, commit ${commit}.`,
    '',
    row(['step', ...walked.map(({ version, by }) => `${version}, by ${by}`)]),
    row(['---', ...walked.map(() => '---')]),
    ...titles.map((title, place) => row([title, ...walked.map(({ steps }) => wordsOf(steps[place]))])),
    ...absent.flatMap((words) => ['', words]),
    '',
  ].join('\n');
}

function absence(name: string, outcome: WalkedOutcome): readonly string[] {
  switch (outcome.kind) {
    case 'walked':
      return [];
    case 'not-had':
      return [`${name} was not tried: to have it, ${outcome.howTo}.`];
    case 'not-started':
      return [`${name} did not start: ${outcome.why}.`];
  }
}

function wordsOf(outcome: StepOutcome | undefined): string {
  switch (outcome?.kind) {
    case 'done':
      return outcome.note === '' ? 'yes' : `yes, ${outcome.note}`;
    case 'failed':
      return `no: ${outcome.why}`;
    default:
      return 'not tried';
  }
}
