import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Clock } from '../../pictures/timing/clock';
import type { CameraVideo } from '../video/camera-video';
import { type Coverage, type Look, lookAt, nothingKnown, videoBefore } from '../video/coverage';
import { PictureTurn, pictureEveryMs } from './picture-turn';
import { fasterSpeed, formOf, type Playback, type Skip, standing } from './playback';
import { VideoGroup } from './video-group';

export interface SessionParts {
  /** Opens the video of each camera; none where this browser plays none. */
  readonly openVideos: (onChange: () => void) => readonly CameraVideo[];
  readonly clock: Clock;
  /** Nothing is recorded after it, ms since 1970 UTC by the barn's clock. */
  readonly latest: () => number;
  readonly moment: number;
  /** What was asked for: it stops at the end once. */
  readonly span: TimeSpan;
}

const tickMs = 100;
/** A step where the frames beside are not at hand. */
const usualFrameMs = 200;
/** What happens now is recorded in a moment: nobody plays that bit by bit. */
const nearPresentMs = 6_000;
/** A gap that is shorter than this is no news. */
const shortestSkipMs = 5_000;

/** One clock and one set of controls over the videos of one or several cameras. */
export class PlaybackSession {
  readonly #clock: Clock;
  /** Nothing is recorded after it, ms since 1970 UTC by the barn's clock. */
  readonly latest: () => number;
  #videos = new VideoGroup([]);
  readonly #listeners = new Set<() => void>();
  #end: number | null = null;
  readonly #span: TimeSpan;
  readonly #picture: PictureTurn;
  #coverage: Coverage = nothingKnown;
  #cancelTick: () => void = () => {};
  #resumes = false;
  #playback: Playback = standing;
  #isClosed = false;

  constructor({ openVideos, clock, latest, moment, span }: SessionParts) {
    this.#clock = clock;
    this.latest = latest;
    this.#span = span;
    this.#picture = new PictureTurn(clock, moment);
    this.#videos = new VideoGroup(openVideos(() => this.#follow()));
    this.#set({ form: formOf(1, this.#playsVideo), videos: this.#videos.states });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly playback = (): Playback => this.#playback;

  /** When what is seen was taken, ms since 1970 UTC by the barn's clock. */
  readonly moment = (): number => {
    if (this.#showsPictures) return this.#picture.moment;
    return this.#videos.leader?.frameMoment ?? this.#picture.moment;
  };

  /** As `moment`, and where a single picture is seen, when that one was taken. */
  readonly shownMoment = (): number => {
    const poster = this.poster(0);
    if (poster === null) return this.moment();
    // Where the line was lost, the picture is of another moment than what was gone to last.
    return poster === this.#picture.moment ? (this.#picture.capturedAt ?? poster) : poster;
  };

  /** The moment of the single picture that stands in for a camera's video; null while the video is seen. */
  readonly poster = (index: number): number | null => {
    if (this.#showsPictures) return this.#picture.moment;
    const video = this.#videos.video(index);
    if (!video) return this.#picture.moment;
    const { state } = video;
    if (state.kind === 'shown' || (state.kind === 'opening' && state.ranDry)) return null;
    return state.kind === 'absent' ? null : video.position;
  };

  /** The picture that `poster` named is seen, or there is none. */
  posterSettled(moment: number, capturedAt: number | null): void {
    if (moment !== this.#picture.moment && moment !== this.poster(0)) return;
    if (this.#picture.settle(capturedAt)) this.#tell();
  }

  /** What the barn says of when the camera that leads has recorded, or another one. */
  tell(index: number, coverage: Coverage): void {
    if (index === 0) this.#coverage = coverage;
    this.#videos.video(index)?.tell(coverage);
  }

  get coverage(): Coverage {
    return this.#videos.leader?.coverage ?? this.#coverage;
  }

  play(): void {
    const at = this.moment();
    this.#end = at < this.#span.end - usualFrameMs ? this.#span.end : null;
    this.#set({ playing: true, stop: null, skipped: null });
    this.#picture.begin();
    this.#apply();
  }

  pause(): void {
    if (!this.#playback.playing) return;
    const at = this.moment();
    const wasPictures = this.#showsPictures;
    const { speed } = this.#playback;
    // Whoever plays again means forwards.
    this.#set({ playing: false, ...(speed < 0 && { speed: 1, form: formOf(1, this.#playsVideo) }) });
    this.#apply();
    if (wasPictures) this.#goTo(at);
  }

  toggle(): void {
    if (this.#playback.playing) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    const at = this.moment();
    const wasPictures = this.#showsPictures;
    this.#picture.go(at);
    this.#set({ speed, form: formOf(speed, this.#playsVideo) });
    if (wasPictures && !this.#showsPictures) this.#goTo(at);
    this.#apply();
  }

  /** Plays that way, or faster when it does already. */
  runFaster(direction: 1 | -1): void {
    const { speed, playing } = this.#playback;
    this.setSpeed(fasterSpeed(speed, playing, direction));
    if (!playing) this.play();
  }

  seek(moment: number): void {
    this.#set({ isScrubbing: false, skipped: null, stop: null });
    this.#end = moment < this.#span.end - usualFrameMs ? this.#span.end : null;
    this.#goTo(moment);
    this.#apply();
  }

  /** A finger runs along the line of time: small pictures follow it, and the video when it rests. */
  scrub(moment: number): void {
    if (!this.#playback.isScrubbing) {
      this.#resumes = this.#playback.playing;
      this.#set({ isScrubbing: true, playing: false, skipped: null, stop: null });
      this.#apply();
    }
    this.#setPicture(this.#within(moment));
  }

  endScrub(): void {
    if (!this.#playback.isScrubbing) return;
    // Where one has seen a picture, one wants to be.
    this.seek(this.#picture.capturedAt ?? this.#picture.moment);
    if (this.#resumes) this.play();
  }

  /** One frame on or back. */
  step(direction: 1 | -1): void {
    this.pause();
    const beside = this.#videos.leader?.frameBeside(direction) ?? null;
    this.seek(beside ?? this.moment() + direction * usualFrameMs);
  }

  /** From what has no video to where there is some, or may be. */
  leaveAbsence(): void {
    const look = lookAt(this.coverage, this.moment());
    if (look.kind === 'absent') this.seek(look.until);
  }

  retry(): void {
    this.#videos.retry();
  }

  /** Privacy has changed: what may be seen is asked for anew. */
  reload(): void {
    this.#videos.reload();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTick();
    this.#videos.close();
  }

  get #playsVideo(): boolean {
    return !this.#videos.isEmpty;
  }

  get #showsPictures(): boolean {
    const { isScrubbing, playing, form } = this.#playback;
    return isScrubbing || !this.#playsVideo || (playing && form === 'pictures');
  }

  #within(moment: number): number {
    return Math.round(Math.min(Math.max(0, moment), this.latest()));
  }

  #goTo(moment: number): void {
    this.#setPicture(this.#within(moment));
    this.#videos.seek(this.#picture.moment);
  }

  #setPicture(moment: number): void {
    this.#picture.go(moment);
    this.#tell();
  }

  #set(part: Partial<Playback>): void {
    const next = { ...this.#playback, ...part };
    const names = Object.keys(part) as readonly (keyof Playback)[];
    if (names.every((name) => next[name] === this.#playback[name])) return;
    this.#playback = next;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Videos run or stand as it is wanted, and wait for each other. */
  #apply(): void {
    const { playing, speed } = this.#playback;
    this.#videos.run(playing && !this.#showsPictures ? speed : 0);
    this.#cancelTick();
    if (playing && !this.#isClosed) this.#cancelTick = this.#clock.after(tickMs, () => this.#tick());
  }

  #tick(): void {
    if (this.#showsPictures) this.#turnPicture();
    else this.#videos.keepInStep();
    this.#stopInTime();
    this.#tell();
    this.#apply();
  }

  #turnPicture(): void {
    if (!this.#picture.isDue()) return;
    const next = this.#picture.moment + this.#playback.speed * pictureEveryMs;
    const look = lookAt(this.coverage, next);
    if (look.kind === 'absent') this.#passAbsence(look, next);
    else this.#setPicture(this.#within(next));
  }

  #passAbsence({ reason, until }: Extract<Look, { kind: 'absent' }>, next: number): void {
    const goesOn = this.#playback.speed > 0;
    const beyond = goesOn ? until : videoBefore(this.coverage, next);
    if (beyond === null || beyond >= this.latest()) {
      this.#stop(goesOn ? 'latest' : 'first');
      return;
    }
    this.#skip({ from: this.#picture.moment, to: beyond, reason });
    this.#setPicture(goesOn ? beyond : beyond - 1);
  }

  #stopInTime(): void {
    const at = this.moment();
    const goesOn = this.#playback.speed > 0;
    if (goesOn && this.#end !== null && at >= this.#end - 1) this.#stop('end');
    else if (goesOn && at >= this.latest() - (this.#videos.ranDry ? nearPresentMs : 1)) this.#stop('latest');
    else if (!goesOn && at <= 0) this.#stop('first');
  }

  #stop(stop: NonNullable<Playback['stop']>): void {
    this.pause();
    this.#set({ stop });
  }

  #skip(skip: Skip): void {
    if (Math.abs(skip.to - skip.from) >= shortestSkipMs) this.#set({ skipped: skip });
  }

  /** Something has changed at a video. */
  #follow(): void {
    if (this.#isClosed) return;
    const videos = this.#videos.states;
    const isNew = videos.some((state, index) => state !== this.#playback.videos[index]);
    if (isNew) this.#set({ videos });
    this.#tell();
    if (!this.#playback.playing || this.#showsPictures) return;
    const leader = this.#videos.leader;
    if (leader?.state.kind === 'absent') {
      const { reason, until } = leader.state;
      const from = leader.position;
      if (until >= this.latest()) this.#stop('latest');
      else if (this.#end !== null && until >= this.#end) this.#stop('end');
      else {
        this.#videos.seek(until);
        this.#skip({ from, to: until, reason });
      }
    }
    this.#apply();
  }
}
