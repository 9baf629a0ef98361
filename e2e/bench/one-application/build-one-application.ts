import path from 'node:path';
import { rspack } from '@rspack/core';
import { repository } from '../../../deploy/build/places';
import { applicationFolder, buildApplication } from '../building/build-application';
import { writeParts } from './application-parts';

const name = 'one-application';

/** What of the shell's loader is replaced, and by what: the edge where a remote's code enters. */
const replaced = [
  [/^\..*\/load-file$/, 'bundled-file'],
  [/^\..*\/federation$/, 'bundled-federation'],
  [/^\..*\/remote-texts$/, 'bundled-texts'],
  [/^\..*\/preload-screen$/, 'bundled-preload'],
] as const;

/**
 * Builds the shell and all remotes as one application: the same sources, the same recipe, no federation.
 * @returns the folder to be served
 */
export async function buildOneApplication(registryFolder: string): Promise<string> {
  const parts = await writeParts(path.join(applicationFolder(name), 'sources'));
  const shell = path.join(repository, 'shell');
  const plugins = replaced.map(
    ([request, file]) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        // What stands in for a file may itself use it.
        if (resource.context?.startsWith(shell)) resource.request = path.join(import.meta.dirname, file);
      }),
  );
  return buildApplication({ name, alias: { 'barnwatch-bench/parts': parts }, plugins, registryFolder });
}
