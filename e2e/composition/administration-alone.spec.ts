import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { expectAccessible } from '../access/axe';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const portals = [
  ['mf-auth', 'mf-admin', 'mf-settings'],
  ['mf-auth', 'mf-admin'],
] as const;

for (const portal of portals)
  test(`product 2.1: a portal of ${portal.join(', ')} alone has its own start page, and every link of it leads somewhere`, async ({
    suite,
  }) => {
    await expectPortal(suite, portal);
  });

async function expectPortal(suite: Suite, portal: readonly string[]): Promise<void> {
  const { page } = suite;
  const registryFile = path.join(runningSuite().registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  try {
    const registry = JSON.parse(before) as SuiteRegistry;
    const remotes = registry.remotes.filter(({ name }) => portal.includes(name));
    await writeFile(registryFile, JSON.stringify({ ...registry, remotes }));

    await suite.start();
    await suite.signIn({ barn: 'north-barn' });
    await expect(page.getByText(suite.words('shell', 'dashboard.whatCanBeDone'))).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    await expectAccessible(page, 'the start page of a portal for administration');
    const places = await page
      .locator('main li a, nav li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(places).toContain('/dashboard/north-barn/administration/cameraOverview');
    for (const place of new Set(places)) {
      await suite.open(place);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // An address that nobody answers is sent back to the start.
      await expect(page).toHaveURL((url) => url.pathname === new URL(place, url).pathname);
    }
  } finally {
    await writeFile(registryFile, before);
  }
}
