import { onSignedOut } from '@barnwatch/shared/auth-client';
import { instancePrefix, PictureShelf } from '@barnwatch/shared/pictures/files';
import { deviceStorage } from '@barnwatch/shared/storage';
import { ConnectionBudget } from '../origin/connection-budget';
import { type OriginProtocol, protocolOf } from '../origin/protocol';
import { TransportMemory } from '../origin/transport-choice';
import { PlaceWatch } from '../places/place-watch';
import type { StillFacts } from '../stills/still-frame';
import { StillScheduler } from '../stills/still-scheduler';
import { StillStore } from '../stills/still-store';
import { type Clock, systemClock } from '../timing/clock';
import { decodes } from './decodes';
import { browserHiddenNews, type HiddenNews } from './hidden-news';

/** Who shares the connections to one origin. */
export interface OriginPictures {
  readonly budget: ConnectionBudget;
  readonly transports: TransportMemory;
  readonly scheduler: StillScheduler;
}

const PROTOCOL_ASKED_EVERY_MS = 5000;

/** About what the device works for one still: found by `npm run bench -- P8`. */
const STILLS_APART_MS = 8;

/** All pictures of this page: connections and pictures belong to the page, not to the screen that shows them. */
export class PagePictures {
  readonly clock: Clock;
  readonly shelf = new PictureShelf<StillFacts>();
  readonly places = new PlaceWatch();
  readonly store: StillStore;
  readonly #news: HiddenNews;
  readonly #origins = new Map<string, OriginPictures>();
  readonly #whenHidden = new Set<(key: string) => void>();
  #paused = false;

  constructor(clock: Clock, store: StillStore, news: HiddenNews) {
    this.clock = clock;
    this.store = store;
    this.#news = news;
    news.listen((keys) => {
      for (const key of keys) this.forget(key);
    });
  }

  at(origin: string): OriginPictures {
    const known = this.#origins.get(origin);
    if (known) return known;
    const budget = new ConnectionBudget(rememberedProtocol(origin, this.clock));
    const { clock, shelf } = this;
    const limit = () => budget.stillLimit();
    const scheduler = new StillScheduler({
      clock,
      shelf,
      limit,
      apartMs: STILLS_APART_MS,
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
  forgive(): void {
    for (const { scheduler } of this.#origins.values()) scheduler.forgive();
  }

  /** Privacy was switched on: not one picture of this camera stays, and none that is under way comes in. */
  forget(key: string): void {
    const isNews = this.shelf.seal(key);
    void this.store.remove(key);
    if (isNews) for (const listener of [...this.#whenHidden]) listener(key);
  }

  /** As `forget`, in all windows of this browser: privacy was switched on here. */
  forgetEverywhere(keys: readonly string[]): void {
    for (const key of keys) this.forget(key);
    this.#news.tell(keys);
  }

  /** Privacy has ended: pictures of this camera are taken again. */
  release(key: string): void {
    this.shelf.unseal(key);
  }

  /** Told when a camera's pictures are forgotten, whichever window has switched privacy on. */
  onHidden(listener: (key: string) => void): () => void {
    this.#whenHidden.add(listener);
    return () => this.#whenHidden.delete(listener);
  }

  forgetInstance(instanceId: string): void {
    const prefix = instancePrefix(instanceId);
    this.shelf.removeWhere((key) => key.startsWith(prefix));
    void this.store.removeBelow(prefix);
  }
}

/** Looks into the browser's timings only until the answer is known: reading them all is not free. */
function rememberedProtocol(origin: string, clock: Clock): () => OriginProtocol {
  let known: OriginProtocol | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!known && clock.now() - askedAt >= PROTOCOL_ASKED_EVERY_MS) {
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
    browserHiddenNews(),
  );
  const follow = () => pictures.setPaused(document.visibilityState === 'hidden' || !navigator.onLine);
  document.addEventListener('visibilitychange', follow);
  addEventListener('offline', follow);
  addEventListener('online', () => {
    follow();
    pictures.forgive();
  });
  onSignedOut((instanceId) => pictures.forgetInstance(instanceId));
  follow();
  return pictures;
}
