import { isBucketAddress, parseBucketAddress } from '../object-store/bucket-address';
import { openObjectStore, type StoreEnvironment } from '../object-store/open-object-store';
import { bucketPlace } from './bucket-place';
import { folderPlace } from './folder-place';
import type { SuitePlace } from './suite-place';

/**
 * The place that an operator named: `s3://bucket/prefix`, or a folder.
 * @throws {Error} for an address of a bucket that is none
 */
export async function openPlace(address: string, environment: StoreEnvironment): Promise<SuitePlace> {
  if (!isBucketAddress(address)) return folderPlace(address);
  const bucket = parseBucketAddress(address);
  if (bucket === null) throw new Error(`${address} names no bucket: s3://bucket/prefix does.`);
  return bucketPlace(await openObjectStore(bucket, environment));
}
