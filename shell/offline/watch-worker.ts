import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { Workbox } from 'workbox-window';
import { savesData } from '../loader/saves-data';
import { isStaged } from '../staged/staged-in-use';
import { askToTake } from './ask-worker';
import { countVisit } from './count-visit';
import { type OfflineState, offlineStateAtom, updateAtom } from './offline-state';
import { type ComposedSuite, permittedRemotes } from './permitted-remotes';
import { endWorker, isSwitchedOff } from './switched-off';
import { isWithdrawn } from './withdrawn';
import type { NeedsAnswer, NeedsQuestion, WorkerAnswer } from './worker-messages';

/** Written by `shared/federation/build/service-worker-plugin.ts`. */
const workerAddress = '/service-worker.js';
/** How long after a failed snapshot the next one is tried, ms. */
const nextTryMs = 60_000;
/** How often the server is asked for another worker while a window stays open, ms. */
const lookEveryMs = 60 * 60_000;

/** A worker that was told to take over and does not is no reason to keep a person waiting, ms. */
const longestTakeOverMs = 5_000;

class Withdrawn extends Error {}

/** The address of the shell's program in this window. */
function shellFile(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/shell."]');
  return script?.src ?? '';
}

function stateOf(answer: WorkerAnswer | null): OfflineState {
  if (answer === null) return { kind: 'failed', reason: 'no-answer', snapshot: null };
  if (answer.kind === 'taken') return { kind: 'ready', snapshot: answer.snapshot };
  const { reason, snapshot } = answer;
  // What was taken before starts as well.
  if (snapshot !== null && (reason === 'unreachable' || reason === 'another-contract'))
    return { kind: 'ready', snapshot };
  return { kind: 'failed', reason, snapshot };
}

/** Whether fetching everything was asked for: by installing, or by not asking to spare data. */
function mayFetchAll(): boolean {
  return !savesData() || matchMedia('(display-mode: standalone)').matches;
}

/**
 * A browser that is told of a worker again keeps the one that was to end: so the page asks too, before it registers.
 *
 * @throws when there is no worker to register
 */
async function registerUnlessWithdrawn(worker: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined && (await isWithdrawn(workerAddress))) {
    await registration.unregister();
    throw new Withdrawn('The deployment has withdrawn its worker');
  }
  await worker.register({ immediate: true });
}

/** Another window may have gone over already: then this one is only loaded again. */
async function load(worker: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  worker.addEventListener('controlling', () => location.reload());
  setTimeout(() => location.reload(), longestTakeOverMs);
  worker.messageSkipWaiting();
}

/**
 * Registers the worker, has it keep the suite as it is composed now, and tells of a newer shell that waits.
 *
 * @returns is called at each newer composition
 */
export function watchWorker(states: StateStore, current: () => ComposedSuite): () => void {
  const worker = new Workbox(workerAddress, { updateViaCache: 'none' });
  /** Where the files lie that this window has asked for: those of an earlier composition may be asked for again. */
  const needs = new Set<string>([shellFile()]);
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The remotes that these people may use, in the versions that this window has. */
  const wanted = () => {
    const { registry, accounts } = current();
    const staged = registry.remotes.filter(isStaged).map(({ name, version }) => `${name}@${version}`);
    return { remotes: permittedRemotes(registry, accounts()), staged };
  };
  const question = () => `${current().registry.composedAt} ${JSON.stringify(wanted())}`;

  async function take(): Promise<void> {
    clearTimeout(timer);
    const { registry } = current();
    for (const { baseUrl } of registry.remotes) needs.add(new URL(baseUrl, document.baseURI).href);
    asked = question();
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) return;
    const answer = await askToTake(active, wanted());
    states.set(offlineStateAtom, stateOf(answer));
    if (answer?.kind === 'taken') return;
    const why = answer === null ? 'no answer' : `${answer.reason}: ${answer.detail}`;
    writeLog('warning', 'The suite could not be kept for a start without a network', { why });
    timer = setTimeout(() => void takeIfNeeded(true), nextTryMs);
  }

  /** Rights may come after the start, with a sign-in. */
  async function takeIfNeeded(again = false): Promise<void> {
    if (!again && asked === question()) return;
    if (mayFetchAll()) await take();
    else states.set(offlineStateAtom, { kind: 'sparing' });
  }

  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<NeedsQuestion>) => {
    if (data?.kind === 'what-do-you-need') ports[0]?.postMessage({ needs: [...needs] } satisfies NeedsAnswer);
  });
  worker.addEventListener('waiting', () => {
    states.set(updateAtom, { load: () => void load(worker) });
  });
  if (isSwitchedOff(current())) {
    void endWorker(states);
    return () => undefined;
  }
  registerUnlessWithdrawn(worker).then(
    () => {
      void takeIfNeeded(true);
      addEventListener('online', () => void takeIfNeeded(true));
      document.addEventListener('visibilitychange', () => void takeIfNeeded());
      setInterval(() => void worker.update().catch(() => undefined), lookEveryMs);
    },
    (cause: unknown) => {
      // Without a network there is nothing to register, and what was kept before goes on.
      if (navigator.serviceWorker.controller !== null && !(cause instanceof Withdrawn)) return void takeIfNeeded(true);
      states.set(offlineStateAtom, { kind: 'without-worker', detail: String(cause) });
    },
  );
  void countVisit(states);
  return () => {
    if (isSwitchedOff(current())) return void endWorker(states);
    void worker.update().catch(() => undefined);
    void takeIfNeeded();
  };
}
