export type ModuleIdentifier = string | number;
type Factory = () => unknown;

/** How a module that stands for a shared one is asked for. */
export interface Handler {
  readonly shareKey: string;
  /** The build's own copy, where it carries one. */
  readonly getter?: Factory | undefined;
  readonly shareInfo: object;
}
export type Handlers = Record<ModuleIdentifier, Handler>;

/** A shared module that the build provides. */
export interface SharedFactory {
  readonly name: string;
  readonly version: string;
  readonly factory: Factory;
  readonly singleton?: boolean;
  readonly requiredVersion?: string;
  readonly eager?: boolean;
  readonly strictVersion?: boolean;
}

/** What is said of a module that stands for a shared one. */
export interface ConsumedModule extends Omit<SharedFactory, 'name' | 'version' | 'factory'> {
  readonly shareKey: string;
  readonly shareScope: string;
  readonly fallback?: Factory;
}

/** An instance of the federation runtime, as a build uses it. */
export interface FederationInstance {
  readonly name: string;
  readonly options: { readonly shareStrategy?: string };
  /** Answers false where the host has no such module, and the build has none of its own. */
  loadShare(key: string, options: object): Promise<Factory | false>;
  loadShareSync(key: string, options: object): Factory | false;
  initializeSharing(scope: string, options: object): readonly Promise<unknown>[];
  initOptions(options: object): unknown;
  initShareScopeMap(scope: string, shared: object, options: object): void;
}

/** What a build takes of the federation runtime, once it has started. */
export interface StartedFederation {
  instance: FederationInstance;
  initOptions: { readonly name: string; readonly [option: string]: unknown };
  libraryType: string;
  consumesLoadingModuleToHandlerMapping: Handlers;
  readonly attachShareScopeMap: (require: object) => void;
  readonly bundlerRuntime: {
    readonly S: object;
    consumes(options: object): void;
    I(options: object): unknown;
    initContainerEntry(options: object): unknown;
    init(options: object): FederationInstance;
    installInitialConsumes(options: object): void;
  };
}

/** The bundler's `__webpack_require__` with what Rspack writes into it. */
export interface StartedBuild {
  readonly m: Record<ModuleIdentifier, (module: { exports?: unknown }) => void>;
  readonly c: Record<ModuleIdentifier, unknown>;
  readonly federation: StartedFederation;
  readonly f?: { consumes?: (chunkId: ModuleIdentifier, promises: Promise<unknown>[]) => void };
  S?: object;
  R?: unknown;
  I?: (shareScopeName: string | readonly string[], initScope?: object[]) => unknown;
  initContainer?: (shareScope: object, initScope: object[], remoteEntryInitOptions?: object) => unknown;
  getContainer?: (part: string, scope: unknown) => unknown;
  readonly initializeSharingData?: {
    readonly scopeToSharingDataMapping?: Readonly<Record<string, readonly (SharedFactory | string)[]>>;
  };
  consumesLoadingData?: {
    readonly chunkMapping?: Readonly<Record<ModuleIdentifier, readonly ModuleIdentifier[]>>;
    readonly moduleIdToConsumeDataMapping?: Readonly<Record<ModuleIdentifier, ConsumedModule>>;
    readonly initialConsumes?: readonly ModuleIdentifier[];
  };
  readonly initializeExposesData?: {
    readonly shareScope: string;
    readonly moduleMap: Readonly<Record<string, () => unknown>>;
  };
}
