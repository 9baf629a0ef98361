import type { InstanceClient, InstanceView, LogLevel } from '../auth-client';
import type { Channel, Lock } from '../auth-client/auth-environment';
import type { Readable, StateStore } from '../state';
import type { PatientStore } from '../storage';

/** All that the outbox takes from the world around it. */
export interface OutboxEnvironment {
  readonly store: PatientStore;
  /** Where the entries are shown. */
  readonly states: StateStore;
  /** ms since 1970 UTC by the device's clock. */
  readonly now: () => number;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
  readonly makeIdentifier: () => string;
  readonly lock: Lock;
  /** Tells other windows that entries changed; what is said is not listened to, only that something was. */
  readonly channel: Channel;
  readonly instances: Readable<readonly InstanceView[]>;
  readonly client: (instanceId: string) => Pick<InstanceClient, 'post' | 'put'>;
  /** Runs something later. @returns cancels it */
  readonly after: (pauseMs: number, run: () => void) => () => void;
  /** Calls when the device is online again or the page is looked at. @returns ends it */
  readonly onWake: (listener: () => void) => () => void;
  readonly onSignedOut: (listener: (instanceId: string) => void) => () => void;
  readonly log: (level: LogLevel, message: string, context?: unknown) => void;
}
