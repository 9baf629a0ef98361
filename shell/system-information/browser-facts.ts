import { inTime } from '@barnwatch/shared/storage';

/** What the suite makes use of where a browser has it. Whatever is missing has another way, or a sentence that says so. */
export const abilities = [
  'secureContext',
  'serviceWorker',
  'database',
  'locks',
  'videoDecoder',
  'mediaSource',
  'barcodes',
  'notifications',
] as const;

export type Ability = (typeof abilities)[number];

export type StorageFacts =
  | { readonly kind: 'told'; readonly usedBytes: number; readonly roomBytes: number; readonly isLasting: boolean }
  /** The browser has no such question, refuses it, or takes too long. */
  | { readonly kind: 'untold' };

export const workerStates = ['unsupported', 'none', 'installing', 'waiting', 'active', 'untold'] as const;

export type WorkerState = (typeof workerStates)[number];

/** What this browser can do, and what it keeps for the suite. */
export interface BrowserFacts {
  readonly abilities: Readonly<Record<Ability, boolean>>;
  readonly storage: StorageFacts;
  readonly worker: WorkerState;
}

/** The parts of a window that are asked. */
export interface AskedBrowser {
  readonly isSecureContext: boolean;
  readonly navigator: {
    readonly serviceWorker?: { getRegistration(): Promise<WorkerRegistration | undefined> } | undefined;
    readonly storage?: Pick<StorageManager, 'estimate' | 'persisted'> | undefined;
  };
}

type WorkerRegistration = { readonly [Part in 'active' | 'installing' | 'waiting']: unknown };

/** Who looks at a page is not kept waiting longer for what can be missing. */
const patienceMs = 3_000;

export async function readBrowserFacts(browser: AskedBrowser): Promise<BrowserFacts> {
  const [storage, worker] = await Promise.all([
    answered(readStorage(browser), { kind: 'untold' }),
    answered<WorkerState>(readWorker(browser), 'untold'),
  ]);
  return { abilities: readAbilities(browser), storage, worker };
}

/** The facts as text, for the copyable report; English as the whole of it. */
export function browserReport({ abilities: found, storage, worker }: BrowserFacts): string {
  const room =
    storage.kind === 'told'
      ? `${storage.usedBytes} B of ${storage.roomBytes} B, ${storage.isLasting ? 'lasting' : 'may be cleared'}`
      : 'not told';
  return [
    `browser: ${abilities.map((name) => `${name} ${found[name] ? 'yes' : 'no'}`).join(' · ')}`,
    `storage: ${room}`,
    `service worker: ${worker}`,
  ].join('\n');
}

function readAbilities(browser: AskedBrowser): Readonly<Record<Ability, boolean>> {
  return {
    secureContext: browser.isSecureContext,
    serviceWorker: browser.navigator.serviceWorker !== undefined,
    database: 'indexedDB' in browser,
    locks: 'locks' in browser.navigator,
    videoDecoder: 'VideoDecoder' in browser,
    mediaSource: 'MediaSource' in browser || 'ManagedMediaSource' in browser,
    barcodes: 'BarcodeDetector' in browser,
    notifications: 'Notification' in browser,
  };
}

async function readStorage({ navigator }: AskedBrowser): Promise<StorageFacts> {
  if (!navigator.storage) return { kind: 'untold' };
  const [{ usage, quota }, isLasting] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  if (usage === undefined || quota === undefined) return { kind: 'untold' };
  return { kind: 'told', usedBytes: usage, roomBytes: quota, isLasting };
}

async function readWorker({ navigator }: AskedBrowser): Promise<WorkerState> {
  if (!navigator.serviceWorker) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'none';
  // A newer one that waits is what a person who looks for a reason wants to know first.
  if (registration.waiting) return 'waiting';
  if (registration.active) return 'active';
  return registration.installing ? 'installing' : 'none';
}

async function answered<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const told = await inTime(
    work.catch(() => otherwise),
    patienceMs,
  );
  return told.kind === 'told' ? told.value : otherwise;
}
