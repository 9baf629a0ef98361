import { createStore } from 'jotai';
import type { InstanceView } from '../../auth-client';
import type { Lock } from '../../auth-client/auth-environment';
import { exampleBarn } from '../../testing';
import { createOutbox, type Outbox } from '../outbox';
import type { OutboxEnvironment } from '../outbox-environment';
import type { InstanceDouble } from './instance-double';

const never = new Promise<never>(() => undefined);

/** A device: what is on its disk outlives its windows, of which several may be open and each may end at any moment. */
export class DeviceDouble {
  readonly disk = new Map<string, unknown>();
  time = 1_700_000_000_000;
  view: InstanceView = exampleBarn();
  #windows: Window[] = [];
  #identifiers = 0;
  readonly #tails = new Map<string, Promise<unknown>>();

  constructor(readonly instance: InstanceDouble) {}

  /**
   * @param operations after so many steps the window is dead: nothing of it happens any more
   * @param world what is another than this device's
   */
  open(operations = Number.POSITIVE_INFINITY, world: Partial<OutboxEnvironment> = {}): Window {
    const window = new Window(this, operations, world);
    this.#windows.push(window);
    return window;
  }

  kill(window: Window): void {
    window.dead = true;
    this.#windows = this.#windows.filter((other) => other !== window);
    // The browser gives up the locks of a window that is gone.
    this.#tails.clear();
  }

  /** The instance is seen in another way: told to all windows. */
  see(facts: Partial<InstanceView>): void {
    this.view = { ...this.view, ...facts };
    for (const window of this.#windows) window.hearOfInstances();
  }

  tellOthers(from: Window): void {
    for (const window of this.#windows) if (window !== from) window.hearOfChange();
  }

  nextIdentifier(): string {
    this.#identifiers += 1;
    return `identifier-${this.#identifiers}`;
  }

  readonly lock: Lock = async (name, _waitMs, work) => {
    const before = this.#tails.get(name) ?? Promise.resolve();
    const result = before.then(work);
    this.#tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
}

export class Window {
  dead = false;
  readonly outbox: Outbox;
  readonly log: string[] = [];
  #alarms = new Map<number, { at: number; run: () => void }>();
  #alarmNumber = 0;
  #channelListener: (message: unknown) => void = () => undefined;
  #instanceListener: () => void = () => undefined;
  #wakeListener: () => void = () => undefined;
  #signOutListener: (instanceId: string) => void = () => undefined;
  #operations: number;

  constructor(
    readonly device: DeviceDouble,
    operations: number,
    world: Partial<OutboxEnvironment>,
  ) {
    this.#operations = operations;
    this.outbox = createOutbox({ ...this.#environment(), ...world });
  }

  hearOfChange(): void {
    this.#channelListener('changed');
  }

  hearOfInstances(): void {
    this.#instanceListener();
  }

  wake(): void {
    this.#wakeListener();
  }

  signOut(reason: 'by-user' | 'refused'): void {
    this.device.see({ loggedIn: false, accountId: null, signedOutReason: reason });
    this.#signOutListener('north-barn');
  }

  /** Runs every alarm that is due by then. */
  pass(byMs: number): void {
    this.device.time += byMs;
    for (const [key, { at, run }] of [...this.#alarms]) {
      if (at > this.device.time) continue;
      this.#alarms.delete(key);
      run();
    }
  }

  /** One step of work; a dead window never gets beyond it. */
  async #step<T>(work: () => T): Promise<T> {
    if (this.#operations-- <= 0) this.device.kill(this);
    if (this.dead) return never;
    await Promise.resolve();
    const result = work();
    return this.dead ? never : result;
  }

  #environment(): OutboxEnvironment {
    const { device } = this;
    const { disk } = device;
    return {
      store: {
        read: (key) => this.#step(() => structuredClone(disk.get(key))),
        write: (key, value) => this.#step(() => void disk.set(key, structuredClone(value))),
        remove: (key) => this.#step(() => void disk.delete(key)),
        keys: (prefix = '') => this.#step(() => [...disk.keys()].filter((key) => key.startsWith(prefix))),
        look: (prefix = '') =>
          this.#step(() => ({
            seen: true,
            values: new Map(
              [...disk].flatMap(([key, value]) => (key.startsWith(prefix) ? [[key, structuredClone(value)]] : [])),
            ),
          })),
        landed: () => this.#step(() => undefined),
        patienceMs: () => 3_000,
        removeAll: (prefix = '') =>
          this.#step(() => {
            for (const key of [...disk.keys()]) if (key.startsWith(prefix)) disk.delete(key);
          }),
      },
      states: createStore(),
      now: () => device.time,
      random: () => 0.5,
      makeIdentifier: () => device.nextIdentifier(),
      lock: device.lock,
      channel: {
        post: () => device.tellOthers(this),
        subscribe: (listener) => {
          this.#channelListener = listener;
        },
      },
      instances: {
        get: () => [device.view],
        subscribe: (listener) => {
          this.#instanceListener = listener;
          return () => undefined;
        },
      },
      client: () => ({
        post: async (path, options) => {
          await this.#step(() => undefined);
          const answer = await device.instance.client.post(path, options);
          return this.#step(() => answer);
        },
        put: async (path, options) => {
          await this.#step(() => undefined);
          const answer = await device.instance.client.put(path, options);
          return this.#step(() => answer);
        },
      }),
      after: (pauseMs, run) => {
        const key = ++this.#alarmNumber;
        this.#alarms.set(key, { at: device.time + pauseMs, run });
        return () => this.#alarms.delete(key);
      },
      onWake: (listener) => {
        this.#wakeListener = listener;
        return () => undefined;
      },
      onSignedOut: (listener) => {
        this.#signOutListener = listener;
        return () => undefined;
      },
      log: (_level, message) => this.log.push(message),
    };
  }
}

/** Waits until everything that can happen by itself has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
