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

/**
 * Modules of the federation runtime that are built in another way. They are private to their packages, whose versions
 * are exact; a test holds each stand-in against its original.
 *
 * The first mends a fault, the last does the same in less. No part of the suite uses the others, no option leaves them
 * out, and together they are 3.7 kB of the first page.
 */
export const replacedModules = [
  { original: path.join(bundler, 'consumes.js'), standIn: 'consumes' },
  { original: path.join(core, 'plugins/snapshot/SnapshotHandler.js'), standIn: 'snapshot-handler' },
  { original: path.join(core, 'utils/preload.js'), standIn: 'preload' },
  { original: path.join(sdk, 'dom.js'), standIn: 'dom' },
  { original: path.join(bundler, 'remotes.js'), standIn: 'remotes' },
  { original: path.join(bundler, 'init.js'), standIn: 'init' },
  { original: path.join(core, 'utils/semver/index.js'), standIn: 'semver' },
] as const;

/** The file that is built in the place of an original. */
export function standInFile({ standIn }: (typeof replacedModules)[number]): string {
  return path.join(import.meta.dirname, `${standIn}.ts`);
}
