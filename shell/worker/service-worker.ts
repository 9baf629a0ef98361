/**
 * The service worker of the suite: the shell and one whole snapshot of the remotes start without a network. It answers
 * for files of the suite only. What an instance is asked goes by it untouched, tokens never reach it, and nothing that
 * happens in it may keep the suite from starting: whatever fails here is asked of the network.
 */

import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isWithdrawn } from '../offline/withdrawn';
import { patientCache, type TakeRequest, type WorkerAnswer } from '../offline/worker-messages';
import { cleanUp } from './clean-up';
import { EarlyAnswer } from './early-answer';
import { freeBytes } from './free-bytes';
import { cachePrefix, KeptSuite } from './kept-suite';
import { tellOfLine } from './line-is-back';
import { showSuite } from './message-press';
import { registryPlugin } from './registry-answer';
import { inTime, isNavigationHere, isSuiteFile, keptWithinMs, startWithinMs } from './requests';
import { foreignScripts, page, shellCacheName } from './shell-files';
import { sharePath, takeShare } from './take-share';
import { takeSnapshot } from './take-snapshot';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };
/** Written by the build: the contract that this shell provides. */
declare const barnwatchContract: string;

const shellFiles = self.__WB_MANIFEST;
const ownShell = shellCacheName(shellFiles);
const shell = new PrecacheController({ cacheName: ownShell });
shell.addToCacheList(shellFiles);
const kept = new KeptSuite(caches);
const { origin } = self.location;

async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  // Somebody may deploy at this moment: half of one build and half of another would start only with a network.
  const foreign = foreignScripts((await (await shell.matchPrecache(page))?.text()) ?? '', shellFiles);
  if (foreign.length === 0) return;
  await caches.delete(ownShell);
  throw new Error(`The page belongs to another build: ${foreign.join()}`);
}

/** One after the other: what one throws away another might just have taken. */
let lastTask: Promise<unknown> = Promise.resolve();

function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const turn = lastTask.then(task);
  lastTask = turn.catch(() => undefined);
  return turn;
}

/** From now on nothing is kept any more. */
let isEnding = false;

/** Leaves nothing behind. What was shared with the suite is a person's, and stays. */
async function end(): Promise<void> {
  isEnding = true;
  await self.registration.unregister();
  await lastTask;
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(own.map((name) => caches.delete(name)));
}

async function endIfWithdrawn(): Promise<void> {
  if (await isWithdrawn(self.location.href)) await end();
}

async function answerFile(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const address = `${url.origin}${url.pathname}`;
  const find = async () => (await kept.find(address)) ?? (await caches.match(address));
  // A second try wants another answer than the first one was.
  const isSecondTry = url.searchParams.has('retry');
  const known = isSecondTry ? undefined : await inTime(find());
  if (known !== undefined) return known;
  try {
    return await fetch(request);
  } catch (cause) {
    const instead = isSecondTry ? await inTime(find()) : undefined;
    if (instead === undefined) throw cause;
    return instead;
  }
}

async function take({ remotes, staged }: TakeRequest): Promise<WorkerAnswer> {
  const environment = {
    fetch: fetch.bind(self),
    origin,
    contract: barnwatchContract,
    now: Date.now,
    room: () => freeBytes(navigator),
  };
  return takeSnapshot(kept, { remotes, staged }, environment);
}

async function clean(): Promise<void> {
  if (isEnding) return;
  const { waiting, installing } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window' });
  await cleanUp({ kept, caches, pages, ownShell, isFollowed: waiting !== null || installing !== null });
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showSuite(self.clients, self.registration.scope));
});
self.addEventListener('sync', (event) => event.waitUntil(tellOfLine(event.tag, self.clients)));
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return;
  // Only a person asks for it, in a window that has nothing to lose.
  if (Reflect.get(data, 'type') === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (Reflect.get(data, 'kind') !== 'take' || isEnding) return;
  const [port] = event.ports;
  const turn = inTurn(() => take(data as TakeRequest));
  event.waitUntil(turn.then((answer) => port?.postMessage(answer)).then(() => inTurn(clean)));
});

const plugins = [registryPlugin(kept, barnwatchContract, () => void end())];
const registryWithin = (ms: number) =>
  new NetworkFirst({ cacheName: `${cachePrefix}-registry`, networkTimeoutSeconds: ms / 1000, plugins });
const isRegistry = ({ url }: { readonly url: URL }) => url.origin === origin && url.pathname === '/suite.json';
registerRoute((asked) => isRegistry(asked) && asked.request.cache === patientCache, registryWithin(keptWithinMs));
const registryOfStart = registryWithin(startWithinMs);
const earlyRegistry = new EarlyAnswer(keptWithinMs, () => performance.now());
registerRoute(isRegistry, async (asked) => earlyRegistry.take() ?? registryOfStart.handle(asked));
registerRoute(
  (asked) => asked.sameOrigin && isNavigationHere(asked),
  async ({ event, request }) => {
    const known = inTime(shell.matchPrecache(page));
    // The page asks for it in its first lines: what a process needs to start, and a phone to read them, is won.
    earlyRegistry.begin(registryOfStart.handle({ event, request: new Request('/suite.json') }));
    event.waitUntil(endIfWithdrawn());
    return (await known) ?? fetch(request);
  },
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => takeShare(request, caches, Date.now()),
  'POST',
);
registerRoute(new PrecacheRoute(shell));
registerRoute(
  (asked) => isSuiteFile(asked, origin),
  ({ request }) => answerFile(request),
);
setCatchHandler(({ request }) => fetch(request));
