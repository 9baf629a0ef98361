import { compare, inc, major, minor } from 'semver';
import type { SurfaceChange } from './compare-surfaces';

/** Longest list of names in one message: the first ones tell what kind of change it is. */
const mostNamed = 20;

function named(sentences: readonly string[]): string {
  const shown = sentences.slice(0, mostNamed).map((each) => `- ${each}`);
  const rest = sentences.length - shown.length;
  return [...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}

/**
 * Why the contract may not have its version, or nothing.
 * @param released the version that was released last
 * @param version that of `shared/package.json`
 */
export function versionProblem(released: string, version: string, { breaking, added }: SurfaceChange): string | null {
  if (compare(version, released) < 0) return `The contract is ${version}, but ${released} was released already.`;
  if (breaking.length > 0 && major(version) === major(released))
    return `The contract is ${version}, and what a remote built against ${released} may use is no longer as it was:
${named(breaking)}
Keep what was there (beside what is new), or raise the version in shared/package.json to ${inc(released, 'major')}: remotes that need ^${major(released)} are refused then. What is declared otherwise and harms nobody (the suite alone makes one, and it can do more) goes into docs/api/judged.json by its form, with the reason.`;
  const isRaised = major(version) > major(released) || minor(version) > minor(released);
  if (added.length > 0 && !isRaised)
    return `The contract is ${version} as it was released, but it offers more:
${named(added)}
Raise the version in shared/package.json to ${inc(released, 'minor')}: a remote that uses it can then say so.`;
  return null;
}
