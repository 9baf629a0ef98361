const tagType = { video: 9, script: 18 } as const;
const tagHeaderBytes = 11;
const previousSizeBytes = 4;
const keyframeH264 = 0x17;
const interframeH264 = 0x27;

/** The start of an FLV stream with video and, said truly, no audio: a player waits for ever for announced audio. */
export function flvHeader(): Buffer {
  return Buffer.from([0x46, 0x4c, 0x56, 1, 0b001, 0, 0, 0, 9, 0, 0, 0, 0]);
}

/** The decoder's configuration (AVCDecoderConfigurationRecord, ISO/IEC 14496-15); goes before the pictures that need it. */
export function configurationTag(timestampMs: number, record: Uint8Array): Buffer {
  return tag(tagType.video, timestampMs, [Buffer.from([keyframeH264, 0, 0, 0, 0]), record]);
}

export interface FlvPicture {
  keyframe: boolean;
  /** Presentation minus decoding time in ms. */
  compositionOffsetMs: number;
  /** NAL units, each after its length. */
  avcc: Uint8Array;
}

/** One coded picture. `timestampMs` is its decoding time in the stream. */
export function pictureTag(timestampMs: number, picture: FlvPicture): Buffer {
  const head = Buffer.alloc(5);
  head[0] = picture.keyframe ? keyframeH264 : interframeH264;
  head[1] = 1;
  head.writeIntBE(picture.compositionOffsetMs, 2, 3);
  return tag(tagType.video, timestampMs, [head, picture.avcc]);
}

export type ScriptValue = number | string | boolean | { readonly [name: string]: number | string | boolean };

/** A named value beside the pictures, in AMF0. A player that does not know the name passes over it. */
export function scriptTag(timestampMs: number, name: string, value: ScriptValue): Buffer {
  return tag(tagType.script, timestampMs, [amfValue(name), amfValue(value)]);
}

function tag(type: number, timestampMs: number, parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = Buffer.allocUnsafe(tagHeaderBytes + size + previousSizeBytes);
  whole[0] = type;
  whole.writeUIntBE(size, 1, 3);
  // 32 bits that wrap after 49 days: the lower 24 first, the upper 8 after them.
  const timestamp = Math.trunc(timestampMs) >>> 0;
  whole.writeUIntBE(timestamp & 0xffffff, 4, 3);
  whole[7] = timestamp >>> 24;
  whole.writeUIntBE(0, 8, 3);
  let offset = tagHeaderBytes;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  whole.writeUInt32BE(tagHeaderBytes + size, offset);
  return whole;
}

function amfValue(value: ScriptValue): Buffer {
  switch (typeof value) {
    case 'number': {
      const bytes = Buffer.alloc(9);
      bytes.writeDoubleBE(value, 1);
      return bytes;
    }
    case 'boolean':
      return Buffer.from([1, value ? 1 : 0]);
    case 'string':
      return Buffer.concat([Buffer.from([2]), amfName(value)]);
    case 'object': {
      const entries = Object.entries(value);
      const head = Buffer.from([8, 0, 0, 0, entries.length]);
      return Buffer.concat([
        head,
        ...entries.flatMap(([name, entry]) => [amfName(name), amfValue(entry)]),
        Buffer.from([0, 0, 9]),
      ]);
    }
  }
}

function amfName(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
