import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../build/places';
import { suitePackages } from '../../build/suite-packages';
import type { DescribedRemote } from './registry-of-descriptors';

function described(directory: string): DescribedRemote {
  const { remote } = jest.requireActual<{ remote: DescribedRemote['descriptor'] }>(path.join(directory, 'remote'));
  const texts = (language: 'de' | 'en') =>
    JSON.parse(readFileSync(path.join(directory, 'texts', `${language}.json`), 'utf8')) as DescribedRemote['en'];
  return { descriptor: remote, en: texts('en'), de: texts('de') };
}

/** The remotes of this repository, for tests. */
export const deployedRemotes: readonly DescribedRemote[] = suitePackages(repository, {})
  .filter(({ kind }) => kind === 'remote')
  .map(({ directory }) => described(directory));
