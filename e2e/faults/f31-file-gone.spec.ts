import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { buildVersion } from '../composition/build-version';
import { untilKept } from '../harness/device-storage';
import { hearOfComposition } from '../harness/hear-of-composition';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const remote = 'mf-incidents';
const version = '0.1.32';
const interventions = '/dashboard/north-barn/interventions';

test('F31: a part that was never fetched and is gone after a deploy is that of the new build, without another page; no word is lost', async ({
  suite,
}) => {
  const { page } = suite;
  const { suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const registry = JSON.parse(before) as SuiteRegistry;
  const placeOf = (of: string) => path.join(suiteFolder, 'remotes', remote, of);
  const old = placeOf(registry.remotes.find(({ name }) => name === remote)?.version ?? '');
  const title = `Gone file ${Date.now().toString(36)}`;
  const titleField = page.getByRole('dialog').locator('[data-field="title"] input');
  const table = page.getByRole('radio', { name: suite.words(remote, 'interventionsTable.table') });
  suite.watch.expect(new RegExp(`/remotes/${remote}/`), /Failed to load resource/, /Loading (CSS )?chunk/);
  await suite.startAt(`${interventions}?intervention=new`, { account: 'stockperson' });
  await titleField.fill(title);
  await untilKept(page, title, 'drafts');
  await page.keyboard.press('Escape');
  await page.evaluate(() => void Reflect.set(globalThis, 'samePage', true));
  await buildVersion(remote, version, suiteFolder);
  try {
    const built = JSON.parse(await readFile(path.join(placeOf(version), 'remote.json'), 'utf8')) as BuiltRemote;
    const remotes = registry.remotes.map((each) =>
      each.name === remote ? { ...built, baseUrl: `/remotes/${remote}/${version}/` } : each,
    );
    await writeFile(registryFile, JSON.stringify({ ...registry, remotes }));
    await rename(old, `${old}.away`);
    await hearOfComposition(page);
    // It is chosen once what it shows is there.
    await table.click({ force: true });
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    await suite.pictureOf('F31');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true);
    await suite.goTo(suite.words('shell', 'systemInformation.title'));
    await expect(page.locator('main li[data-phase]').filter({ hasText: remote })).toContainText(version);
    await suite.leave();
  } finally {
    await writeFile(registryFile, before);
    await rename(`${old}.away`, old);
    await rm(placeOf(version), { recursive: true, force: true });
  }
});
