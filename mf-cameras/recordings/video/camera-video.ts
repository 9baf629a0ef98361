import type { TimeSpan } from '@barnwatch/shared/wire';
import { backoffDelay } from '../../pictures/timing/backoff';
import { type Absence, type AbsenceReason, type Coverage, lookAt, nothingKnown } from './coverage';
import { HeldVideo } from './held-video';
import { loadedUntil, planPieces, toleranceMs } from './plan-pieces';
import { readPiece } from './read-piece';
import { mayPass, type VideoFailure } from './video-failure';
import { isSameState, type VideoState } from './video-state';
import type { VideoSurroundings } from './video-surroundings';

const retryStepsMs = [500, 1000, 2000, 4000, 5000] as const;
/** What happens now is recorded in a moment. */
const awaitedMs = 1000;
/** A browser tells of most things by itself, and not that a video has run to the end of what is there. */
const lookEveryMs = 200;
const told = ['seeked', 'canplay', 'waiting', 'playing', 'timeupdate', 'loadeddata'] as const;

/**
 * The recorded video of one camera: fetched in pieces around the moment that is wanted, given back when it is far from
 * it, asked for again when the line was lost. What is superseded is called off.
 */
export class CameraVideo {
  readonly #on: VideoSurroundings;
  readonly #closing = new AbortController();
  #held: HeldVideo;
  #wanted: number;
  #rate = 0;
  #told: Coverage = nothingKnown;
  /** Found out by asking. */
  #found: readonly Absence[] = [];
  #fetch: { readonly span: TimeSpan; readonly ending: AbortController } | null = null;
  #failure: VideoFailure | null = null;
  #attempt = 0;
  #cancelRetry: () => void = () => {};
  #cancelLook: () => void = () => {};
  #state: VideoState = { kind: 'opening', ranDry: false };
  /** Whether anything was seen since it went to where it is. */
  #wasSeen = false;

  /** @param moment what is seen first, ms since 1970 UTC by the barn's clock */
  constructor(on: VideoSurroundings, moment: number) {
    this.#on = on;
    this.#wanted = moment;
    const { element, openTrack } = on;
    this.#held = new HeldVideo(element, openTrack, moment);
    const { signal } = this.#closing;
    for (const name of told) element.addEventListener(name, () => this.#follow(), { signal });
    const choke = () => {
      if (!element.error) return;
      this.#endFetch();
      this.#fail({ kind: 'undecodable' });
    };
    element.addEventListener('error', choke, { signal });
    this.#go(moment);
  }

  get state(): VideoState {
    return this.#state;
  }

  /** How fast it is to run; 0 while it stands still. */
  get rate(): number {
    return this.#rate;
  }

  /** Where the video stands: between two frames while it plays. */
  get position(): number {
    return this.#state.kind === 'shown' ? this.#held.position : this.#wanted;
  }

  /** When the frame that is seen was taken; where that is not known, the position. */
  get frameMoment(): number {
    const { position } = this;
    return (this.#state.kind === 'shown' ? this.#held.frames.at(position) : null) ?? position;
  }

  /** The frame before or after the one that is seen; null where it is not at hand. */
  frameBeside(direction: 1 | -1): number | null {
    return this.#held.frames.beside(this.position, direction);
  }

  get coverage(): Coverage {
    return { ...this.#told, absences: [...this.#told.absences, ...this.#found] };
  }

  /** What the barn says of when it has recorded. */
  tell(coverage: Coverage): void {
    this.#told = coverage;
    this.#steer();
    this.#follow();
  }

  seek(moment: number): void {
    if (this.#closing.signal.aborted) return;
    this.#forgive();
    this.#go(moment);
  }

  /** @param rate 0: it stands still */
  run(rate: number): void {
    if (this.#closing.signal.aborted) return;
    if (rate === 0) this.#wanted = this.position;
    this.#rate = rate;
    this.#play();
    this.#steer();
    this.#watch();
  }

  /** Slightly faster or slower, to keep step with others. */
  adjust(factor: number): void {
    const { element } = this.#on;
    const rate = this.#rate * factor;
    if (rate > 0 && element.playbackRate !== rate) element.playbackRate = rate;
  }

  /** Asks again now for what failed. */
  retry(): void {
    // What an element has choked on, it does not forget.
    if (this.#failure?.kind === 'undecodable') this.reload();
    this.#forgive();
    this.#steer();
    this.#follow();
  }

  /** Nothing at hand stays: what may be seen is asked for anew. */
  reload(): void {
    if (this.#closing.signal.aborted) return;
    const { position } = this;
    this.#reopen(position);
    this.#go(position);
  }

  close(): void {
    this.#closing.abort();
    this.#endFetch();
    this.#cancelRetry();
    this.#cancelLook();
    this.#on.element.pause();
    this.#held.close();
  }

  #go(moment: number): void {
    if (!this.#held.reaches(moment)) this.#reopen(moment);
    this.#wanted = moment;
    this.#state = { kind: 'opening', ranDry: false };
    this.#wasSeen = false;
    this.#held.go(moment);
    this.#steer();
    this.#follow();
    this.#on.onChange();
  }

  #reopen(moment: number): void {
    this.#endFetch();
    this.#forgive();
    this.#found = [];
    this.#held.close();
    this.#held = new HeldVideo(this.#on.element, this.#on.openTrack, moment);
    this.#play();
  }

  #forgive(): void {
    this.#cancelRetry();
    this.#failure = null;
    this.#attempt = 0;
  }

  #steer(): void {
    if (this.#closing.signal.aborted || this.#failure) return;
    const plan = planPieces({
      position: this.position,
      rate: this.#rate,
      loaded: this.#held.loaded,
      fetching: this.#fetch?.span ?? null,
      coverage: this.coverage,
      latest: this.#on.latest(),
    });
    switch (plan.kind) {
      case 'go-on':
        return;
      case 'rest':
        if (plan.end) this.#endFetch();
        // What is about to be recorded nobody else would ask for.
        if (!this.#fetch && this.#look(this.#rate > 0).kind === 'opening') this.#steerIn(awaitedMs);
        return;
      case 'fetch':
        this.#endFetch();
        void this.#load(plan.piece);
    }
  }

  #endFetch(): void {
    this.#fetch?.ending.abort();
    this.#fetch = null;
  }

  async #load(span: TimeSpan): Promise<void> {
    const fetch = { span, ending: new AbortController() };
    this.#fetch = fetch;
    const held = this.#held;
    const need = loadedUntil(held.loaded, this.position);
    let reached = span.start;
    const frames = async (bytes: Uint8Array<ArrayBuffer>, moments: readonly number[], until: number) => {
      await held.append(bytes, moments);
      if (this.#fetch !== fetch) return;
      if (moments.length > 0) this.#attempt = 0;
      reached = Math.max(reached, until);
      this.#follow();
    };
    const begin = (type: string, capturedAt: number) => held.begin(type, capturedAt);
    const { openPiece, clock } = this.#on;
    const failure = await readPiece({ span, openPiece, clock }, { begin, frames }, fetch.ending.signal);
    // Superseded meanwhile: nobody wants to know how it ended.
    if (this.#fetch !== fetch) return;
    this.#fetch = null;
    if (failure) this.#refuse(failure, { start: Math.max(need, reached), end: span.end });
    else this.#settle(span, need, reached);
    held.tidy(this.position);
    this.#steer();
    this.#follow();
  }

  /** A piece has come. One that brought nothing of what was missing tells that there is nothing. */
  #settle(span: TimeSpan, need: number, reached: number): void {
    const isWhole = reached >= span.end - toleranceMs;
    this.#held.markDone({ start: span.start, end: isWhole ? span.end : reached });
    if (!isWhole && reached <= need + 1) this.#note({ start: need, end: span.end }, 'gap');
  }

  #refuse(failure: VideoFailure, missing: TimeSpan): void {
    if (failure.kind === 'privacy') this.#note(missing, 'privacy');
    else if (failure.kind === 'not-recorded') this.#note(missing, 'gap');
    else this.#fail(failure);
  }

  #note(span: TimeSpan, reason: AbsenceReason): void {
    if (span.end > span.start) this.#found = [...this.#found, { span, reason }];
  }

  #fail(failure: VideoFailure): void {
    this.#failure = failure;
    if (mayPass(failure)) {
      const leastMs = failure.kind === 'failed' ? (failure.error.context.retryAfterMs ?? 0) : 0;
      const delayMs = Math.max(leastMs, backoffDelay(retryStepsMs, this.#attempt, this.#on.random()));
      this.#attempt += 1;
      this.#steerIn(delayMs);
    }
    this.#follow();
  }

  #steerIn(delayMs: number): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#on.clock.after(delayMs, () => {
      this.#failure = null;
      this.#steer();
    });
  }

  #play(): void {
    const { element } = this.#on;
    // A browser refuses only what was closed meanwhile, or what nobody has touched: both are seen as standing still.
    if (this.#rate > 0) void element.play().catch(() => {});
    else element.pause();
    if (this.#rate > 0) element.playbackRate = this.#rate;
  }

  /** While it runs, what the browser does not tell is looked for. */
  #watch(): void {
    this.#cancelLook();
    if (this.#rate === 0) return;
    this.#cancelLook = this.#on.clock.after(lookEveryMs, () => {
      if (this.#on.element.paused) this.#play();
      this.#follow();
      this.#steer();
      this.#watch();
    });
  }

  #follow(): void {
    if (this.#closing.signal.aborted) return;
    const runs = this.#rate > 0;
    if (!this.#held.isSeen(runs)) this.#held.passHole();
    const next = this.#look(runs);
    if (next.kind !== 'shown' && this.#state.kind === 'shown') this.#wanted = this.#held.standsAt(runs);
    if (next.kind === 'shown') this.#wasSeen = true;
    if (isSameState(next, this.#state)) return;
    this.#state = next;
    this.#on.onChange();
  }

  #look(runs: boolean): VideoState {
    if (this.#held.isSeen(runs)) return { kind: 'shown' };
    const position = this.#held.standsAt(runs);
    const missing = loadedUntil(this.#held.loaded, position);
    const look = lookAt(this.coverage, missing - position <= toleranceMs ? missing : position);
    if (look.kind === 'absent') return { kind: 'absent', reason: look.reason, until: look.until };
    return this.#failure ? { kind: 'failed', failure: this.#failure } : { kind: 'opening', ranDry: this.#wasSeen };
  }
}
