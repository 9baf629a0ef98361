import { faultyOf, type Sight, well } from '../fault';

export interface DiskRoom {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

const bytesInGigabyte = 1_000_000_000;
/** Of a big disk a twentieth would be wasted: below this many bytes little room is left on any. */
const littleBytes = 10 * bytesInGigabyte;
const littleShare = 0.05;
/** Somewhat more room has to be there again before it is enough: a disk at its limit goes up and down. */
const enoughTimes = 1.5;

/** @param wasFilling as the last look has found it */
export function diskSight({ freeBytes, totalBytes }: DiskRoom, wasFilling: boolean): Sight {
  const little = Math.min(littleBytes, totalBytes * littleShare);
  const needed = wasFilling ? little * enoughTimes : little;
  return freeBytes < needed ? faultyOf(`${gigabytes(freeBytes)} / ${gigabytes(totalBytes)}`) : well;
}

const gigabytes = (bytes: number): string => `${(bytes / bytesInGigabyte).toFixed(1)} GB`;
