import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { describedFile } from '@barnwatch/shared/federation/build';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const remote = 'mf-incidents';
const broken = '9.0.0';
const otherDigest = `sha384-${'A'.repeat(64)}`;

/** The present build under another version, as if somebody had spoilt its first file since; the present one is before it. */
async function spoilt(entry: RegisteredRemote, suiteFolder: string): Promise<RegisteredRemote> {
  const { version, baseUrl } = entry;
  const description = await readFile(path.join(suiteFolder, 'remotes', remote, version, 'remote.json'));
  return {
    ...entry,
    version: broken,
    entry: { ...entry.entry, integrity: otherDigest },
    before: { version, baseUrl, descriptor: describedFile('remote.json', description) },
  };
}

test('a version that fails twice is given up for the one before it, in the same window, and System information says so', async ({
  suite,
}) => {
  suite.watch.expect(new RegExp(`/remotes/${remote}/`), /integrity/, /Failed to load resource/);
  const { suiteFolder, registryFolder } = runningSuite();
  const file = path.join(registryFolder, 'suite.json');
  const right = await readFile(file, 'utf8');
  const registry = JSON.parse(right) as SuiteRegistry;
  const remotes = await Promise.all(
    registry.remotes.map((each) => (each.name === remote ? spoilt(each, suiteFolder) : each)),
  );
  const versionNow = registry.remotes.find(({ name }) => name === remote)?.version ?? '';
  try {
    await writeFile(file, JSON.stringify({ ...registry, remotes }));
    await suite.startAtCameras('north-barn', 'manager');
    await suite.page.evaluate(() => Reflect.set(globalThis, 'barnwatchSamePage', true));
    await suite.goTo(suite.words(remote, 'nav.incidents'));
    await expect(suite.heading(suite.words(remote, 'incidentList.title'))).toBeVisible();
    await expect(suite.page.getByRole('main').getByRole('alert')).toBeHidden();
    await suite.goTo(suite.words('shell', 'systemInformation.title'));
    const row = suite.page.locator('main li[data-phase]').filter({ hasText: remote });
    await expect(row).toContainText(versionNow);
    await expect(row).toContainText(suite.words('shell', 'systemInformation.givenUp', { version: broken }));
    expect(await suite.page.evaluate(() => Reflect.get(globalThis, 'barnwatchSamePage')), 'no new page').toBe(true);
  } finally {
    await writeFile(file, right);
  }
});
