import type { LiveTag } from '../flv/flv-tag';
import { adviseDecode } from '../policies/decode-control';
import type { LivePlayer, PlayerEvents, PlayerFigures } from './live-player';

type Picture = Extract<LiveTag, { kind: 'picture' }>;
type Configuration = Extract<LiveTag, { kind: 'configuration' }>;

/** Decodes each picture the moment it arrives and paints it the moment it is decoded: no buffer, so no delay of its own. */
export class LowDelayPlayer implements LivePlayer {
  readonly kind = 'low-delay';
  readonly element: HTMLCanvasElement;
  readonly #events: PlayerEvents;
  readonly #context: CanvasRenderingContext2D | null;
  /** Capture times by the timestamp that the decoder hands through, µs. */
  readonly #captureTimes = new Map<number, number>();
  #decoder: VideoDecoder | null = null;
  #configuration: Configuration | null = null;
  #nextCaptureTime: number | null = null;
  #needsKeyframe = true;
  #waiting = 0;
  #shown = 0;
  #dropped = 0;
  #closed = false;

  constructor(events: PlayerEvents, document: Document) {
    this.#events = events;
    this.element = document.createElement('canvas');
    this.#context = this.element.getContext('2d', { alpha: false });
  }

  feed(_bytes: Uint8Array, tags: readonly LiveTag[]): void {
    for (const tag of tags) {
      if (this.#closed) return;
      switch (tag.kind) {
        case 'configuration':
          this.#configure(tag);
          break;
        case 'capture-time':
          this.#nextCaptureTime = tag.captureTimeMs;
          break;
        case 'picture':
          this.#decode(tag);
          break;
        case 'end':
          break;
      }
    }
  }

  figures(): PlayerFigures {
    const { width, height } = this.element;
    const codec = this.#configuration?.codec ?? '';
    return { width, height, shown: this.#shown, dropped: this.#dropped, codec, bufferedS: null };
  }

  close(): HTMLCanvasElement | null {
    this.#closed = true;
    this.#releaseDecoder();
    return this.#shown > 0 ? this.element : null;
  }

  #configure(configuration: Configuration): void {
    const known = this.#configuration;
    if (known && this.#decoder && sameBytes(known.record, configuration.record)) return;
    this.#releaseDecoder();
    this.#configuration = configuration;
    try {
      const decoder = new VideoDecoder({
        output: (frame) => this.#show(frame, decoder),
        error: (error) => this.#fail(error),
      });
      this.#decoder = decoder;
      decoder.configure(decoderConfiguration(configuration));
    } catch (error) {
      this.#fail(error);
    }
  }

  #decode(picture: Picture): void {
    const capturedAt = this.#nextCaptureTime;
    this.#nextCaptureTime = null;
    if (this.#decoder?.state !== 'configured' || !this.#configuration) return;
    const advice = adviseDecode({
      keyframe: picture.keyframe,
      waiting: this.#waiting,
      starting: this.#shown === 0,
      needsKeyframe: this.#needsKeyframe,
    });
    if (advice === 'drop') {
      this.#dropped += 1;
      this.#needsKeyframe = true;
      return;
    }
    try {
      if (advice === 'start-over') this.#empty(this.#decoder, this.#configuration);
      const timestamp = (picture.timestampMs + picture.compositionOffsetMs) * 1000;
      if (capturedAt !== null) this.#captureTimes.set(timestamp, capturedAt);
      this.#needsKeyframe = false;
      this.#waiting += 1;
      const type = picture.keyframe ? 'key' : 'delta';
      this.#decoder.decode(new EncodedVideoChunk({ type, timestamp, data: picture.data }));
    } catch (error) {
      this.#fail(error);
    }
  }

  #empty(decoder: VideoDecoder, configuration: Configuration): void {
    this.#dropped += this.#waiting;
    this.#waiting = 0;
    this.#captureTimes.clear();
    decoder.reset();
    decoder.configure(decoderConfiguration(configuration));
  }

  #show(frame: VideoFrame, decoder: VideoDecoder): void {
    const capturedAt = this.#captureTimes.get(frame.timestamp) ?? null;
    this.#captureTimes.delete(frame.timestamp);
    if (!this.#closed && decoder === this.#decoder) {
      this.#waiting = Math.max(0, this.#waiting - 1);
      this.#shown += 1;
      // Setting the size clears the canvas, even to the same value.
      if (this.element.width !== frame.displayWidth) this.element.width = frame.displayWidth;
      if (this.element.height !== frame.displayHeight) this.element.height = frame.displayHeight;
      this.#context?.drawImage(frame, 0, 0, frame.displayWidth, frame.displayHeight);
      this.#events.frame(capturedAt);
    }
    frame.close();
  }

  #fail(error: unknown): void {
    if (this.#closed) return;
    this.#events.failed({ code: 'decoder', detail: error instanceof Error ? error.name : 'unknown' });
  }

  #releaseDecoder(): void {
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
    this.#needsKeyframe = true;
    this.#waiting = 0;
    this.#captureTimes.clear();
  }
}

function decoderConfiguration({ codec, record }: Configuration): VideoDecoderConfig {
  return { codec, description: record, optimizeForLatency: true };
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
