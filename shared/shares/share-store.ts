import { millisecondsInHour } from 'date-fns/constants';
import * as v from 'valibot';
import {
  factsSchema,
  type GivenShare,
  type KeptShare,
  keptFiles,
  longestKeptMs,
  longestWordsOfShare,
  mostBytes,
  type Share,
  type ShareFacts,
} from './share';
import { shareCacheName } from './share-cache';

/** Why something that was handed over is not on the device. */
export type NotKept = 'nothing' | 'no-room' | 'failed';

const factsKey = (id: string) => `/share-kept/${id}/facts`;
const fileKey = (id: string, place: number) => `/share-kept/${id}/${place}`;
const idOfKey = (address: string): string => /\/share-kept\/([\w-]+)\//.exec(address)?.[1] ?? '';

/** Begins with its time: what is younger may still be being written. */
const makeId = (nowMs: number): string => `${nowMs.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
const timeOfId = (id: string): number => Number.parseInt(id.split('-')[0] ?? '', 36) || 0;

/**
 * Keeps what was handed over: files first, and last the one entry by which it counts. Whoever is killed in between has
 * kept nothing, and it lies where it was shared from.
 */
export async function keepShare(
  caches: CacheStorage,
  given: GivenShare,
  nowMs: number,
): Promise<{ readonly kind: 'kept'; readonly id: string } | { readonly kind: 'not-kept'; readonly reason: NotKept }> {
  const files = keptFiles(given.files);
  const [title, text] = [given.title, given.text].map((word) => word.trim().slice(0, longestWordsOfShare));
  if (files.length === 0 && !title && !text) return { kind: 'not-kept', reason: 'nothing' };
  try {
    const known = await sweep(caches, nowMs);
    const bytes = known.reduce((sum, share) => sum + bytesOf(share.facts), 0);
    if (bytes + files.reduce((sum, { size }) => sum + size, 0) > mostBytes)
      return { kind: 'not-kept', reason: 'no-room' };
    const id = makeId(nowMs);
    const facts: ShareFacts = {
      form: 1,
      sharedAt: nowMs,
      title: title ?? '',
      text: text ?? '',
      files: files.map(({ type, size }) => ({ type, bytes: size })),
      leftOut: given.files.length - files.length,
    };
    await write(caches, id, facts, files);
    return { kind: 'kept', id };
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    return { kind: 'not-kept', reason: isFull ? 'no-room' : 'failed' };
  }
}

async function write(caches: CacheStorage, id: string, facts: ShareFacts, files: readonly Blob[]): Promise<void> {
  const cache = await caches.open(shareCacheName);
  try {
    for (const [place, file] of files.entries())
      await cache.put(fileKey(id, place), new Response(file, { headers: { 'content-type': file.type } }));
    await cache.put(factsKey(id), Response.json(facts));
  } catch (cause) {
    await forgetShare(caches, id).catch(() => undefined);
    throw cause;
  }
}

interface Found {
  readonly id: string;
  readonly facts: ShareFacts;
}

const bytesOf = ({ files }: ShareFacts): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** All that is kept. What is too old, or was never finished, goes. */
async function sweep(caches: CacheStorage, nowMs: number): Promise<readonly Found[]> {
  const cache = await caches.open(shareCacheName);
  const ids = [...new Set((await cache.keys()).map(({ url }) => idOfKey(url)))];
  const found: Found[] = [];
  for (const id of ids) {
    const facts = await factsOf(caches, id);
    const isOver = facts === null ? timeOfId(id) < nowMs - millisecondsInHour : facts.sharedAt < nowMs - longestKeptMs;
    if (isOver) await forgetShare(caches, id);
    else if (facts !== null) found.push({ id, facts });
  }
  return found;
}

async function factsOf(caches: CacheStorage, id: string): Promise<ShareFacts | null> {
  const kept = await caches.match(factsKey(id), { cacheName: shareCacheName });
  const parsed = v.safeParse(factsSchema, await kept?.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}

function keptShare({ id, facts }: Found): KeptShare {
  const { sharedAt, title, text, files, leftOut } = facts;
  return { id, sharedAt, title, text, pictures: files.length, leftOut };
}

/** Everything that was handed over and is in no form yet, the latest first. */
export async function listShares(caches: CacheStorage, nowMs: number): Promise<readonly KeptShare[]> {
  if (!(await caches.has(shareCacheName))) return [];
  const found = (await sweep(caches, nowMs)).map(keptShare);
  return found.sort((one, other) => other.sharedAt - one.sharedAt);
}

/** One of them with its pictures; null where there is none. A picture that is gone counts among those left out. */
export async function readShare(caches: CacheStorage, id: string): Promise<Share | null> {
  const facts = await factsOf(caches, id);
  if (facts === null) return null;
  const answers = await Promise.all(
    facts.files.map((_, place) => caches.match(fileKey(id, place), { cacheName: shareCacheName })),
  );
  const files: Blob[] = [];
  for (const answer of answers) if (answer !== undefined) files.push(await answer.blob());
  const kept = keptShare({ id, facts });
  return { ...kept, pictures: files.length, leftOut: kept.leftOut + facts.files.length - files.length, files };
}

/** The entry by which it counts goes first: killed in between, nothing half is left that anybody would be shown. */
export async function forgetShare(caches: CacheStorage, id: string): Promise<void> {
  const cache = await caches.open(shareCacheName);
  await cache.delete(factsKey(id));
  for (const { url } of await cache.keys()) if (idOfKey(url) === id) await cache.delete(url);
}
