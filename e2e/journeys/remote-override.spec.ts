import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { remotePorts } from '../../deploy/demo/ports';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const remote = 'mf-settings';
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

test('a remote comes from another address that the deployment names, is checked, marked and ended (decision 0108)', async ({
  suite,
}) => {
  const { page } = suite;
  const say = (key: string, values = {}) => suite.words(remote, key, values);
  const { address, suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const composed = await readFile(registryFile, 'utf8');
  const registry = JSON.parse(composed) as SuiteRegistry;
  const { version = '', baseUrl = '' } = registry.remotes.find(({ name }) => name === remote) ?? {};
  const elsewhere = `http://localhost:${Number(new URL(address).port) + remotePorts.above}/`;
  const served: string[] = [];
  await page.route(`${elsewhere}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    served.push(file);
    const body = await readFile(path.join(suiteFolder, baseUrl, file));
    const headers = { 'access-control-allow-origin': '*', 'content-type': kinds[path.extname(file)] ?? 'text/plain' };
    await route.fulfill({ body, headers });
  });

  const overrideOrigins = [new URL(elsewhere).origin];
  await writeFile(registryFile, JSON.stringify({ ...registry, allowOverrides: true, overrideOrigins }));
  try {
    await suite.startAtCameras('north-barn', 'viewer');
    await suite.open('/dashboard/north-barn/settings?setting=developerOptions');
    await page.locator('main [data-setting="developerOptions"] input').click();
    const row = page.locator('main [data-setting="remoteOverride"]');
    await row.getByLabel(say('override.remote'), { exact: true }).selectOption(remote);
    const field = row.getByLabel(say('override.address'), { exact: true });
    const choose = row.getByRole('button', { name: say('override.choose') });
    await field.fill('https://elsewhere.example/');
    await expect(choose).toBeDisabled();
    await expect(row.getByText(say('override.notNamed'))).toBeVisible();
    await field.fill(elsewhere);
    await choose.click();
    expect(served, 'nothing is fetched before the page is loaded anew').toEqual([]);
    await row.getByRole('button', { name: say('override.reload') }).click();

    const mark = suite.words('shell', 'sessionNotice.override', { remote, version, address: elsewhere });
    await expect(page.getByText(mark)).toBeVisible();
    await expect(row.getByText(say('override.on', { remote, version, address: elsewhere }))).toBeVisible();
    expect(served[0]).toBe('remote.json');
    expect(served.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    await suite.open('/dashboard/north-barn/camera');
    await expect(page.getByText(mark), 'on every page').toBeVisible();

    await page.getByRole('button', { name: suite.words('shell', 'sessionNotice.endOverride') }).click();
    await expect(page.getByText(mark)).toHaveCount(0);
    const before = served.length;
    await suite.open('/dashboard/north-barn/settings');
    await expect(suite.heading(say('settings.title'))).toBeVisible();
    expect(served.length, 'all of the deployment again').toBe(before);
  } finally {
    await writeFile(registryFile, composed);
  }
});
