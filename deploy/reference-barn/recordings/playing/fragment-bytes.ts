// What is read and changed in fragments as `recorder/fragmented-mp4.ts` writes them: `moof` and `mdat`, one track, and of
// each sample its duration, size, flags and composition offset.

const bytesOfSample = 16;
/** Before the samples: version and flags, number of samples, data offset. */
const bytesBeforeSamples = 12;
const boxHeadBytes = 8;

/** Times of a fragment, ms; the start is in the time of its file. */
export interface FragmentTimes {
  readonly startMs: number;
  readonly durationMs: number;
}

/** @param moof the head of a fragment, or all of it @returns null for anything else, and for a damaged one */
export function readFragmentTimes(moof: Buffer): FragmentTimes | null {
  const tfdt = placeOf(moof, 'tfdt');
  const samples = samplesOf(moof);
  if (tfdt === null || samples === null) return null;
  const durationMs = samples.reduce((sum, sample) => sum + sample.durationMs, 0);
  return { startMs: Number(moof.readBigUInt64BE(tfdt + 4)), durationMs };
}

export interface FragmentPlace {
  /** Counts the fragments of a file from 1. */
  readonly sequence: number;
  readonly startMs: number;
  /** Pictures that begin later than this after the first one are left out. */
  readonly mostMs: number;
}

/** The fragment at another place of another file. The bytes that are given stay as they are. */
export function placeFragment(bytes: Buffer, { sequence, startMs, mostMs }: FragmentPlace): Buffer {
  const placed = Buffer.from(cutFragment(bytes, mostMs));
  const mfhd = placeOf(placed, 'mfhd');
  const tfdt = placeOf(placed, 'tfdt');
  if (mfhd !== null) placed.writeUInt32BE(sequence, mfhd + 4);
  if (tfdt !== null) placed.writeBigUInt64BE(BigInt(startMs), tfdt + 4);
  return placed;
}

/** The fragment with the pictures that begin before a time after the first one: at least that. */
function cutFragment(bytes: Buffer, mostMs: number): Buffer {
  const samples = samplesOf(bytes) ?? [];
  let passedMs = 0;
  const kept = samples.filter(({ durationMs }, index) => {
    const isKept = index === 0 || passedMs < mostMs;
    passedMs += durationMs;
    return isKept;
  });
  const trun = placeOf(bytes, 'trun');
  if (kept.length === samples.length || trun === null) return bytes;
  const moofBytes = bytes.readUInt32BE(0);
  const firstGone = trun + bytesBeforeSamples + kept.length * bytesOfSample;
  const goneBytes = (samples.length - kept.length) * bytesOfSample;
  const data = moofBytes + boxHeadBytes;
  const keptData = kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const cut = Buffer.concat([
    bytes.subarray(0, firstGone),
    bytes.subarray(firstGone + goneBytes, data),
    bytes.subarray(data, data + keptData),
  ]);
  // What holds the samples is shorter by those that are gone, and so is the way to the first picture.
  for (const type of ['moof', 'traf', 'trun']) {
    const at = (placeOf(cut, type) ?? 0) - boxHeadBytes;
    cut.writeUInt32BE(cut.readUInt32BE(at) - goneBytes, at);
  }
  cut.writeUInt32BE(kept.length, trun + 4);
  cut.writeInt32BE(cut.readInt32BE(trun + 8) - goneBytes, trun + 8);
  cut.writeUInt32BE(keptData + boxHeadBytes, data - goneBytes - boxHeadBytes);
  return cut;
}

interface Sample {
  readonly durationMs: number;
  readonly sizeBytes: number;
}

function samplesOf(moof: Buffer): readonly Sample[] | null {
  const trun = placeOf(moof, 'trun');
  if (trun === null || trun + bytesBeforeSamples > moof.length) return null;
  const count = moof.readUInt32BE(trun + 4);
  const first = trun + bytesBeforeSamples;
  if (first + count * bytesOfSample > moof.length) return null;
  return Array.from({ length: count }, (_, index) => ({
    durationMs: moof.readUInt32BE(first + index * bytesOfSample),
    sizeBytes: moof.readUInt32BE(first + index * bytesOfSample + 4),
  }));
}

/** Where the content of the first box of a type begins, found by its name: nothing before it could be mistaken for one. */
function placeOf(bytes: Buffer, type: string): number | null {
  if (bytes.length < boxHeadBytes || bytes.toString('latin1', 4, boxHeadBytes) !== 'moof') return null;
  const name = bytes.subarray(0, bytes.readUInt32BE(0)).indexOf(type, 0, 'latin1');
  return name < 4 ? null : name + 4;
}
