import type { StateStore } from '../state';
import { deviceStorage, openOldStore } from '../storage';
import type { AuthEnvironment } from './auth-environment';
import { browserChannel } from './environment/browser-channel';
import { browserCipher } from './environment/browser-cipher';
import { browserLock } from './environment/browser-lock';
import { localNetworkPermission, onLocalNetworkPermission } from './environment/local-network-permission';
import { onNetworkChange } from './environment/network-change';

/** The world around the auth client in a browser, and where it shows what it knows. */
export function browserAuthEnvironment(states: StateStore): AuthEnvironment {
  // Taken before any remote's code runs: one that puts its own in their place later is handed no token (decision 0005).
  const { fetch, WebSocket } = globalThis;
  const received = { bytes: 0 };
  return {
    states,
    received,
    async fetch(url, options) {
      const response = await fetch.call(globalThis, url, options);
      const length = Number(response.headers.get('content-length'));
      if (length > 0) received.bytes += length;
      return response;
    },
    openWebSocket: (url, protocols) => new WebSocket(url, protocols),
    now: Date.now,
    random: Math.random,
    store: (purpose) => deviceStorage.open(purpose),
    oldStore: openOldStore,
    lock: browserLock(),
    cipher: browserCipher(),
    channel: browserChannel('barnwatch-session'),
    localNetworkPermission,
    onNetworkChange: (listener) => {
      onNetworkChange(listener);
      // What was blocked may be reached now, or the other way round.
      onLocalNetworkPermission(listener);
    },
    everyWhileVisible: (everyMs, listener) => {
      setInterval(() => {
        if (!document.hidden) listener();
      }, everyMs);
    },
    page: { protocol: location.protocol, hostname: location.hostname, userAgent: navigator.userAgent },
  };
}
