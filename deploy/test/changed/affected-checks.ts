/** What has to be looked at again after a change. Paths from the root of the repository. */
export interface AffectedChecks {
  /** The linter looks at them alone. */
  readonly linted: readonly string[];
  /** Unit tests that depend on one of them by imports are run. */
  readonly sources: readonly string[];
  /** Journeys that were changed themselves. */
  readonly journeys: readonly string[];
  /** Files on which everything may depend: nothing less than all tests proves them. */
  readonly everywhere: readonly string[];
}

const linted = /\.(ts|tsx|js|mjs|cjs|mts|json|css)$/;
const source = /\.(ts|tsx|mjs|cjs|js|json|css)$/;
const journey = /^e2e\/.*\.spec\.ts$/;
const everywhere =
  /^(package(-lock)?\.json|tsconfig[^/]*|biome\.json|jest\.config\.mjs|rspack\.config\.base\.ts|shared\/testing\/jest\/.*|shared\/wire\/.*\.yaml|deploy\/setup\/patches\/.*)$/;

export function affectedChecks(changed: readonly string[]): AffectedChecks {
  return {
    linted: changed.filter((file) => linted.test(file) && file !== 'package-lock.json'),
    sources: changed.filter((file) => source.test(file) && !file.startsWith('e2e/') && !everywhere.test(file)),
    journeys: changed.filter((file) => journey.test(file)),
    everywhere: changed.filter((file) => everywhere.test(file)),
  };
}
