import { setImmediate, setTimeout } from 'node:timers';
import { createStore } from 'jotai';
import { createDeviceStorage } from '../../storage';
import type { AuthEnvironment, Channel, Lock } from '../auth-environment';
import type { Cipher } from '../environment/cipher';
import { windowLock } from '../environment/window-lock';
import { cipherDouble } from './cipher-double';
import type { InstanceDouble, Reply } from './instance-double';

/**
 * Lets everything that waits for promises only, and for a few turns of the event loop, come to its end; React, too, draws
 * what has changed in the meantime: without a browser it does so by timers.
 */
export async function settle(): Promise<void> {
  for (let turn = 1; turn <= 40; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (turn % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Rejects when the request is aborted, like a real `fetch`. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Name of the database that a client before this suite has left behind, where a test puts one. */
export const oldDatabase = 'old';

/** One device: storage, lock and messages are common to its windows, as in a browser. */
export class DeviceDouble {
  time = Date.UTC(2026, 8, 1, 12);
  readonly databases = new Map<string, Map<string, unknown>>();
  page = { protocol: 'https:', hostname: 'suite.example', userAgent: 'test' };
  localNetwork: Awaited<ReturnType<AuthEnvironment['localNetworkPermission']>> = 'not-needed';
  /** What an operation of the storage takes, ms; one that takes for ever never answers. */
  storageDelayMs = 0;
  /** Whether the storage refuses to tell and to take anything. */
  storageRefuses = false;
  lock: Lock = windowLock();
  /** None: as over plain http. */
  cipher: Cipher | null = cipherDouble;
  /** What opening a WebSocket gives; without one it fails at once. */
  openWebSocket: AuthEnvironment['openWebSocket'] = () => {
    throw new Error('no WebSocket in this test');
  };
  /** By origin and, for gateways, prefix: `http://north.example:8071/`. */
  readonly instances = new Map<string, InstanceDouble>();
  private readonly listeners = new Set<{ owner: object; listener: (message: unknown) => void }>();
  private readonly networkListeners = new Set<() => void>();
  private readonly rhythms: { everyMs: number; listener: () => void }[] = [];

  readonly now = (): number => this.time;

  /** Lets time pass in which the page is looked at: what happens in a rhythm happens. */
  lookOn(durationMs: number): void {
    const end = this.time + durationMs;
    const due = this.rhythms.flatMap(({ everyMs, listener }) => {
      const times = Math.floor(durationMs / everyMs);
      return Array.from({ length: times }, (_, index) => ({ at: this.time + (index + 1) * everyMs, listener }));
    });
    for (const { at, listener } of due.sort((one, other) => one.at - other.at)) {
      this.time = at;
      listener();
    }
    this.time = end;
  }

  changeNetwork(): void {
    for (const listener of this.networkListeners) listener();
  }

  /** The world as one more window of this device sees it. */
  window(): AuthEnvironment {
    const storage = createDeviceStorage({ openDatabase: async (purpose) => this.database(purpose), now: this.now });
    const owner = {};
    return {
      received: { bytes: 0 },
      fetch: (url, options) => this.fetch(url, options),
      openWebSocket: (url, protocols) => this.openWebSocket(url, protocols),
      now: this.now,
      random: () => 0,
      store: storage.open,
      states: createStore(),
      oldStore: async () => (this.databases.has(oldDatabase) ? this.database(oldDatabase) : null),
      lock: (name, waitMs, work) => this.lock(name, waitMs, work),
      cipher: this.cipher,
      channel: this.channel(owner),
      localNetworkPermission: async () => this.localNetwork,
      onNetworkChange: (listener) => this.networkListeners.add(listener),
      everyWhileVisible: (everyMs, listener) => this.rhythms.push({ everyMs, listener }),
      page: this.page,
    };
  }

  private channel(owner: object): Channel {
    return {
      post: (message) => {
        for (const entry of this.listeners) {
          if (entry.owner !== owner) setImmediate(() => entry.listener(structuredClone(message)));
        }
      },
      subscribe: (listener) => this.listeners.add({ owner, listener }),
    };
  }

  private database(purpose: string) {
    const values = this.databases.get(purpose) ?? new Map<string, unknown>();
    this.databases.set(purpose, values);
    const later = <T>(run: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const answer = (): void => {
          if (this.storageRefuses) reject(new DOMException('refused', 'InvalidStateError'));
          else resolve(run());
        };
        if (this.storageDelayMs === 0) setImmediate(answer);
        // By the clock that a test may have put in the place of the real one.
        else if (Number.isFinite(this.storageDelayMs)) globalThis.setTimeout(answer, this.storageDelayMs);
      });
    return {
      getItem: (key: string) => later(() => structuredClone(values.get(key)) ?? null),
      setItem: (key: string, value: unknown) => later(() => values.set(key, structuredClone(value))),
      removeItem: (key: string) => later(() => void values.delete(key)),
      keys: () => later(() => [...values.keys()]),
    };
  }

  private async fetch(url: string, options: RequestInit): Promise<Response> {
    const place = [...this.instances.keys()].sort((one, other) => other.length - one.length);
    const base = place.find((prefix) => url.startsWith(prefix));
    const instance = base === undefined ? undefined : this.instances.get(base);
    await Promise.race([new Promise((resolve) => setImmediate(resolve)), untilAborted(options.signal)]);
    if (!instance || base === undefined) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(url);
    const reply: Reply = await instance.answer({
      method: options.method ?? 'GET',
      path: pathname.slice(new URL(base).pathname.length),
      authorization: new Headers(options.headers).get('authorization'),
      query: Object.fromEntries(searchParams),
      body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
    });
    if (reply === 'silence') return untilAborted(options.signal);
    if (reply === 'no-connection') throw new TypeError('Failed to fetch');
    return reply;
  }
}
