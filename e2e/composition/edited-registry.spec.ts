import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';
import { buildVersion } from './build-version';

const remote = 'mf-incidents';
const version = '0.1.1';

test('suite.json edited by hand to another version of one remote is picked up; nothing else is built or loaded anew', async ({
  suite,
}) => {
  const { suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const place = path.join(suiteFolder, 'remotes', remote, version);
  const opened = async () => {
    await suite.goTo(suite.words(remote, 'nav.incidents'));
    await expect(suite.heading(suite.words(remote, 'incidentList.title'))).toBeVisible();
    return suite.network.ofRemote(remote);
  };
  try {
    await buildVersion(remote, version, suiteFolder);
    await suite.startAtCameras('north-barn', 'manager');
    expect((await opened()).every((address) => address.includes(`/${remote}/0.1.0/`))).toBe(true);

    const built = JSON.parse(await readFile(path.join(place, 'remote.json'), 'utf8')) as BuiltRemote;
    const registry = JSON.parse(before) as SuiteRegistry;
    const remotes = registry.remotes.map((each) =>
      each.name === remote ? { ...built, baseUrl: `/remotes/${remote}/${version}/` } : each,
    );
    await writeFile(registryFile, JSON.stringify({ ...registry, remotes }));
    const loadedBefore = suite.network.addresses().length;
    await suite.open('/dashboard/north-barn/camera');
    await suite.expectCameras();
    await opened();
    const fresh = suite.network.addresses().slice(loadedBefore);
    expect(fresh.some((address) => address.includes(`/${remote}/${version}/remote-entry`))).toBe(true);
    expect(fresh.some((address) => address.includes(`/${remote}/0.1.0/`))).toBe(false);
    await suite.goTo(suite.words('shell', 'systemInformation.title'));
    await expect(suite.page.locator('main li').filter({ hasText: remote })).toContainText(version);
  } finally {
    await writeFile(registryFile, before);
    await rm(place, { recursive: true, force: true });
  }
});
