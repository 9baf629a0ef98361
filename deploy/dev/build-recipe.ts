import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { repository } from '../build/places';

type Recipe = (directory: string, mode: 'production' | 'development') => Configuration | Promise<Configuration>;

/** The one build recipe, as `rspack.config.base.ts` of the repository exports it. */
export async function buildRecipe(): Promise<{
  readonly remoteConfiguration: Recipe;
  readonly shellConfiguration: Recipe;
}> {
  return import(pathToFileURL(path.join(repository, 'rspack.config.base.ts')).href);
}
