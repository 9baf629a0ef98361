import { test } from '@playwright/test';

const mark = 'set up: ';

/** Does what a test needs before it can prove anything; the table of times counts it apart. */
export function setUpStep<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  return test.step(`${mark}${what}`, run, { box: true });
}

/** Whether a step of a test only prepares: what is before it (browser, page, servers), or says so. */
export function isSetUpStep({ title, category }: { readonly title: string; readonly category: string }): boolean {
  return (category === 'hook' && title === 'Before Hooks') || title.startsWith(mark);
}
