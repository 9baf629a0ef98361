import type { InstanceClient, InstanceView, LogLevel } from '../auth-client';
import type { Channel, Lock } from '../auth-client/auth-environment';
import type { Readable, StateStore } from '../state';
import type { PatientStore } from '../storage';
import type { OnDisk } from './record/transfer-parts';

/** What a window holds while it is the only one that works. */
export interface Hold {
  /** Aborts when another window has taken over, or this one ends. */
  readonly signal: AbortSignal;
  /** Looks whether it still is: to be asked before anything is written, for a window can sleep through its turn. */
  readonly isHeld: () => boolean;
}

/**
 * Does work as the only window of this device. It waits for its turn as long as another window works; where
 * this one ends meanwhile the work is not begun.
 */
export type Turn = (work: (hold: Hold) => Promise<void>) => Promise<void>;

/** All that the exports take from the world around them. */
export interface TransfersEnvironment {
  readonly store: PatientStore;
  /** Where the bytes are: a full disk is told, and never replaced by memory. */
  readonly onDisk: OnDisk;
  readonly states: StateStore;
  /** ms since 1970 UTC by the device's clock. */
  readonly now: () => number;
  readonly makeIdentifier: () => string;
  readonly lock: Lock;
  readonly turn: Turn;
  /** Tells other windows that exports changed. */
  readonly channel: Channel;
  readonly instances: Readable<readonly InstanceView[]>;
  readonly client: (instanceId: string) => InstanceClient;
  /** Runs something later. @returns cancels it */
  readonly after: (pauseMs: number, run: () => void) => () => void;
  /** Calls when the device is online again or the page is looked at. */
  readonly onWake: (listener: () => void) => void;
  readonly onSignedOut: (listener: (instanceId: string) => void) => void;
  /** Asks the browser not to throw away what is stored. */
  readonly keep: () => void;
  readonly log: (level: LogLevel, message: string, context?: unknown) => void;
}
