import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const remote = 'mf-incidents';
const otherDigest = `sha384-${'A'.repeat(64)}`;

test('F30: an entry of the registry that names other bytes is mended while one looks at its place', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(new RegExp(`/remotes/${remote}/`), /integrity/, /Failed to load resource/);
  const file = path.join(runningSuite().registryFolder, 'suite.json');
  const right = await readFile(file, 'utf8');
  const registry = JSON.parse(right) as SuiteRegistry;
  const wrong = registry.remotes.map((each) =>
    each.name === remote ? { ...each, entry: { ...each.entry, integrity: otherDigest } } : each,
  );
  try {
    await writeFile(file, JSON.stringify({ ...registry, remotes: wrong }));
    await suite.startAtCameras('north-barn', 'manager');
    await suite.goTo(suite.words(remote, 'nav.incidents'));
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(suite.words('shell', 'loadFailure.altered'));
    await writeFile(file, right);
    await trouble.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
    await expect(suite.heading(suite.words(remote, 'incidentList.title'))).toBeVisible();
    await expect(trouble).toBeHidden();
  } finally {
    await writeFile(file, right);
  }
});
