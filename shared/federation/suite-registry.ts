import * as v from 'valibot';

/**
 * `suite.json`, the one file that says which remotes in which versions make up a deployment. Written by the registry
 * tool (`deploy/compose`), read by the shell at each start. Its JSON schema is in `docs/suite.schema.json`.
 */

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** SHA-256 is as good against a changed file, and a registry of digests of 384 bits is a kilobyte longer at each start. */
const integrity = v.pipe(text, v.regex(/^sha(256|384)-[A-Za-z0-9+/]+=*$/));

/** A file of a remote, relative to its `baseUrl`, with its sub-resource integrity and its size in bytes. */
const assetSchema = v.object({
  file: v.pipe(text, v.regex(/^[\w.-]+(\/[\w.-]+)*$/)),
  integrity,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const assetListSchema = v.array(assetSchema);

const localised = v.object({ en: text, de: text });

const names = v.pipe(v.array(text), v.readonly());
const permissionCheckSchema = v.object({ all: v.optional(names), any: v.optional(names) });

/** What has to be in the page before a part of a remote is taken out of it. */
const needs = {
  /** Every file besides the entry, fetched in parallel with it; left out where `parts` of the remote names them. */
  files: v.optional(v.array(assetSchema)),
  /** Shared modules delivered on demand: the shell fetches them in parallel with the files. */
  doors: v.optional(v.array(text)),
};

export const registeredRouteSchema = v.object({
  path: v.pipe(text, v.startsWith('/')),
  module: v.pipe(text, v.startsWith('./')),
  screen: text,
  title: localised,
  guard: v.picklist(['none', 'signed-in-at-barn']),
  permission: v.optional(permissionCheckSchema),
  ...needs,
  /** Names of widgets that the screen draws: the shell fetches their files in parallel as well. */
  widgets: v.optional(names),
  /** People open the suite at this address: its files come first into the room that is here. */
  atStart: v.optional(v.literal(true)),
});

const registeredNavSchema = v.object({
  id: text,
  order: v.number(),
  icon: text,
  title: localised,
  to: v.pipe(text, v.startsWith('/')),
  placement: v.picklist(['bar', 'side']),
  /** Any word: a group of another contract is no reason to refuse the suite (`navGroupOf`). */
  group: v.optional(text),
  permission: v.optional(permissionCheckSchema),
});

export const registeredWidgetSchema = v.object({
  name: text,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  module: v.pipe(text, v.startsWith('./')),
  component: text,
  permission: v.optional(permissionCheckSchema),
  ...needs,
});

/** What a remote contributes to the quick finder, fetched when that is opened for the first time. */
export const registeredFinderSchema = v.object({
  module: v.pipe(text, v.startsWith('./')),
  hook: text,
  guard: v.picklist(['none', 'signed-in-at-barn']),
  permission: v.optional(permissionCheckSchema),
  ...needs,
});

/** What a remote can bring to the device when a barn is taken along, fetched when that is wanted. */
export const registeredAlongSchema = v.object({
  module: v.pipe(text, v.startsWith('./')),
  hook: text,
  permission: v.optional(permissionCheckSchema),
  ...needs,
});

const versionText = v.pipe(text, v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));
/** Absolute path or URL that ends in a slash: `/remotes/<name>/<version>/`. */
const baseUrlText = v.pipe(text, v.regex(/^(https?:\/\/[^/]+)?\/([\w.-]+\/)*$/));

/** Scheme, host and port alone. */
export const originText = /^https?:\/\/[^/?#@\s;,]+$/;

/** The version of a remote that was in use before: a window goes back to it when the present one does not work. */
const versionBeforeSchema = v.object({
  version: versionText,
  baseUrl: baseUrlText,
  /** What its build says of itself (`builtRemoteSchema`), fetched when it is needed. */
  descriptor: assetSchema,
});

/** A version that some people have in place of the present one: whom `stagedReason` names. */
const stagedVersionSchema = v.object({
  version: versionText,
  baseUrl: baseUrlText,
  descriptor: assetSchema,
  /** Of all people, per cent. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: text,
  accounts: v.array(v.pipe(text, v.regex(/^[0-9a-f]{32}$/))),
});

export const registeredRemoteSchema = v.object({
  name: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/)),
  version: versionText,
  /** Name of the remote in the federation runtime, with its version: two versions can live in one tab. */
  container: v.pipe(text, v.regex(/^[A-Za-z_]\w*$/)),
  needs: v.object({ contract: text }),
  baseUrl: baseUrlText,
  before: v.optional(versionBeforeSchema),
  staged: v.optional(stagedVersionSchema),
  entry: assetSchema,
  /** How the container is found: under its name as a global variable (when left out), or as an ES module's exports. */
  entryType: v.optional(v.picklist(['global', 'module'])),
  textNamespace: text,
  texts: v.object({ en: assetSchema, de: assetSchema }),
  /** A list of every file of the remote (`assetListSchema`): what has to be there for it to run without a network. */
  allFiles: v.optional(assetSchema),
  /** Which files each part of the remote needs (`PartFiles`): fetched once a part is opened that names none here. */
  parts: v.optional(assetSchema),
  /** All files that its parts need, together, where they are not named here. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  routes: v.array(registeredRouteSchema),
  nav: v.array(registeredNavSchema),
  /** Components that screens of other remotes may show. */
  widgets: v.optional(v.array(registeredWidgetSchema)),
  finder: v.optional(registeredFinderSchema),
  along: v.optional(registeredAlongSchema),
});

export const knownInstanceSchema = v.object({
  globalUniqueIdentifier: text,
  name: text,
  realWorldName: text,
  type: v.picklist(['barn', 'senator']),
  /** Base64 text of the discovery object. */
  discoveryCode: text,
  /** Of a demonstration only: accounts that the sign-in names, and the password of each. They are no secret then. */
  demonstration: v.optional(v.object({ names: v.array(text), password: text })),
});

/** A server that takes metrics by OTLP over HTTP, in JSON: an absolute path of the suite's origin, or a whole address. */
export const healthSchema = v.object({ endpoint: v.pipe(text, v.regex(/^(https?:\/\/[^/?#@]+)?\/[\w./-]*$/)) });

export const suiteRegistrySchema = v.object({
  schema: v.literal(1),
  /** Time of composition, ms since 1970 UTC. */
  composedAt: v.pipe(v.number(), v.integer()),
  /** Version of the shared contract that the deployed shell provides. */
  contract: text,
  branding: v.object({ name: text }),
  instances: v.array(knownInstanceSchema),
  senator: v.optional(knownInstanceSchema),
  /** Kill switches: names of remotes that are not to be loaded. */
  disabledRemotes: v.array(text),
  /** `off` where the deployment does without a service worker: those that are there end. On when left out. */
  serviceWorker: v.optional(v.picklist(['on', 'off'])),
  /** Whether a browser of this deployment may replace a remote by a developer's own. */
  allowOverrides: v.boolean(),
  /** Origins from which that may be; nowhere when left out. */
  overrideOrigins: v.optional(v.array(v.pipe(text, v.regex(originText)))),
  /** Where windows send what they count of how the suite does; nothing is sent where it is left out. */
  health: v.optional(healthSchema),
  remotes: v.array(registeredRemoteSchema),
});

export type Asset = v.InferOutput<typeof assetSchema>;
export type RegisteredRoute = v.InferOutput<typeof registeredRouteSchema>;
export type RegisteredFinder = v.InferOutput<typeof registeredFinderSchema>;
/** A module of a remote that the shell takes something out of, and what has to be in the page before. */
export type ExposedPart = Pick<RegisteredRoute, 'module' | 'screen' | 'files' | 'doors'>;
export type RegisteredNav = v.InferOutput<typeof registeredNavSchema>;
/** The file that `parts` of a remote names: by the module of each part, the files that it needs besides the entry. */
export type PartFiles = Readonly<Record<string, Asset[]>>;
export type RegisteredWidget = v.InferOutput<typeof registeredWidgetSchema>;
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema>;
export type StagedVersion = v.InferOutput<typeof stagedVersionSchema>;
export type KnownInstance = v.InferOutput<typeof knownInstanceSchema>;
export type SuiteRegistry = v.InferOutput<typeof suiteRegistrySchema>;
