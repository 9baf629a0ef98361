import { rmSync } from 'node:fs';
import { repositoryCopy } from '../../deploy/new-remote/testing/repository-copy';
import { expect, test } from '../harness/suite-test';
import { runNode } from '../outside/build-outside';
import { outsideSuite } from '../outside/compose-outside';

const remote = 'mf-feeding';
const title = { en: 'Feeding', de: 'Fütterung' } as const;

test('npm run new-remote: from nothing to a screen of the suite that shows what the barn says', async ({ suite }) => {
  const copy = repositoryCopy();
  const around = await outsideSuite();
  const command = (main: string, ...words: readonly string[]) => runNode(copy, '--import', 'tsx', main, ...words);
  try {
    await command('deploy/new-remote/main.ts', remote, '--en', title.en, '--de', title.de);
    await around.takeNew(remote, (suiteFolder) => command('deploy/build/main.ts', remote, '--suite', suiteFolder));
    await suite.startAtCameras('north-barn', 'manager');
    await suite.goTo(title.en);
    await expect(suite.heading(title.en)).toBeVisible();
    await expect(suite.page).toHaveURL(/\/dashboard\/north-barn\/feeding$/);
    await expect(suite.page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  } finally {
    await around.restore();
    rmSync(copy, { recursive: true });
  }
});
