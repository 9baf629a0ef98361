import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { BucketAddress } from './bucket-address';
import { answerOf, isAbsent, isOther } from './object-answers';
import {
  type ListedObject,
  type ObjectHeaders,
  type ObjectStore,
  ObjectStoreError,
  type StoredFile,
  type StoredObject,
  type WriteOver,
} from './object-store';
import { paced } from './pace';

/** Longest time until a store answers the connection, and until it has answered a request, ms. */
const longestConnection = 5 * millisecondsInSecond;
const longestRequest = 2 * millisecondsInMinute;

/** A file takes longer than other requests; a slower line than half a megabit a second does not carry pictures, bytes an ms. */
const leastPace = 62;

/** Others may take part of the same pace, and the line has its own: a file may take so many times as long as by itself. */
const shareOfPace = 4;

/** As many keys a call may remove. */
const mostRemoved = 1_000;

/** What the client reads by itself, as far as something else hangs on it. */
export type StoreEnvironment = Readonly<Record<string, string | undefined>>;

const say = (): void => undefined;
const silent = { trace: say, debug: say, info: say, warn: say, error: say } as const;

/**
 * Endpoint and credentials are read by the client as its own chain says (`AWS_ENDPOINT_URL_S3`, `AWS_ACCESS_KEY_ID`,
 * profiles, roles). A store that is named by an endpoint has its buckets in the path: few have a name for each.
 */
function configuration(environment: StoreEnvironment): S3ClientConfig {
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL || undefined;
  const named = environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION;
  // Stores of one's own have no regions, but the signature needs one.
  const region = named ?? (endpoint === undefined ? undefined : 'us-east-1');
  return {
    forcePathStyle: endpoint !== undefined,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    // What went wrong is in the error; a console is nobody's log.
    logger: silent,
    // Checksums beyond the signature's own are understood by few stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: longestConnection,
      requestTimeout: longestRequest,
      throwOnRequestTimeout: true,
    },
  };
}

/** The client is fetched only when a bucket is named: it is large, and most who compose have a folder. */
export async function openObjectStore(address: BucketAddress, environment: StoreEnvironment): Promise<ObjectStore> {
  // Which Node a later version of it will need is told to whoever takes that version, not to operators.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  const client = new S3Client(configuration(environment));
  const { bucket: Bucket, prefix } = address;
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });
  const answered = <Answer>(asking: Promise<Answer>): Promise<Answer> => answerOf(address, asking);

  async function put(key: string, content: Buffer, headers: ObjectHeaders, condition: object): Promise<boolean> {
    const command = new commands.PutObjectCommand({
      ...at(key),
      Body: content,
      ContentType: headers.contentType,
      CacheControl: headers.cacheControl,
      ContentEncoding: headers.contentEncoding,
      ...condition,
    });
    try {
      await client.send(command);
      return true;
    } catch (cause) {
      if (isOther(cause) && Object.keys(condition).length > 0) return false;
      throw new ObjectStoreError(address, cause);
    }
  }

  async function tagOf(key: string): Promise<string | undefined> {
    try {
      return (await client.send(new commands.HeadObjectCommand(at(key)))).ETag;
    } catch (cause) {
      if (isAbsent(cause)) return undefined;
      throw new ObjectStoreError(address, cause);
    }
  }

  async function write(key: string, content: Buffer, headers: ObjectHeaders, over: WriteOver): Promise<boolean> {
    if (over === 'anything') return put(key, content, headers, {});
    if (over.tag === null) return put(key, content, headers, { IfNoneMatch: '*' });
    if (await put(key, content, headers, { IfMatch: over.tag })) return true;
    // Some stores (Ceph) compare the tag with its quotation marks, and so never find it equal.
    const isStillThere = (await tagOf(key)) === over.tag;
    return isStillThere && put(key, content, headers, { IfMatch: over.tag.replaceAll('"', '') });
  }

  async function read(key: string): Promise<StoredObject | null> {
    try {
      const answer = await client.send(new commands.GetObjectCommand(at(key)));
      const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      return { content, tag: answer.ETag ?? '' };
    } catch (cause) {
      if (isAbsent(cause)) return null;
      throw new ObjectStoreError(address, cause);
    }
  }

  async function readRange(key: string, first: number, last: number, signal: AbortSignal): Promise<Buffer | null> {
    const command = new commands.GetObjectCommand({ ...at(key), Range: `bytes=${first}-${last}` });
    try {
      const answer = await client.send(command, { abortSignal: signal });
      return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    } catch (cause) {
      signal.throwIfAborted();
      if (isAbsent(cause)) return null;
      throw new ObjectStoreError(address, cause);
    }
  }

  async function writeFile(key: string, file: StoredFile, headers: ObjectHeaders, signal: AbortSignal): Promise<void> {
    const { pace } = file;
    // Whoever removes the file meanwhile takes nothing away from this request.
    const handle = await open(file.path);
    const content = handle.createReadStream({ autoClose: false });
    const body = pace === undefined ? content : Readable.from(paced(content, pace, signal), { objectMode: false });
    // A request that was broken off may still read a little.
    for (const stream of [content, body]) stream.on('error', () => undefined);
    const command = new commands.PutObjectCommand({
      ...at(key),
      Body: body,
      ContentLength: file.bytes,
      ContentMD5: file.md5,
      ContentType: headers.contentType,
    });
    const requestTimeout =
      longestRequest + file.bytes / Math.min(leastPace, (pace?.bytesAMs ?? leastPace) / shareOfPace);
    try {
      const { ETag } = await client.send(command, { abortSignal: signal, requestTimeout });
      const shown = await client.send(new commands.HeadObjectCommand(at(key)), { abortSignal: signal });
      if (shown.ContentLength !== file.bytes || shown.ETag !== ETag)
        throw new Error(`${key}: the store shows ${shown.ContentLength} bytes in place of ${file.bytes}`);
    } catch (cause) {
      signal.throwIfAborted();
      throw new ObjectStoreError(address, cause);
    } finally {
      body.destroy();
      content.destroy();
      await handle.close();
    }
  }

  async function* pages(below: string, signal?: AbortSignal): AsyncGenerator<readonly ListedObject[]> {
    const answers = commands.paginateListObjectsV2(
      { client },
      { Bucket, Prefix: `${prefix}${below}` },
      signal && { abortSignal: signal },
    );
    for (;;) {
      signal?.throwIfAborted();
      const answer = await answered(answers.next());
      if (answer.done) return;
      yield (answer.value.Contents ?? []).map(({ Key = '', Size = 0, LastModified }) => ({
        key: Key.slice(prefix.length),
        bytes: Size,
        changedAt: LastModified?.getTime() ?? 0,
      }));
    }
  }

  async function list(below: string): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    for await (const page of pages(below)) found.push(...page);
    return found;
  }

  async function folders(below: string): Promise<string[]> {
    const start = `${prefix}${below}`;
    const found: string[] = [];
    const pages = commands.paginateListObjectsV2({ client }, { Bucket, Prefix: start, Delimiter: '/' });
    for await (const { CommonPrefixes = [] } of pages)
      found.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(start.length, -1)));
    return found.filter((name) => name !== '');
  }

  async function removeSome(keys: readonly string[]): Promise<void> {
    const Objects = keys.map((key) => ({ Key: `${prefix}${key}` }));
    const { Errors = [] } = await client.send(
      new commands.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = Errors;
    if (first !== undefined) throw new Error(`${first.Key}: ${first.Code}`);
  }

  return {
    address: `s3://${Bucket}/${prefix}`,
    read,
    readRange,
    write,
    writeFile,
    pages,
    list,
    folders: (below) => answered(folders(below)),
    async remove(keys) {
      for (let from = 0; from < keys.length; from += mostRemoved)
        await answered(removeSome(keys.slice(from, from + mostRemoved)));
    },
  };
}
