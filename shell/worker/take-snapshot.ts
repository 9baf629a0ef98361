import {
  type Asset,
  assetListSchema,
  builtRemoteSchema,
  partFilesSchema,
  type RegisteredRemote,
  type SuiteRegistry,
  suiteRegistrySchema,
} from '@barnwatch/shared/federation';
import * as v from 'valibot';
import type { NotTaken, TakeRequest, WorkerAnswer } from '../offline/worker-messages';
import { factsOf, type KeptSuite, type Snapshot } from './kept-suite';
import { eachOnce, filesAt, registeredFiles, type SuiteFile, wantedRemotes } from './suite-files';

/** Files at a time: a page beside it is waited for by somebody, this is not. */
const filesAtATime = 2;
/** Longest wait for one file, ms: nobody waits, and a slow line is slow. */
const fileTimeoutMs = 60_000;
/** What a snapshot may take of the device, bytes: several times a suite of today. */
export const mostSnapshotBytes = 64 * 1024 * 1024;

export interface TakeEnvironment {
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** Of the shell that this worker has: a suite of another one would not run. */
  readonly contract: string;
  readonly now: () => number;
  /** Bytes that the browser would still give; null where it does not tell. */
  readonly room: () => Promise<number | null>;
}

/** What a page asks for; one of an earlier build says nothing of staged versions. */
export type WantedSuite = Pick<TakeRequest, 'remotes'> & Partial<Pick<TakeRequest, 'staged'>>;

class Refused extends Error {
  readonly reason: NotTaken;

  constructor(reason: NotTaken, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/**
 * Takes the suite as the registry names it at this moment, whole or not at all: a file that fails leaves the kept suite
 * as it was, and so does a kill at any moment.
 */
export async function takeSnapshot(
  kept: KeptSuite,
  wanted: WantedSuite,
  environment: TakeEnvironment,
): Promise<WorkerAnswer> {
  try {
    const registry = await registryText(environment);
    const snapshot = await take(kept, registry, wanted, environment);
    return { kind: 'taken', snapshot: factsOf(snapshot) };
  } catch (cause) {
    const before = await kept.snapshot().catch(() => null);
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    return {
      kind: 'not-taken',
      reason: cause instanceof Refused ? cause.reason : isFull ? 'no-room' : 'file-failed',
      detail: cause instanceof Error ? cause.message : String(cause),
      snapshot: before && factsOf(before),
    };
  }
}

async function take(
  kept: KeptSuite,
  composed: string,
  asked: WantedSuite,
  environment: TakeEnvironment,
): Promise<Snapshot> {
  const asComposed = v.parse(suiteRegistrySchema, JSON.parse(composed));
  const registry = await withAskedStaged(asComposed, asked.staged ?? [], environment);
  const text = registry === asComposed ? composed : JSON.stringify(registry);
  if (registry.contract !== environment.contract)
    throw new Refused('another-contract', `${registry.contract}, and this shell provides ${environment.contract}`);
  const wanted = wantedRemotes(registry, asked.remotes);
  const remotes = wanted.map(({ name }) => name);
  const before = await kept.snapshot();
  if (before?.registry === text && String(before.remotes) === String(remotes)) return before;
  const listed = await Promise.all(wanted.map((remote) => listedFiles(remote, environment)));
  const files = eachOnce([...registeredFiles(wanted, environment.origin), ...listed.flat()]);
  await needRoom(files, environment);
  await eachAtATime(files, async (file) => {
    if (!(await kept.has(file))) await kept.put(file, await fetched(file, environment));
  });
  const takenAt = environment.now();
  const { composedAt } = registry;
  const snapshot: Snapshot = { form: 1, registry: text, composedAt, takenAt, remotes, files: [...files] };
  await kept.adopt(snapshot);
  return snapshot;
}

/**
 * The registry as the page has it: with a staged version in its place. What is kept says by itself what it is, and a start
 * without a network has nothing to decide.
 */
async function withAskedStaged(
  registry: SuiteRegistry,
  asked: readonly string[],
  environment: TakeEnvironment,
): Promise<SuiteRegistry> {
  const isAsked = ({ name, staged }: RegisteredRemote) =>
    staged !== undefined && asked.includes(`${name}@${staged.version}`);
  if (!registry.remotes.some(isAsked)) return registry;
  const remotes = await Promise.all(
    registry.remotes.map(async (remote) => {
      const { staged } = remote;
      if (staged === undefined || !isAsked(remote)) return remote;
      const [description] = filesAt(staged, [staged.descriptor], environment.origin);
      if (description === undefined) return remote;
      const built = v.parse(builtRemoteSchema, await (await fetched(description, environment)).json());
      return { ...built, baseUrl: staged.baseUrl, staged };
    }),
  );
  return { ...registry, remotes };
}

async function registryText({ fetch, origin }: TakeEnvironment): Promise<string> {
  const signal = AbortSignal.timeout(fileTimeoutMs);
  const answer = await fetch(`${origin}/suite.json`, { cache: 'no-cache', signal }).catch((cause: unknown) => {
    throw new Refused('unreachable', String(cause));
  });
  if (!answer.ok) throw new Refused('unreachable', `suite.json: ${answer.status}`);
  return answer.text();
}

/** What a remote consists of besides what the registry names: what its screens fetch when it is opened. */
async function listedFiles(remote: RegisteredRemote, environment: TakeEnvironment): Promise<readonly SuiteFile[]> {
  const read = async (asset: Asset | undefined): Promise<unknown> => {
    const [list] = asset === undefined ? [] : filesAt(remote, [asset], environment.origin);
    return list && (await fetched(list, environment)).json();
  };
  // The list of all files has those of each part as well; a remote that is built elsewhere may have only these.
  const assets: readonly Asset[] =
    remote.allFiles === undefined
      ? Object.values(v.parse(partFilesSchema, (await read(remote.parts)) ?? {})).flat()
      : v.parse(assetListSchema, await read(remote.allFiles));
  return filesAt(remote, assets, environment.origin);
}

async function needRoom(files: readonly SuiteFile[], { room }: TakeEnvironment): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > mostSnapshotBytes) throw new Refused('too-large', `${bytes} bytes`);
  const free = await room();
  if (free !== null && bytes > free) throw new Refused('no-room', `${bytes} bytes wanted, ${free} free`);
}

/** A file with exactly the bytes that were released: a browser refuses all others. */
async function fetched({ url, integrity }: SuiteFile, { fetch }: TakeEnvironment): Promise<Response> {
  const signal = AbortSignal.timeout(fileTimeoutMs);
  const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'omit', signal }).catch((cause: unknown) => {
    throw new Refused('file-failed', `${url}: ${String(cause)}`);
  });
  if (!answer.ok) throw new Refused('file-failed', `${url}: ${answer.status}`);
  return answer;
}

async function eachAtATime<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  };
  const stop = (cause: unknown) => {
    waiting.length = 0;
    throw cause;
  };
  await Promise.all(Array.from({ length: filesAtATime }, () => work().catch(stop)));
}
