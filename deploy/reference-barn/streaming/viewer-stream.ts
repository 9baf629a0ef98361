import type { AccessUnit } from '../sources/access-unit';
import { burstCompositionOffsets } from './burst';
import { configurationTag, flvHeader, pictureTag, scriptTag } from './flv/flv-writer';
import type { GroupOfPictures } from './group-of-pictures';
import { type LiveEnd, liveEndCode } from './live-end';
import { type Placed, TimestampLine } from './timestamp-line';
import type { ViewerSink } from './viewer';

/** Bounds of what may wait for a slow viewer. Between them: two groups of pictures, as many seconds as they last. */
const leastQueuedBytes = 128_000;
const mostQueuedBytes = 4_000_000;
/** A viewer to whom nothing could be sent for this long is gone. */
const patienceMs = 30_000;

type State =
  /** There is no fresh group of pictures yet. */
  | { kind: 'waiting' }
  | { kind: 'live' }
  /** Too much waits for the network: pictures are left out until a key frame finds the queue short again. */
  | { kind: 'skipping'; sinceMs: number }
  | { kind: 'ended' };

/** One viewer's FLV stream: the last group of pictures in a burst, then the present on the viewer's own time line. */
export class ViewerStream {
  readonly #sink: ViewerSink;
  readonly #now: () => number;
  readonly #line = new TimestampLine();
  #state: State = { kind: 'waiting' };
  #configuration: Uint8Array | null = null;
  /** The burst is over: the next picture tells from where on capture time and time line run side by side. */
  #captureTimeDue = false;

  constructor(sink: ViewerSink, now: () => number) {
    this.#sink = sink;
    this.#now = now;
  }

  /** Starts with what is there, if it is fresh. */
  join(group: GroupOfPictures): void {
    if (this.#state.kind === 'waiting') this.#begin(group.fresh());
  }

  /** Takes the next picture of the camera; `group` holds it already. Answers a reason to end this viewer, or `null`. */
  accept(unit: AccessUnit, group: GroupOfPictures): LiveEnd | null {
    switch (this.#state.kind) {
      case 'waiting':
        this.#begin(group.fresh());
        return null;
      case 'live':
        if (this.#sink.bufferedAmount() > queueLimit(group)) {
          this.#state = { kind: 'skipping', sinceMs: this.#now() };
          return null;
        }
        this.#sink.write(Buffer.concat(this.#tags(unit, this.#line.follow(unit.captureTimeMs))));
        return null;
      case 'skipping': {
        const stalledMs = this.#now() - this.#state.sinceMs;
        if (unit.keyframe && this.#sink.bufferedAmount() <= queueLimit(group) / 4) {
          this.#state = { kind: 'live' };
          this.#sink.write(Buffer.concat(this.#tags(unit, this.#line.closeUp(unit.captureTimeMs))));
          return null;
        }
        return stalledMs > patienceMs ? { kind: 'too-slow', stalledMs } : null;
      }
      case 'ended':
        return null;
    }
  }

  /** Says why and closes; nothing is written afterwards. */
  end(reason: LiveEnd): void {
    const started = this.#state.kind === 'live' || this.#state.kind === 'skipping';
    if (this.#state.kind === 'ended') return;
    this.#state = { kind: 'ended' };
    if (started && reason.kind !== 'left') {
      this.#sink.write(scriptTag(this.#line.latestMs, 'onLiveEnd', liveEndCode(reason)));
    }
    this.#sink.end(reason);
  }

  #begin(units: readonly AccessUnit[]): void {
    if (units.length === 0) return;
    const offsets = burstCompositionOffsets(units);
    const parts: Buffer[] = [flvHeader(), scriptTag(0, 'onMetaData', { hasVideo: true, hasAudio: false })];
    for (const [index, unit] of units.entries()) {
      const placed = this.#line.compress(unit.captureTimeMs);
      parts.push(...this.#tags({ ...unit, compositionOffsetMs: offsets[index] ?? 0 }, placed));
    }
    this.#captureTimeDue = true;
    this.#state = { kind: 'live' };
    this.#sink.write(Buffer.concat(parts));
  }

  #tags(unit: AccessUnit, { timestampMs, shifted }: Placed): Buffer[] {
    const tags: Buffer[] = [];
    if (this.#configuration === null || Buffer.compare(this.#configuration, unit.configuration) !== 0) {
      this.#configuration = unit.configuration;
      tags.push(configurationTag(timestampMs, unit.configuration));
    }
    if (unit.keyframe || shifted || this.#captureTimeDue) {
      tags.push(scriptTag(timestampMs, 'onCaptureTime', unit.captureTimeMs));
      this.#captureTimeDue = false;
    }
    tags.push(pictureTag(timestampMs, unit));
    return tags;
  }
}

function queueLimit(group: GroupOfPictures): number {
  return Math.min(mostQueuedBytes, Math.max(leastQueuedBytes, 2 * group.largestBytes));
}
