import {
  type ConsumesOptions,
  consumes as consumesOfPackage,
} from '@module-federation/webpack-bundler-runtime/dist/consumes.js';

/**
 * Stands in for the function that provides a chunk with its shared modules. The package's own lets a chunk be run
 * although a shared module could not be fetched: what the chunk has exported by then stays half run in the bundler's
 * cache, for ever. Here the chunk fails, nothing of it is run, and the next `import()` asks for all of it again.
 */
export function consumes(options: ConsumesOptions): void {
  const { promises } = options;
  const before = promises.length;
  consumesOfPackage(options);
  const own = promises.splice(before);
  if (own.length > 0) promises.push(Promise.all(own).then(() => throwWhatIsMissing(options)));
}

/** The package puts a program that throws in the place of a shared module that could not be fetched. */
function throwWhatIsMissing({ chunkId, chunkMapping, installedModules, webpackRequire }: ConsumesOptions): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (!Object.hasOwn(installedModules, id)) webpackRequire.m[id]?.({});
  }
}
