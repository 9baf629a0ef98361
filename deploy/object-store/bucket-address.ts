/** A bucket, and the part of it that is meant. */
export interface BucketAddress {
  readonly bucket: string;
  /** Empty, or ends in a slash. */
  readonly prefix: string;
}

/** `s3://bucket/some/prefix`; a bucket is named as DNS allows it. */
const form = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** Whether something names a bucket and no folder. */
export function isBucketAddress(address: string): boolean {
  return address.startsWith('s3:');
}

/** Reads the address of a bucket; `null` for one that nobody could mean. */
export function parseBucketAddress(address: string): BucketAddress | null {
  const [, bucket, rest = ''] = form.exec(address) ?? [];
  if (bucket === undefined) return null;
  const parts = rest.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return null;
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}
