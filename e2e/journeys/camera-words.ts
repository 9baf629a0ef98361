import type { Suite } from '../harness/suite';

/** A text of the remote `mf-cameras`, in the language in use. */
export function text(suite: Suite, key: string, values: Readonly<Record<string, string>> = {}): string {
  return suite.words('mf-cameras', key, values);
}

/** A moment or choice that the address of the screen carries. */
export function inAddress(suite: Suite, name: string): number {
  return Number(new URL(suite.page.url()).searchParams.get(name) ?? Number.NaN);
}
