import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { cacheFolder, repository } from '../../../deploy/build/places';
import { publishShell } from '../../../deploy/build/publish-shell';
import { contractVersion } from '../../../deploy/build/suite-packages';
import { shellConfiguration } from '../../../rspack.config.base';
import { benchFolder } from '../report/write-result';
import { runBuild } from '../building/run-build';
import { writeParts } from './application-entry';

const folder = path.join(benchFolder, 'one-application');

/** What of the shell's loader is replaced, and by what: the edge where a remote's code enters. */
const replaced = [
  [/\/load-file$/, 'bundled-file'],
  [/\/container$/, 'bundled-screen'],
  [/\/remote-texts$/, 'bundled-texts'],
  [/\/preload-screen$/, 'bundled-preload'],
] as const;

function isFederation(plugin: unknown): boolean {
  return plugin instanceof rspack.container.ModuleFederationPluginV1;
}

async function configuration(): Promise<Configuration> {
  const shell = shellConfiguration(path.join(repository, 'shell'));
  const parts = await writeParts(path.join(folder, 'sources'));
  const substitutes = replaced.map(
    ([request, file]) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        // What stands in for a file may itself use it.
        if (resource.context?.startsWith(path.join(repository, 'shell')))
          resource.request = path.join(import.meta.dirname, file);
      }),
  );
  return {
    ...shell,
    name: 'one-application',
    output: { ...shell.output, path: path.join(folder, 'built'), uniqueName: 'barnwatch_one' },
    resolve: { ...shell.resolve, alias: { 'barnwatch-bench/parts': parts } },
    plugins: [...(shell.plugins ?? []).filter((plugin) => !isFederation(plugin)), ...substitutes],
  };
}

/**
 * Builds the shell and all remotes as one application: the same sources, the same recipe, no federation.
 * @param registryFolder where the composed suite's `suite.json` lies; both are given the same
 * @returns the folder to be served
 */
export async function buildOneApplication(registryFolder: string): Promise<string> {
  const suiteFolder = path.join(folder, 'suite');
  await runBuild(await configuration());
  await publishShell(path.join(folder, 'built'), {
    suiteFolder,
    cacheFolder,
    version: '0.0.0',
    contract: contractVersion(repository),
  });
  await mkdir(suiteFolder, { recursive: true });
  await copyFile(path.join(registryFolder, 'suite.json'), path.join(suiteFolder, 'suite.json'));
  return suiteFolder;
}
