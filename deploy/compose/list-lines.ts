import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { Choices } from './choices';
import type { PublishedRemote } from './published-remotes';
import { stagedWords } from './staged-versions';

/** One line per version: which one is in use, pinned, switched off, or of no use. */
export function listLines(
  published: readonly PublishedRemote[],
  registry: SuiteRegistry | undefined,
  choices: Choices,
): string[] {
  return published.map(({ name, version, built }) => {
    const staged = registry?.remotes.find((remote) => remote.name === name)?.staged;
    const inUse = registry?.remotes.some((remote) => remote.name === name && remote.version === version) ?? false;
    const marks = [
      ...(inUse ? ['in use'] : []),
      ...(choices.pins[name] === version ? ['pinned'] : []),
      ...(staged?.version === version ? [stagedWords(staged)] : []),
      ...(inUse && registry?.disabledRemotes.includes(name) ? ['disabled'] : []),
      ...(built.ok
        ? [`needs the contract ${built.remote.needs.contract}`]
        : [`of no use: ${built.problems.join('; ')}`]),
    ];
    return `${inUse ? '*' : ' '} ${name.padEnd(14)} ${version.padEnd(10)} ${marks.join(', ')}`;
  });
}
