import { wallTimeAt } from '../../time';

/** A file of an archive, its bytes where they lie: nothing is copied. */
export interface ArchivedFile {
  /** Without folders. */
  readonly name: string;
  readonly content: Blob;
  readonly crc32: number;
  /** ms since 1970 UTC */
  readonly modifiedAt: number;
}

/** The largest number that the old fields hold; from there on the ZIP64 fields do. */
const most32 = 0xffff_ffff;
const most16 = 0xffff;

/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const utf8Flag = 0x0800;
/** 2.0 for a plain file, 4.5 for ZIP64 (APPNOTE 4.4.3). */
const plainVersion = 20;
const largeVersion = 45;
/** Made on a system with the permissions of Unix: else some readers take names for another alphabet. */
const madeByUnix = 3 << 8;
/** A file that its owner may write and all may read. */
const fileMode = 0o100644;

/**
 * A ZIP archive of files that are stored as they are: pictures and videos do not get any smaller. The answer refers to
 * the contents; however large they are, no memory is needed for them.
 *
 * @param timeZone what clock the old time fields show; UTC is beside them
 */
export function zipArchive(files: readonly ArchivedFile[], timeZone: string): Blob {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let at = 0;
  let directoryBytes = 0;
  for (const file of files) {
    const header = localHeader(file, timeZone);
    const entry = directoryEntry(file, at, timeZone);
    parts.push(header, file.content);
    directory.push(entry);
    at += header.byteLength + file.content.size;
    directoryBytes += entry.byteLength;
  }
  const end = endOfDirectory(files.length, directoryBytes, at);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

function localHeader({ name, content, crc32, modifiedAt }: ArchivedFile, timeZone: string): Uint8Array<ArrayBuffer> {
  const nameBytes = new TextEncoder().encode(name);
  const isLarge = content.size >= most32;
  const extra = isLarge
    ? fields(['u16', 1], ['u16', 16], ['u64', content.size], ['u64', content.size])
    : new Uint8Array();
  const size = isLarge ? most32 : content.size;
  const [time, day] = dosTime(modifiedAt, timeZone);
  const utc = utcTime(modifiedAt);
  return joined(
    fields(
      ['u32', 0x0403_4b50],
      ['u16', isLarge ? largeVersion : plainVersion],
      ['u16', utf8Flag],
      ['u16', 0],
      ['u16', time],
      ['u16', day],
      ['u32', crc32],
      ['u32', size],
      ['u32', size],
      ['u16', nameBytes.length],
      ['u16', extra.length + utc.length],
    ),
    nameBytes,
    extra,
    utc,
  );
}

function directoryEntry(file: ArchivedFile, offset: number, timeZone: string): Uint8Array<ArrayBuffer> {
  const { name, content, crc32, modifiedAt } = file;
  const nameBytes = new TextEncoder().encode(name);
  const isLarge = content.size >= most32;
  const isFar = offset >= most32;
  const large: Field[] = [];
  if (isLarge) large.push(['u64', content.size], ['u64', content.size]);
  if (isFar) large.push(['u64', offset]);
  const extra = large.length > 0 ? fields(['u16', 1], ['u16', large.length * 8], ...large) : new Uint8Array();
  const size = isLarge ? most32 : content.size;
  const [time, day] = dosTime(modifiedAt, timeZone);
  const utc = utcTime(modifiedAt);
  const version = large.length > 0 ? largeVersion : plainVersion;
  return joined(
    fields(
      ['u32', 0x0201_4b50],
      ['u16', madeByUnix + version],
      ['u16', version],
      ['u16', utf8Flag],
      ['u16', 0],
      ['u16', time],
      ['u16', day],
      ['u32', crc32],
      ['u32', size],
      ['u32', size],
      ['u16', nameBytes.length],
      ['u16', extra.length + utc.length],
      ['u16', 0],
      ['u16', 0],
      ['u16', 0],
      ['u32', fileMode * 0x1_0000],
      ['u32', isFar ? most32 : offset],
    ),
    nameBytes,
    extra,
    utc,
  );
}

function endOfDirectory(count: number, directoryBytes: number, directoryAt: number): Uint8Array<ArrayBuffer> {
  const isLarge = count >= most16 || directoryBytes >= most32 || directoryAt >= most32;
  const large = fields(
    ['u32', 0x0606_4b50],
    ['u64', 44],
    ['u16', madeByUnix + largeVersion],
    ['u16', largeVersion],
    ['u32', 0],
    ['u32', 0],
    ['u64', count],
    ['u64', count],
    ['u64', directoryBytes],
    ['u64', directoryAt],
    // Where that record is.
    ['u32', 0x0706_4b50],
    ['u32', 0],
    ['u64', directoryAt + directoryBytes],
    ['u32', 1],
  );
  const old = fields(
    ['u32', 0x0605_4b50],
    ['u16', 0],
    ['u16', 0],
    ['u16', Math.min(count, most16)],
    ['u16', Math.min(count, most16)],
    ['u32', Math.min(directoryBytes, most32)],
    ['u32', Math.min(directoryAt, most32)],
    ['u16', 0],
  );
  return isLarge ? joined(large, old) : old;
}

/** Time and day of MS-DOS (APPNOTE 4.4.6): what a clock of the zone shows, to two seconds. */
function dosTime(timeMs: number, timeZone: string): readonly [time: number, day: number] {
  const wall = wallTimeAt(timeMs, timeZone);
  const year = Math.max(0, wall.getFullYear() - 1980);
  return [
    (wall.getHours() << 11) | (wall.getMinutes() << 5) | (wall.getSeconds() >> 1),
    (year << 9) | ((wall.getMonth() + 1) << 5) | wall.getDate(),
  ];
}

/** The field "UT" of Info-ZIP: the moment in seconds of UTC. */
function utcTime(timeMs: number): Uint8Array<ArrayBuffer> {
  return fields(['u16', 0x5455], ['u16', 5], ['u8', 1], ['u32', Math.floor(timeMs / 1000) % 0x1_0000_0000]);
}

const sizes = { u8: 1, u16: 2, u32: 4, u64: 8 } as const;

type Field = readonly [size: keyof typeof sizes, value: number];

function fields(...written: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(written.reduce((bytes, [size]) => bytes + sizes[size], 0)));
  let at = 0;
  for (const [size, value] of written) {
    switch (size) {
      case 'u8':
        view.setUint8(at, value);
        break;
      case 'u16':
        view.setUint16(at, value, true);
        break;
      case 'u32':
        view.setUint32(at, value, true);
        break;
      case 'u64':
        view.setBigUint64(at, BigInt(value), true);
        break;
    }
    at += sizes[size];
  }
  return new Uint8Array(view.buffer);
}

function joined(...pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((bytes, { length }) => bytes + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
