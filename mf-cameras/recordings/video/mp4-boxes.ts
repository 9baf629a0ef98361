/** One box of an MP4: its name and where its content lies. */
export interface Mp4Box {
  readonly name: string;
  readonly content: DataView;
}

export const boxHeadBytes = 8;

/** How long the box is that begins here; null while too little is there to tell, 0 where it makes no sense. */
export function boxLength(bytes: Uint8Array): number | null {
  if (bytes.length < boxHeadBytes) return null;
  const view = viewOf(bytes);
  const length = view.getUint32(0);
  // Boxes of 4 GB and such without an end are no part of a piece.
  return length >= boxHeadBytes ? length : 0;
}

export function boxName(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(4, boxHeadBytes));
}

/** The boxes in some content, in order; what is cut off at the end is left out. */
export function boxesIn(content: DataView): readonly Mp4Box[] {
  const found: Mp4Box[] = [];
  let at = 0;
  while (at + boxHeadBytes <= content.byteLength) {
    const bytes = new Uint8Array(content.buffer, content.byteOffset + at, content.byteLength - at);
    const length = boxLength(bytes) ?? 0;
    if (length === 0 || length > bytes.length) break;
    found.push({ name: boxName(bytes), content: viewOf(bytes.subarray(boxHeadBytes, length)) });
    at += length;
  }
  return found;
}

/** The first box below a path of names, such as `moov/trak/mdia/mdhd`. */
export function boxAt(content: DataView, path: string): DataView | null {
  let found: DataView | null = content;
  for (const name of path.split('/')) {
    if (!found) return null;
    found = boxesIn(found).find((box) => box.name === name)?.content ?? null;
  }
  return found;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
