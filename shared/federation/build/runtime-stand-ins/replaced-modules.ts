import { createRequire } from 'node:module';
import path from 'node:path';

const packages = createRequire(import.meta.url);

/** The folder of a package's ES modules. */
function modulesOf(name: string): string {
  return path.dirname(packages.resolve(name));
}

const core = modulesOf('@module-federation/runtime-core');
const bundler = modulesOf('@module-federation/webpack-bundler-runtime');
const sdk = modulesOf('@module-federation/sdk');
const errors = modulesOf('@module-federation/error-codes');

/**
 * Modules of the federation runtime that are built in another way. They are private to their packages, whose versions
 * are exact; a test holds each stand-in against its original.
 *
 * The first mends a fault, the last does the same in less. No part of the suite uses what the others leave out, and no
 * option does: of a remote's entry they are a third (decision 0116).
 */
export const replacedModules = [
  { original: path.join(bundler, 'consumes.js'), standIn: 'consumes' },
  { original: path.join(bundler, 'initializeSharing.js'), standIn: 'initialize-sharing' },
  { original: path.join(bundler, 'initContainerEntry.js'), standIn: 'init-container-entry' },
  { original: path.join(bundler, 'installInitialConsumes.js'), standIn: 'install-initial-consumes' },
  { original: path.join(core, 'plugins/snapshot/SnapshotHandler.js'), standIn: 'snapshot-handler' },
  { original: path.join(core, 'utils/preload.js'), standIn: 'preload' },
  { original: path.join(sdk, 'dom.js'), standIn: 'dom' },
  { original: path.join(bundler, 'remotes.js'), standIn: 'remotes' },
  { original: path.join(bundler, 'init.js'), standIn: 'init' },
  { original: path.join(sdk, 'logger.js'), standIn: 'logger' },
  { original: path.join(errors, 'desc.mjs'), standIn: 'desc' },
  { original: path.join(core, 'utils/semver/index.js'), standIn: 'semver' },
] as const;

/** What the start of each build imports, by its file: it is found by an alias, before its name is looked at. */
export const replacedStart = { original: path.join(bundler, 'index.js'), standIn: 'bundler-runtime' } as const;

/** The file that is built in the place of an original. */
export function standInFile({ standIn }: { readonly standIn: string }): string {
  return path.join(import.meta.dirname, `${standIn}.ts`);
}
