import type { BucketStanding } from '../../recordings/bucket/segment-bucket';
import { faultyOf, type Sight, well } from '../fault';

const bytesInGigabyte = 1_000_000_000;

/** Whether what is recorded reaches the bucket; the figures say how much waits for it, and what was lost meanwhile. */
export function bucketSight({ awaySince, waiting, lost }: BucketStanding): Sight {
  if (awaySince === null) return well;
  const gigabytes = `${(waiting.bytes / bytesInGigabyte).toFixed(1)} GB`;
  return faultyOf(lost === 0 ? gigabytes : `${gigabytes}, −${lost}`);
}
