/** AMF 0 markers (Adobe, Action Message Format AMF 0, section 2.1). */
const NUMBER = 0x00;
const STRING = 0x02;

/** The script tag that our servers put before a picture. */
const CAPTURE_TIME = 'onCaptureTime';

/** The capture time in a script tag, ms since 1970 UTC; null for any other script tag, such as `onMetaData`. */
export function readCaptureTime(body: Uint8Array): number | null {
  const valueAt = 3 + CAPTURE_TIME.length;
  if (body.length < valueAt + 9 || body[0] !== STRING) return null;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (view.getUint16(1) !== CAPTURE_TIME.length || body[valueAt] !== NUMBER) return null;
  for (let index = 0; index < CAPTURE_TIME.length; index += 1) {
    if (body[3 + index] !== CAPTURE_TIME.charCodeAt(index)) return null;
  }
  const time = view.getFloat64(valueAt + 1);
  return Number.isFinite(time) && time > 0 ? time : null;
}
