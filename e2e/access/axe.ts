import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeNode {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
}

/** WCAG 2.2 AA, and what axe calls good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Ends movement, so that a colour is not measured half way. */
async function settleMovement(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** Fails with every violation that axe finds on the page as it is now. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await settleMovement(page);
  // Evaluated by the test driver: the page's policy would not let it in as a script.
  await page.evaluate(source);
  const results = await page.evaluate(async (values) => {
    const axe = Reflect.get(globalThis, 'axe') as { run(context: Document, options: object): Promise<AxeResults> };
    return axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  }, rules);
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found, place).toEqual([]);
}
