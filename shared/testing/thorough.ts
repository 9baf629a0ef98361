/**
 * How often something is tried that is proven by being tried often: few times in the test run, many in
 * `npm run bench -- PROPERTIES`. Properties go by the same rule (`shared/testing/jest/fast-check.cjs`).
 */
export function timesTried({ usually, thoroughly }: { readonly usually: number; readonly thoroughly: number }): number {
  return process.env.BARNWATCH_PROPERTIES === 'thorough' ? thoroughly : usually;
}
