import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { expect, type Page } from '@playwright/test';
import { runningSuite } from '../harness/running-suite';

/** Where the entries of the navigation lead at North barn, as the composed suite says. */
function entryPaths(): readonly string[] {
  const text = readFileSync(path.join(runningSuite().registryFolder, 'suite.json'), 'utf8');
  const { remotes } = JSON.parse(text) as SuiteRegistry;
  return remotes.flatMap(({ nav }) => nav.map(({ to }) => to.replace(':barnId', 'north-barn')));
}

/**
 * The entry within which one is says so, in the list and in the bar, and no other does. A phone has the list as well,
 * unseen.
 */
export async function expectActiveEntry(page: Page, name: string): Promise<void> {
  const entries = entryPaths();
  const { pathname } = new URL(page.url());
  const nearest = entries
    .filter((entry) => pathname === entry || pathname.startsWith(`${entry}/`))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1);
  const active = await page
    .locator('nav a[aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = [...new Set(active)].filter((href) => entries.includes(href));
  expect.soft(found, `${name}: the active entry of the navigation`).toEqual(nearest);
}
