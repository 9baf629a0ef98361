import { onSignedOut } from '@barnwatch/shared/auth-client';
import { instancePrefix, keptPicturesPrefix, PictureShelf } from '@barnwatch/shared/pictures/files';
import { deviceStorage } from '@barnwatch/shared/storage';
import { ConnectionBudget } from '../origin/connection-budget';
import { type OriginProtocol, protocolOf } from '../origin/protocol';
import { TransportMemory } from '../origin/transport-memory';
import { PlaceWatch } from '../places/place-watch';
import type { StillFacts } from '../stills/still-frame';
import { StillScheduler } from '../stills/still-scheduler';
import { StillStore } from '../stills/still-store';
import { type Clock, systemClock } from '../timing/clock';
import { decodes } from './decodes';
import { browserPrivacyChannel, type PrivacyChannel } from './privacy-channel';

/** Who shares the connections to one origin. */
export interface OriginPictures {
  readonly budget: ConnectionBudget;
  readonly transports: TransportMemory;
  readonly scheduler: StillScheduler;
}

const protocolAskedEveryMs = 5000;

/** About what the device works for one still: found by `npm run bench -- P8`. */
const stillsApartMs = 8;

/** All pictures of this page: connections and pictures belong to the page, not to the screen that shows them. */
export class PagePictures {
  readonly clock: Clock;
  readonly stillCache = new PictureShelf<StillFacts>();
  readonly places = new PlaceWatch();
  readonly store: StillStore;
  readonly #privacyChannel: PrivacyChannel;
  readonly #origins = new Map<string, OriginPictures>();
  readonly #whenHidden = new Set<(key: string) => void>();
  #paused = false;

  constructor(clock: Clock, store: StillStore, privacyChannel: PrivacyChannel) {
    this.clock = clock;
    this.store = store;
    this.#privacyChannel = privacyChannel;
    privacyChannel.listen((keys) => {
      for (const key of keys) this.forget(key);
    });
  }

  at(origin: string): OriginPictures {
    const known = this.#origins.get(origin);
    if (known) return known;
    const budget = new ConnectionBudget(rememberedProtocol(origin, this.clock));
    const { clock, stillCache } = this;
    const limit = () => budget.stillLimit();
    const scheduler = new StillScheduler({
      clock,
      stillCache,
      limit,
      apartMs: stillsApartMs,
      decodes,
      random: Math.random,
    });
    scheduler.setPaused(this.#paused);
    const made = { budget, transports: new TransportMemory(), scheduler };
    this.#origins.set(origin, made);
    return made;
  }

  /** Nothing is asked while nobody can see it or nothing can arrive. */
  setPaused(paused: boolean): void {
    this.#paused = paused;
    for (const { scheduler } of this.#origins.values()) scheduler.setPaused(paused);
  }

  /** The network is back: whatever failed is tried at once. */
  retryFailed(): void {
    for (const { scheduler } of this.#origins.values()) scheduler.retryFailed();
  }

  /** Privacy was switched on: not one picture of this camera stays, and none that is under way comes in. */
  forget(key: string): void {
    const isNew = this.stillCache.seal(key);
    void this.store.remove(key);
    void this.store.removeBelow(keptPicturesPrefix(key));
    if (isNew) for (const listener of [...this.#whenHidden]) listener(key);
  }

  /** As `forget`, in all windows of this browser: privacy was switched on here. */
  forgetEverywhere(keys: readonly string[]): void {
    for (const key of keys) this.forget(key);
    this.#privacyChannel.tell(keys);
  }

  /** Privacy has ended: pictures of this camera are taken again. */
  release(key: string): void {
    this.stillCache.unseal(key);
  }

  /** Told when a camera's pictures are forgotten, whichever window has switched privacy on. */
  onHidden(listener: (key: string) => void): () => void {
    this.#whenHidden.add(listener);
    return () => this.#whenHidden.delete(listener);
  }

  forgetInstance(instanceId: string): void {
    const prefix = instancePrefix(instanceId);
    this.stillCache.removeWhere((key) => key.startsWith(prefix));
    void this.store.removeBelow(prefix);
  }
}

/** Looks into the browser's timings only until the answer is known: reading them all is not free. */
function rememberedProtocol(origin: string, clock: Clock): () => OriginProtocol {
  let known: OriginProtocol | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!known && clock.now() - askedAt >= protocolAskedEveryMs) {
      askedAt = clock.now();
      const entries = performance.getEntriesByType('resource');
      known = protocolOf(
        origin,
        entries.filter((entry) => entry instanceof PerformanceResourceTiming),
      );
    }
    return known ?? 'one-request-a-connection';
  };
}

let page: PagePictures | null = null;

/** The pictures of this page, made when the first screen needs them. */
export function pagePictures(): PagePictures {
  page ??= started();
  return page;
}

function started(): PagePictures {
  const pictures = new PagePictures(
    systemClock,
    new StillStore(deviceStorage.open('stills'), Date.now),
    browserPrivacyChannel(),
  );
  const follow = () => pictures.setPaused(document.visibilityState === 'hidden' || !navigator.onLine);
  document.addEventListener('visibilitychange', follow);
  addEventListener('offline', follow);
  addEventListener('online', () => {
    follow();
    pictures.retryFailed();
  });
  onSignedOut((instanceId) => pictures.forgetInstance(instanceId));
  follow();
  return pictures;
}
