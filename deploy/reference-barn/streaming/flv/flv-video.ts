/** What the payload of a video tag holds. */
export type FlvVideo =
  | { kind: 'configuration'; record: Uint8Array }
  | { kind: 'picture'; keyframe: boolean; compositionOffsetMs: number; avcc: Uint8Array }
  | { kind: 'end-of-sequence' }
  /** Not H.264: `codec` is FLV's number, or the four letters of an enhanced header (`hvc1`, `av01`). */
  | { kind: 'other-codec'; codec: string }
  | { kind: 'damaged' };

const h264 = 7;
const keyframeType = 1;
const pictureHeaderBytes = 5;

/** Reads the payload of a video tag (specification 10.1, E.4.3; enhanced headers by Enhanced RTMP 2). */
export function readFlvVideo(payload: Uint8Array): FlvVideo {
  const bytes = Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength);
  const first = bytes[0];
  if (first === undefined) return { kind: 'damaged' };
  if (first & 0x80) return { kind: 'other-codec', codec: bytes.toString('latin1', 1, 5) };
  const codec = first & 0x0f;
  if (codec !== h264) return { kind: 'other-codec', codec: String(codec) };
  if (bytes.length < pictureHeaderBytes) return { kind: 'damaged' };
  const body = payload.subarray(pictureHeaderBytes);
  switch (bytes[1]) {
    case 0:
      return { kind: 'configuration', record: body };
    case 1:
      return {
        kind: 'picture',
        keyframe: first >> 4 === keyframeType,
        compositionOffsetMs: bytes.readIntBE(2, 3),
        avcc: body,
      };
    case 2:
      return { kind: 'end-of-sequence' };
    default:
      return { kind: 'damaged' };
  }
}
