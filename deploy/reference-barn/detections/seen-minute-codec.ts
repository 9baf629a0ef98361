import { millisecondsInMinute } from 'date-fns/constants';
import { labels } from '../data/labels';
import type { CountedMinute, SeenAnimal, SeenLook, SeenMinute } from './seen-minute';

/**
 * Minutes as bytes: minute within the span, flags, number of animals (2), body lengths (4), looks (4), then for each
 * animal label and posture, and middle and size in 255ths of the picture: finer than a heatmap's cells.
 */
const headBytes = 12;
const animalBytes = 5;
const flags = { counted: 0b1111, lightKnown: 0b1_0000, infrared: 0b10_0000, looked: 0b100_0000 } as const;
const postures = [null, 'lying', 'sitting', 'standing'] as const;
const mostInByte = 255;

/** @param spanStartMs begin of the span that the minutes lie in, ms since 1970 UTC */
export function encodeMinutes(minutes: readonly SeenMinute[], spanStartMs: number): Uint8Array {
  const length = minutes.reduce((sum, { look }) => sum + headBytes + animalBytes * (look?.animals.length ?? 0), 0);
  const bytes = Buffer.alloc(length);
  let at = 0;
  for (const { timeMs, look, walked, infrared } of minutes) {
    const animals = look?.animals ?? [];
    bytes.writeUInt8((timeMs - spanStartMs) / millisecondsInMinute, at);
    bytes.writeUInt8(flagsOf(look, infrared), at + 1);
    bytes.writeUInt16LE(animals.length, at + 2);
    bytes.writeFloatLE(walked.bodyLengths, at + 4);
    bytes.writeFloatLE(walked.looks, at + 8);
    at += headBytes;
    for (const { label, posture, x, y, width, height } of animals) {
      const kind = labels.findIndex((known) => known.label === label) | (postures.indexOf(posture) << 4);
      bytes.set([kind, ...[x, y, width, height].map(inByte)], at);
      at += animalBytes;
    }
  }
  return bytes;
}

export function decodeMinutes(stored: Uint8Array, spanStartMs: number): readonly SeenMinute[] {
  const records = recordsOf(stored, spanStartMs);
  return records.map(({ bytes, flag, first, end, ...head }) => {
    return { ...head, look: flag & flags.looked ? lookOf(bytes, flag, first, end) : null };
  });
}

/** The same without places. */
export function decodeCounts(stored: Uint8Array, spanStartMs: number): readonly CountedMinute[] {
  return recordsOf(stored, spanStartMs).map(({ bytes, flag, first, end, ...head }) => {
    const counts: (number | null)[] = labels.map((_, index) => (flag & flags.counted & (1 << index) ? 0 : null));
    for (let at = first; at < end; at += animalBytes) {
      const index = (bytes[at] ?? 0) & 0b1111;
      const before = counts[index];
      if (before !== null && before !== undefined) counts[index] = before + 1;
    }
    return { ...head, counts };
  });
}

interface MinuteRecord extends Omit<SeenMinute, 'look'> {
  readonly bytes: Buffer;
  readonly flag: number;
  /** Where its animals are. */
  readonly first: number;
  readonly end: number;
}

function recordsOf(stored: Uint8Array, spanStartMs: number): readonly MinuteRecord[] {
  // A copy: not every driver gives the bytes of a row as a view.
  const bytes = Buffer.from(stored);
  const records: MinuteRecord[] = [];
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const flag = bytes.readUInt8(at + 1);
    const first = at + headBytes;
    const end = first + bytes.readUInt16LE(at + 2) * animalBytes;
    records.push({
      bytes,
      flag,
      first,
      end,
      timeMs: spanStartMs + bytes.readUInt8(at) * millisecondsInMinute,
      walked: { bodyLengths: bytes.readFloatLE(at + 4), looks: bytes.readFloatLE(at + 8) },
      infrared: flag & flags.lightKnown ? (flag & flags.infrared) !== 0 : null,
    });
    at = end;
  }
  return records;
}

function lookOf(bytes: Buffer, flag: number, first: number, end: number): SeenLook {
  const animals: SeenAnimal[] = [];
  for (let at = first; at < end; at += animalBytes) {
    const kind = bytes.readUInt8(at);
    const label = labels[kind & 0b1111]?.label;
    if (label === undefined) continue;
    const share = (offset: number): number => bytes.readUInt8(at + offset) / mostInByte;
    const [x, y, width, height] = [share(1), share(2), share(3), share(4)];
    animals.push({ label, posture: postures[kind >> 4] ?? null, x, y, width, height });
  }
  const counted = labels.flatMap(({ label }, index) => (flag & flags.counted & (1 << index) ? [label] : []));
  return { counted, animals };
}

function flagsOf(look: SeenLook | null, infrared: boolean | null): number {
  const counted = labels.reduce(
    (mask, { label }, index) => (look?.counted.includes(label) ? mask | (1 << index) : mask),
    0,
  );
  const light = infrared === null ? 0 : flags.lightKnown | (infrared ? flags.infrared : 0);
  return counted | light | (look ? flags.looked : 0);
}

function inByte(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * mostInByte);
}
