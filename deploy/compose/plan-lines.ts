import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { stagedWords } from './staged-versions';

function stateOf(registry: SuiteRegistry | undefined, name: string): string | undefined {
  const remote = registry?.remotes.find((each) => each.name === name);
  if (remote === undefined) return undefined;
  const { version, staged } = remote;
  const present = registry?.disabledRemotes.includes(name) ? `${version} (disabled)` : version;
  return staged === undefined ? present : `${present} (${staged.version} ${stagedWords(staged)})`;
}

function partLines(before: SuiteRegistry | undefined, after: SuiteRegistry): string[] {
  const parts = [
    'contract',
    'branding',
    'instances',
    'senator',
    'health',
    'serviceWorker',
    'allowOverrides',
    'overrideOrigins',
  ] as const;
  return parts
    .filter((part) => before !== undefined && JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map((part) => `${part} changes`);
}

/** What changes from one registry to the next, a line for each remote and each other part. */
export function planLines(before: SuiteRegistry | undefined, after: SuiteRegistry): string[] {
  const names = [...new Set([...(before?.remotes ?? []), ...after.remotes].map(({ name }) => name))].sort();
  const remotes = names.flatMap((name) => {
    const [old, fresh] = [stateOf(before, name), stateOf(after, name)];
    return old === fresh ? [] : [`${name.padEnd(14)} ${old ?? 'not there'} → ${fresh ?? 'not there'}`];
  });
  return [...remotes, ...partLines(before, after)];
}
