import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { absentDriver, absentDrivers, promiseModule, serializerModule } from './lean-localforage';

const packages = createRequire(import.meta.url);

const folderOf = (name: string): string => path.dirname(packages.resolve(`${name}/package.json`));

const reactRouter = path.join(folderOf('react-router'), 'dist/production');
const localforage = path.join(folderOf('localforage'), 'src');

/** What is built in the place of which request; versions are exact. */
const aliases: Readonly<Record<string, string>> = {
  localforage$: path.join(localforage, 'localforage.js'),
  // Its package.json gives every bundler the build for development.
  'react-router$': path.join(reactRouter, 'index.mjs'),
  'use-sync-external-store/shim$': path.join(import.meta.dirname, 'react-store.ts'),
};

/** What stands in the place of which module of localforage, by the end of its path. */
const modulesInstead: readonly (readonly [string, string])[] = [
  ...absentDrivers.map(({ file, name }) => [file, absentDriver(name)] as const),
  ['utils/promise', promiseModule],
  ['utils/serializer', serializerModule],
];

const loaders = [
  { test: path.join(folderOf('i18next'), 'dist/esm/i18next.js'), loader: 'lean-i18next-loader.ts' },
  { test: reactRouter, loader: 'lean-react-router-loader.ts' },
] as const;

/**
 * Builds packages of every first page without the parts that the suite never comes to, and that no option of theirs
 * leaves out (decision 0116).
 */
export class LeanPackagesPlugin {
  apply(compiler: Compiler) {
    const { resolve, module } = compiler.options;
    resolve.alias = { ...(resolve.alias || {}), ...aliases };
    for (const { test, loader } of loaders) module.rules.push({ test, loader: path.join(import.meta.dirname, loader) });
    for (const [end, text] of modulesInstead) {
      new rspack.NormalModuleReplacementPlugin(new RegExp(`/${end}$`), (resource) => {
        if (resource.context?.startsWith(localforage))
          resource.request = `data:text/javascript,${encodeURIComponent(text)}`;
      }).apply(compiler);
    }
  }
}
