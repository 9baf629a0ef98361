import { parseBucketAddress } from '../../../object-store/bucket-address';
import type { ObjectStore } from '../../../object-store/object-store';
import { openObjectStore, type StoreEnvironment } from '../../../object-store/open-object-store';
import { createPace } from '../../../object-store/pace';
import type { BucketConfiguration } from '../../configuration/configuration';
import { createBlockCache } from './block-cache';
import type { SegmentBucket } from './segment-bucket';

const bitsInMegabit = 1_000_000;

/**
 * @param instance id of the instance, whose segments lie apart from those of others
 * @param environment holds the credentials; endpoint and region too, where the configuration does not name them
 */
export function openSegmentBucket(
  { address, endpoint, region, mostMegabitsASecond }: BucketConfiguration,
  instance: string,
  environment: StoreEnvironment,
): SegmentBucket {
  const place = parseBucketAddress(`${address}/${instance}`);
  if (place === null) throw new Error(`${address} names no bucket`);
  const named = {
    ...environment,
    ...(endpoint !== undefined && { AWS_ENDPOINT_URL_S3: endpoint }),
    ...(region !== undefined && { AWS_REGION: region }),
  };
  let client: Promise<ObjectStore> | null = null;
  const connect = (): Promise<ObjectStore> => {
    client ??= openObjectStore(place, named).catch((cause: unknown) => {
      client = null;
      throw cause;
    });
    return client;
  };
  const blocks = createBlockCache(async (file, first, last, signal) =>
    (await connect()).readRange(file, first, last, signal),
  );
  const own = `s3://${place.bucket}/${place.prefix}`;
  return {
    address: own,
    ...(mostMegabitsASecond !== undefined && { pace: createPace(mostMegabitsASecond * bitsInMegabit) }),
    connect,
    async open({ file, sizeBytes, store }, signal) {
      // What an earlier configuration has stored elsewhere is out of reach.
      if (store !== undefined && store !== own) return null;
      return blocks.open(file, sizeBytes, signal);
    },
  };
}
