import { FlvReader } from '../flv/flv-reader';
import { readFlvVideo } from '../flv/flv-video';
import type { LiveEnd } from '../live-end';
import type { ViewerSink } from '../viewer';

/** What a viewer received, tag by tag. */
export type Received =
  | { kind: 'configuration'; timestampMs: number; record: Uint8Array }
  | { kind: 'picture'; timestampMs: number; keyframe: boolean; presentedMs: number; avcc: Uint8Array }
  | { kind: 'script'; timestampMs: number; name: string; value: unknown };

/** A viewer that reads everything it is sent by the FLV reader, and whose network a test can clog. */
export class CollectingViewer implements ViewerSink {
  readonly received: Received[] = [];
  chunks = 0;
  ends: LiveEnd[] = [];
  queued = 0;
  readonly #reader = new FlvReader();

  write(chunk: Uint8Array): void {
    if (this.ends.length > 0) throw new Error('written after the end');
    this.chunks += 1;
    const reading = this.#reader.push(chunk);
    if (!reading.ok) throw new Error(reading.error.code);
    for (const { type, timestampMs, payload } of reading.tags) {
      if (type === 'script') this.received.push({ kind: 'script', timestampMs, ...readScript(payload) });
      if (type !== 'video') continue;
      const video = readFlvVideo(payload);
      if (video.kind === 'configuration') this.received.push({ ...video, timestampMs });
      if (video.kind === 'picture') {
        const { keyframe, avcc, compositionOffsetMs } = video;
        const presentedMs = timestampMs + compositionOffsetMs;
        this.received.push({ kind: 'picture', timestampMs, keyframe, presentedMs, avcc });
      }
    }
  }

  bufferedAmount(): number {
    return this.queued;
  }

  end(reason: LiveEnd): void {
    this.ends.push(reason);
  }

  get pictures() {
    return this.received.filter((tag) => tag.kind === 'picture');
  }

  script(name: string) {
    return this.received.filter((tag) => tag.kind === 'script').filter((tag) => tag.name === name);
  }
}

function readScript(payload: Uint8Array): { name: string; value: unknown } {
  const bytes = Buffer.from(payload);
  const nameEnd = 3 + bytes.readUInt16BE(1);
  return { name: bytes.toString('utf8', 3, nameEnd), value: readValue(bytes, nameEnd) };
}

function readValue(bytes: Buffer, offset: number): unknown {
  switch (bytes[offset]) {
    case 0:
      return bytes.readDoubleBE(offset + 1);
    case 1:
      return bytes[offset + 1] !== 0;
    case 2:
      return bytes.toString('utf8', offset + 3, offset + 3 + bytes.readUInt16BE(offset + 1));
    default:
      return bytes.subarray(offset);
  }
}
