import type { OpenTrack, VideoTrack } from '../media-track';
import { PieceReader } from '../piece-reader';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A video element and the track behind it, as far as the player looks at them; time goes on when a test says so. */
export class VideoDouble extends EventTarget {
  error: MediaError | null = null;
  paused = true;
  playbackRate = 1;
  seeking = false;
  readyState = 0;
  /** Tracks that are open: 0 when everything was cleaned up. */
  openTracks = 0;
  /** What the track is to say to the next bytes. */
  refuses = false;
  #time = 0;
  #buffered: Range[] = [];

  get element(): HTMLVideoElement {
    // Of an element nothing else is used.
    return this as unknown as HTMLVideoElement;
  }

  get currentTime(): number {
    return this.#time;
  }

  set currentTime(time: number) {
    this.#time = time;
    this.seeking = true;
    queueMicrotask(() => this.#look());
  }

  async play(): Promise<void> {
    this.paused = false;
  }

  pause(): void {
    this.paused = true;
  }

  /** Lets it play for a while, as far as there is something to play. */
  advance(ms: number): void {
    const range = this.#range();
    if (this.paused || this.seeking || !range) return;
    this.#time = Math.min(range.end - 0.01, this.#time + (ms / 1000) * this.playbackRate);
    this.readyState = range.end - this.#time <= 0.011 ? HTMLMediaElement.HAVE_CURRENT_DATA : 4;
    this.dispatchEvent(new Event(this.readyState < 3 ? 'waiting' : 'timeupdate'));
  }

  readonly openTrack: OpenTrack = () => {
    this.openTracks += 1;
    this.#buffered = [];
    this.readyState = 0;
    const track = new TrackDouble(this, (range) => this.#hold(range));
    return Object.assign(track, {
      close: () => {
        this.openTracks -= 1;
        this.#buffered = [];
      },
      remove: async (start: number, end: number) => {
        this.#buffered = this.#buffered.flatMap((range) =>
          [
            { start: range.start, end: Math.min(range.end, start) },
            { start: Math.max(range.start, end), end: range.end },
          ].filter((left) => left.end > left.start),
        );
      },
    });
  };

  get buffered(): readonly Range[] {
    return this.#buffered;
  }

  #hold(range: Range): void {
    const merged: Range[] = [];
    for (const one of [...this.#buffered, range].sort((left, right) => left.start - right.start)) {
      const last = merged.at(-1);
      if (last && one.start <= last.end + 0.001) {
        merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, one.end) };
      } else merged.push(one);
    }
    this.#buffered = merged;
    this.#look();
  }

  #range(): Range | undefined {
    return this.#buffered.find(({ start, end }) => this.#time >= start && this.#time < end);
  }

  #look(): void {
    const isThere = this.#range() !== undefined;
    this.readyState = isThere ? 4 : Math.min(this.readyState, 1);
    if (!isThere || !this.seeking) return;
    this.seeking = false;
    this.dispatchEvent(new Event('seeked'));
  }
}

class TrackDouble implements VideoTrack {
  readonly #video: VideoDouble;
  readonly #hold: (range: Range) => void;
  #reader = new PieceReader();
  #offset = 0;

  constructor(video: VideoDouble, hold: (range: Range) => void) {
    this.#video = video;
    this.#hold = hold;
  }

  get buffered(): readonly Range[] {
    return this.#video.buffered;
  }

  async begin(_: string, offsetS: number): Promise<void> {
    this.#reader = new PieceReader();
    this.#offset = offsetS;
  }

  async append(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.#video.refuses) throw new DOMException('spoilt', 'DataError');
    const reading = this.#reader.push(bytes);
    for (const unit of reading.ok ? reading.units : []) {
      if (unit.kind !== 'frames') continue;
      const [first = 0] = unit.times.frames;
      this.#hold({ start: this.#offset + first, end: this.#offset + unit.times.endS });
    }
  }

  async remove(): Promise<void> {}

  close(): void {}
}
