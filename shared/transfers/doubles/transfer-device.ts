import { createStore } from 'jotai';
import type { InstanceClient, InstanceView, RequestErrorCode } from '../../auth-client';
import { windowLock } from '../../auth-client/environment/window-lock';
import { failed, succeeded } from '../../auth-client/requests/outcome';
import type { PatientStore } from '../../storage';
import { exampleBarn } from '../../testing/example-barn';
import { memoryStore } from '../../testing/memory-store';
import { tinyJpeg } from '../../testing/tiny-jpeg';
import { createTransfers, type Transfers } from '../transfers';
import type { Hold, Turn } from '../transfers-environment';

const never = new Promise<never>(() => undefined);

interface Refusal {
  readonly code: RequestErrorCode;
  readonly reason?: string;
  readonly retryAfterMs?: number;
}

/** A barn whose videos are bytes that nobody else has. */
export class TransferBarn {
  readonly asked: { readonly path: string; readonly start: number | null }[] = [];
  sizeBytes = 3_000_000;
  /** What a call is refused with; null lets it pass. */
  refuse: (path: string) => Refusal | null = () => null;
  counts: readonly (readonly unknown[])[] = [];
  /** What is sent in place of a file; null sends it as it is. */
  spoil: (path: string) => Uint8Array<ArrayBuffer> | null = () => null;

  /** The bytes that a call answers, whatever part of them is asked for. */
  bytesOf(path: string): Uint8Array<ArrayBuffer> {
    const spoilt = this.spoil(path);
    if (spoilt) return spoilt;
    return path.includes('/frame/') ? frameOf(path) : bytesBy(path, this.sizeBytes);
  }

  readonly client = {
    instanceId: 'north-barn',
    file: async (path: string, { range }: { range?: { start: number; end?: number } } = {}) => {
      this.asked.push({ path, start: range?.start ?? null });
      const refusal = this.refuse(path);
      if (refusal) return this.#refused(path, refusal);
      const all = this.bytesOf(path);
      const bytes = range ? all.slice(range.start, (range.end ?? all.length) + 1) : all;
      const told = range && `bytes ${range.start}-${range.start + bytes.length - 1}/${all.length}`;
      const moment = /\/frame\/[^/]+\/(\d+)/.exec(path)?.[1];
      const headers = new Headers({
        ...(told && { 'content-range': told }),
        ...(moment && { 'x-capture-time': String(Number(moment) + 250) }),
      });
      return succeeded({ blob: new Blob([bytes]), headers });
    },
    get: async (path: string) => failed('offline', { instanceId: 'north-barn', call: path }),
    post: async (path: string, { parse }: { parse: (data: unknown) => unknown }) => {
      const refusal = this.refuse(path);
      if (refusal) return this.#refused(path, refusal);
      const columns = ['time', 'pig_lying'];
      return succeeded(parse({ labelCount: { columns, rows: this.counts, timeResolution: 60_000 } }));
    },
  } as unknown as InstanceClient;

  #refused(path: string, { code, ...told }: Refusal) {
    return failed(code, { instanceId: 'north-barn', call: `GET ${path}`, ...told });
  }
}

/** Bytes that no other path has. */
function bytesBy(path: string, length: number): Uint8Array<ArrayBuffer> {
  const seed = [...path].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_521, 7);
  return Uint8Array.from({ length }, (_, index) => (index * 7 + seed + (index >> 8)) & 0xff);
}

/** A picture of 5000 bytes, most of them a comment in it. */
function frameOf(path: string): Uint8Array<ArrayBuffer> {
  const jpeg = tinyJpeg(64, 36);
  const length = 5_000 - jpeg.length - 2;
  const comment = [0xff, 0xfe, length >> 8, length & 0xff, ...bytesBy(path, length - 2)];
  return Uint8Array.from([...jpeg.slice(0, 2), ...comment, ...jpeg.slice(2)]);
}

/** A device: what lies on its disk outlives its windows. */
export class TransferDevice {
  readonly barn = new TransferBarn();
  /** Whether the disk tells what lies there. */
  tells = true;
  readonly store = patientStore(() => {
    if (this.isInTurn) this.readsInTurn += 1;
    return this.tells;
  });
  readonly disk = new Map<string, unknown>();
  time = Date.UTC(2026, 9, 25, 12);
  view: InstanceView = exampleBarn();
  /** What the disk says to bytes; null takes them. */
  diskSays: Error | null = null;
  /** How long was to be waited for each turn with the records, ms. */
  readonly lockWaitsMs: number[] = [];
  /** How often the records were read in such a turn. */
  readsInTurn = 0;
  isInTurn = false;
  #identifiers = 0;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #windows = new Set<TransferWindow>();

  open(diskWrites = Number.POSITIVE_INFINITY): TransferWindow {
    const window = new TransferWindow(this, diskWrites);
    this.#windows.add(window);
    return window;
  }

  kill(window: TransferWindow): void {
    window.isDead = true;
    this.#windows.delete(window);
    this.#turn = Promise.resolve();
  }

  #lost = new AbortController();

  /** Another window has taken the turn of the one that works: it is told so, unless it sleeps. */
  takeTurn({ isTold }: { readonly isTold: boolean }): void {
    const lost = this.#lost;
    this.#lost = new AbortController();
    this.#taken.add(lost.signal);
    if (isTold) lost.abort();
  }
  readonly #taken = new WeakSet<AbortSignal>();

  readonly turn: Turn = async (work) => {
    const before = this.#turn;
    const own = before.then(() => {
      const { signal } = this.#lost;
      const hold: Hold = { signal, isHeld: () => !this.#taken.has(signal) };
      return work(hold);
    });
    this.#turn = own.catch(() => undefined);
    await own;
  };

  tellOthers(from: TransferWindow): void {
    for (const window of this.#windows) if (window !== from) window.hear();
  }

  nextIdentifier(): string {
    this.#identifiers += 1;
    return `export-${this.#identifiers}`;
  }
}

export class TransferWindow {
  isDead = false;
  readonly transfers: Transfers;
  readonly alarms: { readonly at: number; readonly run: () => void }[] = [];
  hear: () => void = () => undefined;
  wake: () => void = () => undefined;
  signOut: (instanceId: string) => void = () => undefined;

  constructor(device: TransferDevice, diskWrites: number) {
    let writesLeft = diskWrites;
    const lock = windowLock();
    const instances = { get: () => [device.view], subscribe: () => () => undefined };
    this.transfers = createTransfers({
      store: device.store,
      onDisk: async (work) => {
        if (this.isDead) return never;
        return work({
          getItem: async (key) => device.disk.get(key),
          keys: async () => [...device.disk.keys()],
          removeItem: async (key) => void device.disk.delete(key),
          setItem: async (key, value) => {
            if (device.diskSays) throw device.diskSays;
            device.disk.set(key, value);
            writesLeft -= 1;
            // The bytes are there; that they are was not put down any more.
            if (writesLeft <= 0) device.kill(this);
            return this.isDead ? never : value;
          },
        });
      },
      states: createStore(),
      now: () => device.time,
      makeIdentifier: () => device.nextIdentifier(),
      lock: (name, waitMs, work) => {
        device.lockWaitsMs.push(waitMs);
        return lock(name, waitMs, async () => {
          device.isInTurn = true;
          return work().finally(() => {
            device.isInTurn = false;
          });
        });
      },
      turn: device.turn,
      channel: {
        post: () => device.tellOthers(this),
        subscribe: (listener) => {
          this.hear = () => listener('changed');
        },
      },
      instances,
      client: () => device.barn.client,
      after: (pauseMs, run) => {
        this.alarms.push({ at: device.time + pauseMs, run });
        return () => undefined;
      },
      onWake: (listener) => {
        this.wake = listener;
      },
      onSignedOut: (listener) => {
        this.signOut = listener;
      },
      keep: () => undefined,
      log: () => undefined,
    });
  }
}

function patientStore(onLook: () => boolean): PatientStore {
  const store = memoryStore();
  return {
    ...store,
    landed: async () => undefined,
    look: async (prefix) => {
      const seen = onLook();
      const values = new Map<string, unknown>();
      if (!seen) return { seen, values };
      for (const key of await store.keys(prefix)) values.set(key, await store.read(key));
      return { seen, values };
    },
  };
}
