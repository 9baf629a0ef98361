import { deviceStorage, type KeyValueStore, type StorePurpose } from '../storage';
import { browserChannel } from './environment/browser-channel';
import { browserLock } from './environment/browser-lock';
import { localNetworkPermission } from './environment/local-network-permission';
import { onNetworkChange } from './environment/network-change';

export type LocalNetworkPermission = 'granted' | 'denied' | 'prompt' | 'not-needed';

/** News between the windows of this origin. Messages are untrusted until they have been parsed. */
export interface Channel {
  post(message: unknown): void;
  subscribe(listener: (message: unknown) => void): void;
}

/** Runs `work` alone among all windows; after `waitMs` it runs without the lock rather than never. */
export type Lock = <T>(name: string, waitMs: number, work: () => Promise<T>) => Promise<T>;

/** All that the auth client takes from the world around it. */
export interface AuthEnvironment {
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  openWebSocket: (url: string, protocols: string[]) => WebSocket;
  /** ms since 1970 UTC by the device's clock. */
  now: () => number;
  /** 0 ≤ x < 1 */
  random: () => number;
  store: (purpose: StorePurpose) => KeyValueStore;
  lock: Lock;
  channel: Channel;
  /** Whether the browser lets this page reach an address of the local network. */
  localNetworkPermission: (hostname: string) => Promise<LocalNetworkPermission>;
  /** Called when the device may be in another network or has slept. */
  onNetworkChange: (listener: () => void) => void;
  page: { readonly protocol: string; readonly hostname: string; readonly userAgent: string };
}

export function browserEnvironment(): AuthEnvironment {
  return {
    fetch: (url, options) => fetch(url, options),
    openWebSocket: (url, protocols) => new WebSocket(url, protocols),
    now: Date.now,
    random: Math.random,
    store: (purpose) => deviceStorage.open(purpose),
    lock: browserLock(),
    channel: browserChannel('barnwatch-session'),
    localNetworkPermission,
    onNetworkChange,
    page: { protocol: location.protocol, hostname: location.hostname, userAgent: navigator.userAgent },
  };
}
