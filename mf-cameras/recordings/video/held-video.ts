import type { TimeSpan } from '@barnwatch/shared/wire';
import { mergedSpans, spansWithout } from './coverage';
import { FrameLine } from './frame-line';
import type { OpenTrack, VideoTrack } from './media-track';
import { type MomentMapping, mappingAround, mediaTimeAt, momentAt, reaches } from './moment-mapping';
import { farFrom, loadedUntil, toleranceMs } from './plan-pieces';

/** Shortly after the beginning of a frame: at its very beginning a browser may still show the one before. */
const intoFrameMs = 2;

/** The video that is at hand, by the moments at which it was taken, behind one element. */
export class HeldVideo {
  readonly #element: HTMLVideoElement;
  readonly #mapping: MomentMapping;
  readonly #track: VideoTrack;
  readonly #frames = new FrameLine();
  /** What was asked for and has come, whatever it was. */
  #done: readonly TimeSpan[] = [];

  constructor(element: HTMLVideoElement, openTrack: OpenTrack, moment: number) {
    this.#element = element;
    this.#mapping = mappingAround(moment);
    this.#track = openTrack(element, this.#mapping);
  }

  get position(): number {
    return momentAt(this.#mapping, this.#element.currentTime);
  }

  reaches(moment: number): boolean {
    return reaches(this.#mapping, moment);
  }

  go(moment: number): void {
    this.#element.currentTime = mediaTimeAt(this.#mapping, moment + intoFrameMs);
  }

  get frames(): Pick<FrameLine, 'at' | 'beside'> {
    return this.#frames;
  }

  /** What can be played, in order. */
  get playable(): readonly TimeSpan[] {
    const { buffered } = this.#track;
    return buffered.map(({ start, end }) => ({
      start: momentAt(this.#mapping, start),
      end: momentAt(this.#mapping, end),
    }));
  }

  /** What need not be asked for. */
  get loaded(): readonly TimeSpan[] {
    return mergedSpans([...this.playable, ...this.#done], toleranceMs);
  }

  /** Whether what is seen is of the moment at which the element stands. */
  isSeen(runs: boolean): boolean {
    const position = this.standsAt(runs);
    const { seeking, readyState } = this.#element;
    const isPlayable = this.playable.some(({ start, end }) => position >= start - 1 && position < end);
    return isPlayable && !seeking && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  }

  /** The position; where it runs and has nothing to go on with, the end of what there is. */
  standsAt(runs: boolean): number {
    const { position } = this;
    if (!runs || this.#element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return position;
    const held = this.playable.find(({ start, end }) => position >= start - 1 && position < end);
    return held && held.end - position < toleranceMs ? held.end : position;
  }

  begin(type: string, capturedAt: number): Promise<void> {
    return this.#track.begin(type, mediaTimeAt(this.#mapping, capturedAt));
  }

  async append(bytes: Uint8Array<ArrayBuffer>, moments: readonly number[]): Promise<void> {
    await this.#track.append(bytes);
    this.#frames.add(moments);
  }

  markDone(span: TimeSpan): void {
    this.#done = mergedSpans([...this.#done, span], toleranceMs);
  }

  /** A few frames may be missing within a recording: nobody waits for what will not come. */
  passHole(): void {
    const { playable } = this;
    const position = this.standsAt(true);
    if (this.#element.seeking || playable.some(({ start, end }) => position >= start - 1 && position < end)) return;
    const until = loadedUntil(this.loaded, position);
    const next = playable.find(({ start }) => start > position);
    if (next && until > position && next.start <= until) this.go(next.start);
  }

  /** Gives back what is far from the position. */
  tidy(position: number): void {
    for (const far of farFrom(position, this.loaded)) {
      this.#done = spansWithout(this.#done, far);
      this.#frames.remove(far);
      const from = Math.max(0, mediaTimeAt(this.#mapping, far.start));
      // What cannot be given back stays until the video is closed.
      this.#track.remove(from, mediaTimeAt(this.#mapping, far.end)).catch(() => {});
    }
  }

  close(): void {
    this.#track.close();
  }
}
