import type { StreamTransport } from '../../pictures/origin/connection-budget';
import type { Clock } from '../../pictures/timing/clock';
import { FlvParser } from '../flv/flv-parser';
import type { LiveTag } from '../flv/flv-tag';
import type { CreatePlayer, LivePlayer, PlayerFigures } from '../players/live-player';
import type { PlayerKind } from '../policies/ladder';
import type { LiveCause } from '../policies/live-cause';
import { hasJumped } from '../policies/timeline-check';
import type { OpenTransport } from '../transport/live-transport';
import { causeOfReason } from '../transport/request-cause';
import { type RateWindow, ratePerSecond, withAmount } from './live-statistics';

export interface ConnectionOptions {
  readonly number: number;
  readonly transport: StreamTransport;
  readonly player: PlayerKind;
  readonly clock: Clock;
  readonly openTransport: OpenTransport;
  readonly createPlayer: CreatePlayer;
}

export interface ConnectionEvents {
  opened(): void;
  /** The player is there: its element can be shown, though it has no picture yet. */
  ready(): void;
  frame(capturedAt: number | null): void;
  ended(cause: LiveCause, refused: boolean): void;
}

/** More pictures than this received and none shown: the fault is the player's, not the line's. */
const unshownIsThePlayer = 8;

/** One connection to a camera's live stream with its own parser and player. It ends once and is never used again. */
export class LiveConnection {
  readonly number: number;
  readonly transport: StreamTransport;
  readonly kind: PlayerKind;
  readonly #clock: Clock;
  readonly #events: ConnectionEvents;
  readonly #controller = new AbortController();
  readonly #parser = new FlvParser();
  readonly #since: number;
  #player: LivePlayer | null = null;
  #early: { bytes: Uint8Array; tags: readonly LiveTag[] }[] = [];
  #lastTimestampMs: number | null = null;
  #unshown = 0;
  /** Left out by the player when it last showed a picture. */
  #droppedBefore = 0;
  #bytes: RateWindow = [];
  #frames: RateWindow = [];
  #over = false;

  constructor(options: ConnectionOptions, events: ConnectionEvents) {
    this.number = options.number;
    this.transport = options.transport;
    this.kind = options.player;
    this.#clock = options.clock;
    this.#events = events;
    this.#since = options.clock.now();
    void this.#makePlayer(options);
    options.openTransport(
      options.transport,
      {
        opened: () => events.opened(),
        bytes: (bytes) => this.#take(bytes),
        ended: (cause, refused) => this.#end(cause, refused),
      },
      this.#controller.signal,
    );
  }

  get element(): HTMLElement | null {
    return this.#player?.element ?? null;
  }

  /** True if pictures arrive that the player does not show. Those that it leaves out to catch up are no failure. */
  get playerFails(): boolean {
    return this.#unshown - this.#leftOut() > unshownIsThePlayer;
  }

  figures(): { figures: PlayerFigures | null; bytesPerSecond: number; framesPerSecond: number } {
    const now = this.#clock.now();
    return {
      figures: this.#player?.figures() ?? null,
      bytesPerSecond: ratePerSecond(this.#bytes, now, this.#since),
      framesPerSecond: ratePerSecond(this.#frames, now, this.#since),
    };
  }

  /** Ends without an event; the answer keeps the last picture. */
  close(): HTMLCanvasElement | null {
    this.#over = true;
    this.#controller.abort();
    this.#early = [];
    const last = this.#player?.close() ?? null;
    this.#player = null;
    return last;
  }

  async #makePlayer({ createPlayer, player, clock }: ConnectionOptions): Promise<void> {
    const events = {
      frame: (capturedAt: number | null) => this.#show(capturedAt),
      failed: (cause: LiveCause) => this.#end(cause, false),
    };
    try {
      const made = await createPlayer(player, events, clock);
      if (this.#over) return void made.close();
      this.#player = made;
      this.#events.ready();
      for (const { bytes, tags } of this.#early.splice(0)) made.feed(bytes, tags);
    } catch (error) {
      // Its code could not be fetched, or the browser refuses to make it.
      this.#end({ code: 'decoder', detail: error instanceof Error ? error.name : 'unknown' }, false);
    }
  }

  #take(bytes: Uint8Array): void {
    if (this.#over) return;
    this.#bytes = withAmount(this.#bytes, this.#clock.now(), bytes.length);
    const parsed = this.#parser.push(bytes);
    if (this.#player) this.#player.feed(bytes, parsed.tags);
    else this.#early.push({ bytes, tags: parsed.tags });
    for (const tag of parsed.tags) this.#check(tag);
    if (!parsed.ok) this.#end({ code: 'defect', ...parsed.broken }, false);
  }

  #check(tag: LiveTag): void {
    if (tag.kind === 'end') this.#end(causeOfReason(tag.reason ?? undefined) ?? { code: 'stream-ended' }, false);
    if (tag.kind !== 'picture') return;
    this.#unshown += 1;
    if (hasJumped(this.#lastTimestampMs, tag.timestampMs)) this.#end({ code: 'time-jump' }, false);
    this.#lastTimestampMs = tag.timestampMs;
  }

  #dropped(): number {
    return this.#player?.figures().dropped ?? 0;
  }

  #leftOut(): number {
    return Math.max(0, this.#dropped() - this.#droppedBefore);
  }

  #show(capturedAt: number | null): void {
    if (this.#over) return;
    this.#unshown = 0;
    this.#droppedBefore = this.#dropped();
    this.#frames = withAmount(this.#frames, this.#clock.now(), 1);
    this.#events.frame(capturedAt);
  }

  #end(cause: LiveCause, refused: boolean): void {
    if (this.#over) return;
    this.#over = true;
    this.#events.ended(cause, refused);
  }
}
