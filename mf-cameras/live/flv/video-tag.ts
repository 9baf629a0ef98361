import { avcCodecName } from './avc-configuration';
import type { BrokenStream, LiveTag } from './flv-tag';
import { printable } from './printable';

const avc = 7;
const keyframe = 1;
const configuration = 0;
const picture = 1;
const endOfSequence = 2;
const headerBytes = 5;
/** Set in the first byte by Enhanced FLV, where a four-character code names the codec. */
const enhanced = 0x80;
/** FLV specification 10.1, CodecID; 12 is the usual unofficial number of HEVC. */
const codecNames: Readonly<Record<number, string>> = {
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
  if (first & enhanced) return { defect: 'wrong-codec', found: printable(body.subarray(1, 5)) };
  const codec = first & 0x0f;
  if (codec !== avc) return { defect: 'wrong-codec', found: codecNames[codec] ?? `codec ${codec}` };
  if (body.length < headerBytes) return null;
  const data = body.subarray(headerBytes);
  switch (body[1]) {
    case configuration: {
      const name = avcCodecName(data);
      return name
        ? { kind: 'configuration', record: data, codec: name }
        : { defect: 'bad-configuration', found: `${data.length} bytes` };
    }
    case picture:
      if (data.length === 0) return null;
      return {
        kind: 'picture',
        keyframe: first >> 4 === keyframe,
        timestampMs,
        compositionOffsetMs: signed24(body, 2),
        data,
      };
    case endOfSequence:
      return { kind: 'end', reason: null };
    default:
      return null;
  }
}

function signed24(bytes: Uint8Array, at: number): number {
  const value = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  return value >= 0x80_00_00 ? value - 0x1_00_00_00 : value;
}
