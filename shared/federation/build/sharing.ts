import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { onDemandModules, sharedModules } from '../shared-modules';

const require = createRequire(import.meta.url);

/** Version of an installed package, as its own `package.json` says. */
function installedVersion(name: string): string {
  const manifest =
    name === '@barnwatch/shared'
      ? new URL('../../package.json', import.meta.url)
      : require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * The file of a door of `@barnwatch/shared`, as the shell's folder sees it: the words stand in the built script, where the
 * place of the building machine has no business.
 */
function doorFile(request: string): string {
  return `../shared/${request.replace('@barnwatch/shared/', '')}/index.ts`;
}

/** The files of the doors that come as files of their own, in the shell's folder. */
export function onDemandDoorFiles(shellFolder: string): ReadonlySet<string> {
  return new Set(onDemandModules.map((request) => path.resolve(shellFolder, doorFile(request))));
}

/** The sharing options of the shell, which provides every shared module. */
export function hostSharing() {
  return Object.fromEntries(
    sharedModules.map(({ request, source, delivery }) => {
      const version = installedVersion(source);
      const eager = delivery !== 'on-demand';
      // What the shell itself does not import becomes part of the build all the same when it is named by its file.
      const file = delivery === 'eager' ? {} : { import: doorFile(request), shareKey: request };
      return [request, { singleton: true, strictVersion: true, version, requiredVersion: version, eager, ...file }];
    }),
  );
}

/** The sharing options of a remote, which provides none of them and carries no copy. */
export function remoteSharing() {
  return Object.fromEntries(
    sharedModules.map(({ request, source }) => [
      request,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: `^${installedVersion(source)}` },
    ]),
  );
}
