import type { StateStore } from '../state';
import type { Database, PatientStore, StorePurpose } from '../storage';
import type { Cipher } from './environment/cipher';

export type LocalNetworkPermission = 'granted' | 'denied' | 'prompt' | 'not-needed';

export type OldStore = Pick<Database, 'getItem' | 'setItem'>;

/** Messages between the windows of this origin, untrusted until they have been parsed. */
export interface Channel {
  post(message: unknown): void;
  subscribe(listener: (message: unknown) => void): void;
}

/** Runs `work` alone among all windows; after `waitMs` it runs without the lock rather than never. */
export type Lock = <T>(name: string, waitMs: number, work: () => Promise<T>) => Promise<T>;

/** All that the auth client takes from the world around it. */
export interface AuthEnvironment {
  /** What has been received since it was last taken, bytes of the bodies as they were sent. */
  received: { bytes: number };
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  openWebSocket: (url: string, protocols: string[]) => WebSocket;
  /** ms since 1970 UTC by the device's clock. */
  now: () => number;
  /** 0 ≤ x < 1 */
  random: () => number;
  store: (purpose: StorePurpose) => PatientStore;
  /** Where the public side of instances and sessions is shown. */
  states: StateStore;
  /** What a client before this suite has stored on this origin; null where there was none. */
  oldStore: () => Promise<OldStore | null>;
  lock: Lock;
  /** Seals what is kept of a session; null where the browser has none. */
  cipher: Cipher | null;
  channel: Channel;
  /** Whether the browser lets this page reach an address of the local network. */
  localNetworkPermission: (hostname: string) => Promise<LocalNetworkPermission>;
  /** Called when the device may be in another network or has slept. */
  onNetworkChange: (listener: () => void) => void;
  /** Called at that interval, in ms, while somebody can see the page. */
  everyWhileVisible: (everyMs: number, listener: () => void) => void;
  page: { readonly protocol: string; readonly hostname: string; readonly userAgent: string };
}
