import type { AddInstanceOutcome } from './instances/add-instance-outcome';
import type { DiscoveryObject } from './instances/discovery-object';
import type { InstanceType, InstanceView } from './instances/instance-view';
import type { LogEntry, LogLevel } from './log/log-entry';
import type { InstanceClient } from './requests/instance-client';
import type { Outcome } from './requests/outcome';
import type { KeptAnswers } from './session/kept-answers';
import type { Credentials, SignInOutcome } from './session/sign-in-outcome';

/** An instance that the deployment knows (`suite.json`). */
export interface DeploymentInstance {
  globalUniqueIdentifier: string;
  name: string;
  realWorldName: string;
  type: InstanceType;
  /** Base64 text of the discovery object. */
  discoveryCode: string;
}

export interface AuthClientSettings {
  instances: readonly DeploymentInstance[];
  /** The deployment's senator; without one it is looked for at the suite's own host, https, port 443. */
  senator?: DeploymentInstance | undefined;
  /** Version of the suite, for the copyable report. */
  suiteVersion?: string;
}

/** An immutable state that can be read and watched: fit for `useSyncExternalStore`. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** The licence of an instance, as plain text: it is never rendered as HTML. */
export interface Eula {
  text: string;
  mediaType: string;
}

export interface InstanceDetails {
  realWorldName: string;
  discoveryObject: DiscoveryObject;
}

/** The session heart: instances, how they are reached, who is signed in where. One a window. */
export interface AuthClient {
  /** Resolves when what this device remembers has been read. */
  readonly started: Promise<void>;
  /** Stable order: the deployment's first, then by time of adding. */
  readonly instances: Readable<readonly InstanceView[]>;
  readonly selectedBarnId: Readable<string | null>;
  /** Names that a developer pretends to be limited to; null when there is no simulation. */
  readonly simulatedPermissions: Readable<readonly string[] | null>;
  readonly log: Readable<readonly LogEntry[]>;
  /** Last answers on this device, for `useBarnAnswer`. */
  readonly keptAnswers: KeptAnswers;
  /** The device's clock, ms since 1970 UTC. */
  readonly now: () => number;

  client(instanceId: string): InstanceClient;
  selectBarn(instanceId: string | null): void;
  signIn(instanceId: string, credentials: Credentials, signal: AbortSignal): Promise<SignInOutcome>;
  /** Signed out at once, offline too; the instance is told as soon as it answers. */
  signOut(instanceId: string): Promise<void>;
  addInstance(discoveryCode: string, signal: AbortSignal): Promise<AddInstanceOutcome>;
  changeInstance(instanceId: string, details: InstanceDetails): Promise<void>;
  /** Signs out, then forgets it. The deployment's instances and the senator stay. */
  removeInstance(instanceId: string): Promise<void>;
  /**
   * Probes within the limits of spec 9. With `asked` (a person pressed "try again") or after a network change all
   * addresses are probed whatever the limits say.
   */
  checkConnection(instanceId: string, signal: AbortSignal, options?: { asked?: boolean }): Promise<Outcome<void>>;
  acceptEula(instanceId: string, signal: AbortSignal): Promise<Outcome<void>>;
  readEula(instanceId: string, signal: AbortSignal): Promise<Outcome<Eula>>;
  /** Asks for the permissions again, for instance after a 403. */
  refreshPermissions(instanceId: string, signal: AbortSignal): Promise<Outcome<readonly string[]>>;
  /** Narrows what this window's checks see. Calls are not affected: the instance decides. */
  simulatePermissions(names: readonly string[] | null): void;
  /** Called after someone was signed out of an instance, in any tab: wipe what belongs to that account. */
  onSignedOut(listener: (instanceId: string) => void): () => void;

  writeLog(level: LogLevel, message: string, context?: unknown): void;
  clearLog(): void;
  /** Plain text for a bug report: instances and log, without secrets. */
  copyableReport(): string;
}
