import { ByteQueue } from './byte-queue';
import type { BrokenStream, LiveTag } from './flv-tag';
import { inHex } from './printable';
import { readScriptTag } from './script-tag';
import { readVideoTag } from './video-tag';

const fileHeaderBytes = 9;
const tagHeaderBytes = 11;
/** Follows the file header and every tag. */
const previousSizeBytes = 4;
/** A keyframe of a 4K camera stays under 3 MB; what claims more is no stream of ours. */
const maxTagBytes = 8 * 1024 * 1024;

const audioTagType = 8;
const videoTagType = 9;
const scriptTagType = 18;

export type ParsedBytes =
  | { readonly ok: true; readonly tags: readonly LiveTag[] }
  | { readonly ok: false; readonly tags: readonly LiveTag[]; readonly broken: BrokenStream };

/**
 * Reads FLV (Adobe Flash Video File Format 10.1, annex E) as it arrives, cut anywhere. Once the stream is broken
 * it stays broken: there is no way to find the next tag, so the connection has to be made anew.
 */
export class FlvParser {
  readonly #queue = new ByteQueue();
  #headerRead = false;
  #broken: BrokenStream | null = null;

  push(bytes: Uint8Array): ParsedBytes {
    const tags: LiveTag[] = [];
    if (!this.#broken) {
      this.#queue.push(bytes);
      this.#broken = this.#readHeader() ?? this.#readTags(tags);
      if (this.#broken) this.#queue.clear();
    }
    return this.#broken ? { ok: false, tags, broken: this.#broken } : { ok: true, tags };
  }

  #readHeader(): BrokenStream | null {
    if (this.#headerRead) return null;
    const start = this.#queue.peek(3);
    if ([0x46, 0x4c, 0x56].some((byte, at) => at < start.length && start[at] !== byte)) {
      return { defect: 'not-flv', found: inHex(this.#queue.peek(4)) };
    }
    if (this.#queue.length < fileHeaderBytes + previousSizeBytes) return null;
    this.#queue.skip(fileHeaderBytes + previousSizeBytes);
    this.#headerRead = true;
    return null;
  }

  #readTags(tags: LiveTag[]): BrokenStream | null {
    while (this.#headerRead && this.#queue.length >= tagHeaderBytes) {
      const header = this.#queue.peek(tagHeaderBytes);
      const type = (header[0] ?? 0) & 0x1f;
      if (type !== audioTagType && type !== videoTagType && type !== scriptTagType)
        return { defect: 'out-of-step', found: `tag ${type}` };
      const size = unsigned24(header, 1);
      if (size > maxTagBytes) return { defect: 'tag-too-large', found: `${size} bytes` };
      const whole = tagHeaderBytes + size + previousSizeBytes;
      if (this.#queue.length < whole) return null;
      const tag = readTag(type, this.#queue.peek(whole).subarray(tagHeaderBytes, tagHeaderBytes + size), header);
      this.#queue.skip(whole);
      if (tag && 'defect' in tag) return tag;
      if (tag) tags.push(tag);
    }
    return null;
  }
}

function readTag(type: number, body: Uint8Array, header: Uint8Array): LiveTag | BrokenStream | null {
  if (type === videoTagType) return readVideoTag(body, timestampOf(header));
  return type === scriptTagType ? scriptTag(body) : null;
}

/** The two script tags that our servers send (contract, `streamCamera`). */
function scriptTag(body: Uint8Array): LiveTag | null {
  const script = readScriptTag(body);
  if (script?.name === 'onCaptureTime' && typeof script.value === 'number' && script.value > 0) {
    return { kind: 'capture-time', captureTimeMs: script.value };
  }
  if (script?.name === 'onLiveEnd' && typeof script.value === 'string') return { kind: 'end', reason: script.value };
  return null;
}

/** The upper eight bits follow the lower twenty-four. */
function timestampOf(header: Uint8Array): number {
  return ((header[7] ?? 0) * 0x1_00_00_00 + unsigned24(header, 4)) >>> 0;
}

function unsigned24(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
}
