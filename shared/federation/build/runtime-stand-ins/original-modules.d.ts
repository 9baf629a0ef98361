/** What the stand-ins are held against, or use, of the modules in whose place they are built. The package has no types for them. */
declare module '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js' {
  export function attachShareScopeMap(webpackRequire: object): void;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js' {
  export function initContainerEntry(options: object): unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js' {
  export function initializeSharing(options: object): unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export function installInitialConsumes(options: object): void;
}
