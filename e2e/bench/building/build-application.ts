import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { cacheFolder, repository } from '../../../deploy/build/places';
import { publishShell } from '../../../deploy/build/publish-shell';
import { contractVersion } from '../../../deploy/build/suite-packages';
import { shellConfiguration } from '../../../rspack.config.base';
import { benchFolder } from '../bench-folder';
import { runBuild } from './run-build';

export interface Application {
  readonly name: string;
  /** The first file; that of the shell when left out. */
  readonly entry?: string;
  readonly alias?: Readonly<Record<string, string>>;
  readonly plugins?: Configuration['plugins'];
  /** Where the composed suite's `suite.json` lies: the application is given the same. */
  readonly registryFolder: string;
}

/** Where an application's sources and results lie that may be thrown away. */
export function applicationFolder(name: string): string {
  return path.join(benchFolder, name);
}

/**
 * Builds something by the shell's recipe without federation, compressed as the suite is.
 * @returns the folder to be served
 */
export async function buildApplication(application: Application): Promise<string> {
  const { name, entry, alias = {}, plugins = [], registryFolder } = application;
  const shell = shellConfiguration(path.join(repository, 'shell'));
  const built = path.join(applicationFolder(name), 'built');
  const suiteFolder = path.join(applicationFolder(name), 'suite');
  const ordinary = (shell.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin));
  await runBuild({
    ...shell,
    name,
    ...(entry === undefined ? {} : { entry: { shell: entry } }),
    output: { ...shell.output, path: built, uniqueName: `barnwatch_${name.replaceAll('-', '_')}` },
    resolve: { ...shell.resolve, alias },
    plugins: [...ordinary, ...plugins],
  });
  const version = '0.0.0';
  await publishShell(built, { suiteFolder, cacheFolder, version, contract: contractVersion(repository) });
  await copyFile(path.join(registryFolder, 'suite.json'), path.join(suiteFolder, 'suite.json'));
  return suiteFolder;
}
