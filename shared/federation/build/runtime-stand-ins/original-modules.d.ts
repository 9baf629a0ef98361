/** What the stand-ins use of the modules in whose place they are built. The package has no types for them. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  type ModuleIdentifier = string | number;

  export interface ConsumesOptions {
    readonly chunkId: ModuleIdentifier;
    /** What the chunk waits for. */
    readonly promises: Promise<unknown>[];
    /** Modules of a chunk that stand for shared ones. */
    readonly chunkMapping: Readonly<Record<ModuleIdentifier, readonly ModuleIdentifier[]>>;
    /** Those that are there, or on their way. */
    readonly installedModules: Readonly<Record<ModuleIdentifier, unknown>>;
    readonly webpackRequire: { readonly m: Readonly<Record<ModuleIdentifier, (module: object) => void>> };
  }

  export function consumes(options: ConsumesOptions): void;
}
