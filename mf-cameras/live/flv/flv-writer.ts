/** Writes FLV for tests: what a server of the contract sends. */

/** A plausible baseline configuration: one sequence and one picture parameter set. */
export const testConfiguration = new Uint8Array([
  1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, 2, 0x67, 0x42, 1, 0, 2, 0x68, 0xce,
]);

export function flvHeader(): Uint8Array {
  return new Uint8Array([0x46, 0x4c, 0x56, 1, 1, 0, 0, 0, 9, 0, 0, 0, 0]);
}

export function flvTag(type: number, timestampMs: number, body: Uint8Array): Uint8Array {
  const time = timestampMs >>> 0;
  const size = body.length;
  const whole = size + 11;
  return join([
    new Uint8Array([type, size >> 16, size >> 8, size, time >> 16, time >> 8, time, time >>> 24, 0, 0, 0]),
    body,
    new Uint8Array([whole >>> 24, whole >> 16, whole >> 8, whole]),
  ]);
}

export function configurationTag(record: Uint8Array = testConfiguration): Uint8Array {
  return flvTag(9, 0, join([new Uint8Array([0x17, 0, 0, 0, 0]), record]));
}

export function pictureTag(
  timestampMs: number,
  { keyframe = false, data = new Uint8Array([0, 0, 0, 1, 0x41]), offsetMs = 0 } = {},
): Uint8Array {
  return flvTag(
    9,
    timestampMs,
    join([new Uint8Array([keyframe ? 0x17 : 0x27, 1, offsetMs >> 16, offsetMs >> 8, offsetMs]), data]),
  );
}

export function captureTimeTag(timestampMs: number, captureTimeMs: number): Uint8Array {
  const value = new Uint8Array(9);
  new DataView(value.buffer).setFloat64(1, captureTimeMs);
  return flvTag(18, timestampMs, join([amfText('onCaptureTime'), value]));
}

export function liveEndTag(timestampMs: number, reason: string): Uint8Array {
  return flvTag(18, timestampMs, join([amfText('onLiveEnd'), amfText(reason)]));
}

function amfText(text: string): Uint8Array {
  return join([new Uint8Array([2, 0, text.length]), new TextEncoder().encode(text)]);
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
