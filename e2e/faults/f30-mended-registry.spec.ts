import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const remote = 'mf-incidents';
const otherDigest = `sha384-${'A'.repeat(64)}`;

/** Longer than an open tab is content with what it heard of the registry. */
const longerThanItAsksMs = 31_000;

const laterOn = ({ page }: Suite) => page.clock.setFixedTime(Date.now() + longerThanItAsksMs);

/** What brings a mended registry to a screen that failed. */
const deeds = [
  [
    'one tries again',
    (suite: Suite) =>
      suite.page
        .getByRole('main')
        .getByRole('alert')
        .getByRole('button', { name: suite.words('shared', 'failure.tryAgain') })
        .click(),
  ],
  ['one waits', laterOn],
  [
    'one comes back to the tab',
    async (suite: Suite) => {
      const asked = suite.page.waitForResponse(/\/suite\.json$/);
      await laterOn(suite);
      await suite.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      await asked;
    },
  ],
] as const;

for (const [name, deed] of deeds) {
  test(`F30: an entry of the registry that names other bytes is mended while one looks at its place: ${name}`, async ({
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
      await deed(suite);
      await expect(suite.heading(suite.words(remote, 'incidentList.title'))).toBeVisible();
      await expect(trouble).toBeHidden();
    } finally {
      await writeFile(file, right);
    }
  });
}
