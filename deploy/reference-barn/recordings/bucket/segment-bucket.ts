import type { ObjectStore } from '../../../object-store/object-store';
import type { Pace } from '../../../object-store/pace';
import type { SegmentReader } from '../playing/segment-reader';
import type { Segment } from '../recording-store';

/** Where an instance keeps the segments of its real cameras beside its disk. */
export interface SegmentBucket {
  /** Names it in the index: `s3://bucket/prefix/instance/`. */
  readonly address: string;
  /** How fast segments may go there; left out: as the line allows. */
  readonly pace?: Pace;
  /** Its client, made when first asked for. @throws where it cannot be made */
  connect(): Promise<ObjectStore>;
  /** Bytes of a segment; null where it is not there. @throws ObjectStoreError at reading, too */
  open(segment: Segment, signal: AbortSignal): Promise<SegmentReader | null>;
}

/** How it fares with what the bucket is to take. */
export interface BucketStanding {
  readonly waiting: { readonly segments: number; readonly bytes: number };
  /** Since when nothing can be stored, ms since 1970 UTC; null: all is well. */
  readonly awaySince: number | null;
  /** Since the start. */
  readonly stored: number;
  readonly failures: number;
  /** Segments that the disk had no room for until they could be stored. */
  readonly lost: number;
  readonly bytes: { readonly onDisk: number; readonly stored: number };
}
