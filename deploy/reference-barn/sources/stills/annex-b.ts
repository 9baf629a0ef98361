import type { AccessUnit } from '../access-unit';

const startCode = Buffer.from([0, 0, 0, 1]);

/**
 * A key frame as a byte stream that stands alone (ITU-T H.264 Annex B): parameter sets and NAL units, each after a start
 * code. `null` when the configuration or a length does not add up.
 */
export function annexB(unit: Pick<AccessUnit, 'avcc' | 'configuration'>): Buffer | null {
  const configuration = Buffer.from(unit.configuration);
  const picture = Buffer.from(unit.avcc);
  try {
    const lengthBytes = (configuration.readUInt8(4) & 0b11) + 1;
    const sequenceSets = readSets(configuration, 6, configuration.readUInt8(5) & 0b11111);
    const pictureSets = readSets(configuration, sequenceSets.end + 1, configuration.readUInt8(sequenceSets.end));
    const parts = [...sequenceSets.sets, ...pictureSets.sets];
    for (let offset = 0; offset < picture.length; ) {
      const length = picture.readUIntBE(offset, lengthBytes);
      const start = offset + lengthBytes;
      if (start + length > picture.length) return null;
      parts.push(picture.subarray(start, start + length));
      offset = start + length;
    }
    return Buffer.concat(parts.flatMap((part) => [startCode, part]));
  } catch (cause) {
    // Reading past the end: the bytes are cut.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

function readSets(configuration: Buffer, start: number, count: number): { sets: Buffer[]; end: number } {
  const sets: Buffer[] = [];
  let offset = start;
  for (let index = 0; index < count; index++) {
    const length = configuration.readUInt16BE(offset);
    offset += 2;
    if (offset + length > configuration.length) throw new RangeError('parameter set cut');
    sets.push(configuration.subarray(offset, offset + length));
    offset += length;
  }
  return { sets, end: offset };
}
