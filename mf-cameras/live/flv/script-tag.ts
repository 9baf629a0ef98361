/** AMF 0 markers (Adobe, Action Message Format AMF 0, section 2.1). */
const numberMarker = 0x00;
const stringMarker = 0x02;
/** Our own tags are short; an `onMetaData` of any size is skipped without being read. */
const maxTextBytes = 64;

export interface ScriptTag {
  readonly name: string;
  readonly value: number | string;
}

/** The name and value of a script tag whose value is a number or a short text; null for any other, such as `onMetaData`. */
export function readScriptTag(body: Uint8Array): ScriptTag | null {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const name = readText(view, 0);
  if (name === null) return null;
  const valueAt = 3 + name.length;
  if (body[valueAt] === numberMarker && body.length >= valueAt + 9) {
    const value = view.getFloat64(valueAt + 1);
    return Number.isFinite(value) ? { name, value } : null;
  }
  const value = readText(view, valueAt);
  return value === null ? null : { name, value };
}

/** Printable ASCII only: names and codes of ours have nothing else. */
function readText(view: DataView, at: number): string | null {
  if (view.byteLength < at + 3 || view.getUint8(at) !== stringMarker) return null;
  const length = view.getUint16(at + 1);
  if (length > maxTextBytes || view.byteLength < at + 3 + length) return null;
  const codes = new Uint8Array(view.buffer, view.byteOffset + at + 3, length);
  return codes.every((code) => code >= 0x20 && code < 0x7f) ? String.fromCharCode(...codes) : null;
}
