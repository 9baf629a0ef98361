import type { Readable, StateStore } from '../state';
import type { IdentityCalls } from './identity/identity-calls';
import type { AddInstanceOutcome } from './instances/add-instance-outcome';
import type { ChangeInstanceOutcome, InstanceDetails } from './instances/editable-details';
import type { InstanceView } from './instances/instance-view';
import type { LogEntry, LogLevel } from './log/log-entry';
import type { InstanceClient } from './requests/instance-client';
import type { Outcome } from './requests/outcome';
import type { Eula } from './session/eula-text';
import type { KeptAnswers } from './session/kept-answers';
import type { Credentials, SignInOutcome } from './session/sign-in-outcome';

/** The heart of every session: instances, how they are reached, who is signed in where. One per window. */
export interface AuthClient extends IdentityCalls {
  /** Resolves when what this device remembers has been read. */
  readonly started: Promise<void>;
  /** Stable order: the deployment's first, then by time of adding. */
  readonly instances: Readable<readonly InstanceView[]>;
  readonly selectedBarnId: Readable<string | null>;
  /** Names that a developer pretends to be limited to; null when there is no simulation. */
  readonly simulatedPermissions: Readable<readonly string[] | null>;
  readonly log: Readable<readonly LogEntry[]>;
  /** The store that all of these are in: components read them there. */
  readonly states: StateStore;
  /** Last answers on this device, for `useReading`. */
  readonly keptAnswers: KeptAnswers;
  /** The device's clock, ms since 1970 UTC. */
  readonly now: () => number;

  client(instanceId: string): InstanceClient;
  selectBarn(instanceId: string | null): void;
  signIn(instanceId: string, credentials: Credentials, signal: AbortSignal): Promise<SignInOutcome>;
  /** Signed out at once, offline too; the instance is told as soon as it answers. */
  signOut(instanceId: string): Promise<void>;
  /** Signs out of every instance that one is signed in at. */
  signOutEverywhere(): Promise<void>;
  addInstance(discoveryCode: string, signal: AbortSignal): Promise<AddInstanceOutcome>;
  /** New addresses are taken over once the instance has answered at one of them; its own stay otherwise. */
  changeInstance(instanceId: string, details: InstanceDetails, signal: AbortSignal): Promise<ChangeInstanceOutcome>;
  /** Signs out, then forgets it. The deployment's instances and the senator stay. */
  removeInstance(instanceId: string): Promise<void>;
  /**
   * Probes within the limits of product 9.9. With `asked` (a person pressed "try again") or after a network change all
   * addresses are probed whatever the limits say.
   */
  checkConnection(instanceId: string, signal: AbortSignal, options?: { asked?: boolean }): Promise<Outcome<void>>;
  /** Renews the sign-in now instead of after the pause; a pause that the instance asked for is kept. */
  renewSession(instanceId: string, signal: AbortSignal): Promise<Outcome<void>>;
  acceptEula(instanceId: string, signal: AbortSignal): Promise<Outcome<void>>;
  readEula(instanceId: string, signal: AbortSignal): Promise<Outcome<Eula>>;
  /** Asks for the permissions again, for instance after a 403. */
  refreshPermissions(instanceId: string, signal: AbortSignal): Promise<Outcome<readonly string[]>>;
  /** Narrows what this window's checks see. Calls are not affected: the instance decides. */
  simulatePermissions(names: readonly string[] | null): void;
  /** Called after someone was signed out of an instance, in any tab: wipe what belongs to that account. */
  onSignedOut(listener: (instanceId: string) => void): () => void;

  /** Adds to what was received: a stream tells no length when it begins. Bytes. */
  countReceived(bytes: number): void;
  /** What was received since this was last called, bytes: answers that told their length, and what was counted. */
  takeReceived(): number;

  writeLog(level: LogLevel, message: string, context?: unknown): void;
  clearLog(): void;
  /** Plain text for a bug report: instances and log, without secrets. */
  copyableReport(): string;
}
