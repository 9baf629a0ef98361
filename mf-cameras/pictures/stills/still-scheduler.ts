import {
  inspectData,
  inspectPicture,
  isTooSmall,
  mostPictureBytes,
  type PictureDamage,
  type PictureShelf,
} from '@barnwatch/shared/pictures/files';
import type { Clock } from '../timing/clock';
import { isFarBelowAsked } from './far-below-asked';
import type { FetchedStill, StillAnswer, StillFailure } from './still-answer';
import { isReusable, type StillFacts, type StillFrame } from './still-frame';
import { combineNeeds } from './still-needs';
import { planStills, spaced } from './still-plan';
import * as queues from './still-queue';

export type StillRequest = (options: {
  readonly ySize: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}) => Promise<StillAnswer>;

export interface SchedulerSurroundings {
  readonly clock: Clock;
  readonly stillCache: PictureShelf<StillFacts>;
  /** Connections that stills may use at once, asked before every round: it depends on the protocol and the streams. */
  readonly limit: () => number;
  /**
   * Least time between two requests, ms. Those that go out together come back together, and each then waits for the
   * work of the others; apart, that work falls into the time in which the barn makes the next picture.
   */
  readonly apartMs: number;
  /** True if the browser can paint the JPEG. */
  readonly decodes: (blob: Blob) => Promise<boolean>;
  readonly random: () => number;
}

/** A first try is ended early, so that hanging cameras free their connections; a failed one gets more time alone. */
const firstTimeoutMs = 4000;
const laterTimeoutMs = 8000;

interface Asked {
  readonly request: StillRequest;
  readonly needs: Set<queues.StillNeed>;
}

/** Asks one origin for stills, in the order of `planStills`, and puts them into the cache. */
export class StillScheduler {
  readonly #surroundings: SchedulerSurroundings;
  readonly #asked = new Map<string, Asked>();
  readonly #failures = new Map<string, StillFailure>();
  readonly #controllers = new Map<string, AbortController>();
  #queue: queues.StillQueue = new Map();
  #paused = false;
  #tickets = 0;
  #lastStartAt = Number.NEGATIVE_INFINITY;
  #isPlanned = false;
  #cancelWake: () => void = () => {};

  constructor(surroundings: SchedulerSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Requests under way. */
  get running(): number {
    return this.#controllers.size;
  }

  /** Why the last request for this camera brought no picture; null if it did. */
  failure(key: string): StillFailure | null {
    return this.#failures.get(key) ?? null;
  }

  /** Adds a tile's need; the answer takes it back. Needs for one camera are served by one request. */
  want(key: string, need: queues.StillNeed, request: StillRequest): () => void {
    const asked = this.#asked.get(key) ?? { request, needs: new Set() };
    asked.needs.add(need);
    this.#asked.set(key, { ...asked, request });
    this.#renew(key);
    return () => {
      asked.needs.delete(need);
      // A tile that only changes its need takes the old one back first: its request must not be lost in between.
      queueMicrotask(() => this.#renew(key));
    };
  }

  /** While paused nothing is asked and what is under way is stopped. */
  setPaused(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    this.#run();
  }

  /** Asks again at once whatever had failed. */
  retryFailed(): void {
    this.#queue = queues.retried(this.#queue, this.#surroundings.clock.now());
    this.#run();
  }

  #renew(key: string): void {
    const need = combineNeeds([...(this.#asked.get(key)?.needs ?? [])]);
    if (!need) {
      this.#asked.delete(key);
      this.#failures.delete(key);
      this.#abort(key);
      this.#queue = queues.unwanted(this.#queue, key);
    } else {
      const now = this.#surroundings.clock.now();
      this.#queue = queues.wanted(
        this.#queue,
        key,
        need,
        now,
        heldSince(this.#surroundings.stillCache.frame(key), need, now),
      );
    }
    this.#runSoon();
  }

  /** Hundreds of tiles that tell their needs one after the other are planned for once, not for each of them. */
  #runSoon(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      this.#run();
    });
  }

  #run(): void {
    const { clock, limit, apartMs } = this.#surroundings;
    const now = clock.now();
    const plan = planStills(this.#queue, { now, limit: limit(), paused: this.#paused });
    for (const key of plan.abort) this.#abort(key);
    const { start, waitMs } = spaced(plan.start, now - this.#lastStartAt, apartMs);
    if (start.length > 0) this.#lastStartAt = now;
    for (const key of start) void this.#ask(key);
    const wakes = [plan.wakeAt === null ? null : plan.wakeAt - now, waitMs].filter((wake) => wake !== null);
    this.#cancelWake();
    this.#cancelWake = wakes.length === 0 ? () => {} : clock.after(Math.min(...wakes), () => this.#run());
  }

  #abort(key: string): void {
    this.#controllers.get(key)?.abort();
    this.#controllers.delete(key);
    this.#queue = queues.aborted(this.#queue, key);
  }

  async #ask(key: string): Promise<void> {
    const asked = this.#asked.get(key);
    const camera = this.#queue.get(key);
    if (!asked || !camera) return;
    this.#tickets += 1;
    const ticket = this.#tickets;
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    this.#queue = queues.started(this.#queue, key, ticket);
    const { ySize } = camera.need;
    const timeoutMs = camera.failures > 0 ? laterTimeoutMs : firstTimeoutMs;
    const answer = await asked.request({ ySize, timeoutMs, signal: controller.signal });
    if (!queues.isAwaited(this.#queue, key, ticket)) return;
    this.#controllers.delete(key);
    if (answer.kind === 'still') {
      // The next request goes out while this picture is decoded.
      this.#queue = queues.received(this.#queue, key);
      this.#run();
      const judged = await this.#checked(answer, ySize);
      // Asked again meanwhile, or not wanted any more.
      if (this.#queue.get(key)?.running !== null) return;
      this.#settle(key, judged, ySize);
    } else {
      this.#settle(key, answer, ySize);
    }
    this.#run();
  }

  #settle(key: string, answer: StillAnswer, ySize: number): void {
    const { clock, stillCache, random } = this.#surroundings;
    const now = clock.now();
    switch (answer.kind) {
      case 'still':
        this.#queue = queues.arrived(this.#queue, key, now);
        this.#failures.delete(key);
        stillCache.put(key, answer.still.blob, factsOf(answer.still, now, ySize));
        return;
      case 'failed':
        this.#queue = queues.failed(this.#queue, key, now, random(), answer.failure.retryAfterMs);
        this.#failures.set(key, answer.failure);
        stillCache.touch(key);
        return;
      case 'aborted':
        this.#queue = queues.failed(this.#queue, key, now, random());
        return;
    }
  }

  async #checked(answer: StillAnswer, ySize: number): Promise<StillAnswer> {
    if (answer.kind !== 'still') return answer;
    const damage = await this.#damageOf(answer.still, ySize);
    return damage ? { kind: 'failed', failure: { code: 'damaged', damage } } : answer;
  }

  async #damageOf({ blob }: FetchedStill, ySize: number): Promise<PictureDamage | null> {
    if (blob.size > mostPictureBytes) return 'too-large';
    const bytes = await blob.arrayBuffer().catch(() => null);
    if (!bytes) return 'undecodable';
    const verdict = inspectPicture(new Uint8Array(bytes));
    if (!verdict.ok) return verdict.damage;
    if (isTooSmall(verdict) || isFarBelowAsked(verdict.height, ySize)) return 'too-small';
    const damage = await inspectData(new Uint8Array(bytes));
    if (damage) return damage;
    return (await this.#surroundings.decodes(blob)) ? null : 'undecodable';
  }
}

function factsOf({ timestamp, timeDefect }: FetchedStill, receivedAt: number, ySize: number): StillFacts {
  return { timestamp, receivedAt, stale: false, ySize, ...(timeDefect && { timeDefect }) };
}

/** Since when there is a still to be used again; one of an earlier visit is shown and does not delay the next. */
function heldSince(frame: StillFrame | null, need: queues.StillNeed, now: number): number | null {
  return frame && isReusable(frame, need.ySize, now) ? frame.receivedAt : null;
}
