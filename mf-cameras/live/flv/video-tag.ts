import { avcCodecName } from './avc-configuration';
import type { BrokenStream, LiveTag } from './flv-tag';
import { printable } from './printable';

const AVC = 7;
const KEYFRAME = 1;
const CONFIGURATION = 0;
const PICTURE = 1;
const END_OF_SEQUENCE = 2;
const HEADER_BYTES = 5;
/** Set in the first byte by Enhanced FLV, where a four-character code names the codec. */
const ENHANCED = 0x80;
/** FLV specification 10.1, CodecID; 12 is the usual unofficial number of HEVC. */
const CODEC_NAMES: Readonly<Record<number, string>> = {
  2: 'H.263',
  3: 'Screen',
  4: 'VP6',
  5: 'VP6',
  12: 'HEVC',
  13: 'AV1',
};

/** Reads the body of a video tag; null for one that carries nothing to show. */
export function readVideoTag(body: Uint8Array, timestampMs: number): LiveTag | BrokenStream | null {
  const first = body[0];
  if (first === undefined) return null;
  if (first & ENHANCED) return { defect: 'wrong-codec', found: printable(body.subarray(1, 5)) };
  const codec = first & 0x0f;
  if (codec !== AVC) return { defect: 'wrong-codec', found: CODEC_NAMES[codec] ?? `codec ${codec}` };
  if (body.length < HEADER_BYTES) return null;
  const data = body.subarray(HEADER_BYTES);
  switch (body[1]) {
    case CONFIGURATION: {
      const name = avcCodecName(data);
      return name
        ? { kind: 'configuration', record: data, codec: name }
        : { defect: 'bad-configuration', found: `${data.length} bytes` };
    }
    case PICTURE:
      if (data.length === 0) return null;
      return {
        kind: 'picture',
        keyframe: first >> 4 === KEYFRAME,
        timestampMs,
        compositionOffsetMs: signed24(body, 2),
        data,
      };
    case END_OF_SEQUENCE:
      return { kind: 'end', reason: null };
    default:
      return null;
  }
}

function signed24(bytes: Uint8Array, at: number): number {
  const value = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  return value >= 0x80_00_00 ? value - 0x1_00_00_00 : value;
}
