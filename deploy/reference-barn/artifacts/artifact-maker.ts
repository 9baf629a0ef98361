import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeatmapData } from '@barnwatch/shared/wire';
import { isDiskFull } from '../server/is-disk-full';
import { privateFileMode, privateFolderMode } from '../storage/keep-private';
import type { ArtifactStore, StoredArtifact } from './artifact-store';

/** Why an artifact cannot be made; `reason` is for people. */
export interface MakingFailure {
  readonly ok: false;
  readonly reason: string;
}

/** @param report tells the share that is done @throws the signal's reason */
export type ArtifactMaking = (
  artifact: StoredArtifact,
  report: (progress: number) => void,
  signal: AbortSignal,
) => Promise<MadeArtifact>;

export type MadeArtifact =
  | { readonly ok: true; readonly content: Uint8Array; readonly data?: HeatmapData }
  | MakingFailure;

/** Makes artifacts one after the other; what a stop interrupts is made at the next start. */
export interface ArtifactMaker {
  /** Has the pending artifacts made. */
  wake(): void;
  /** Gives up what is being made, if it is this one. Its record has to be gone already. */
  giveUp(artifactId: string): void;
  /** Answers when nothing is being made any more, after the signal. */
  readonly closed: () => Promise<void>;
}

export interface ArtifactMakerParts {
  readonly store: ArtifactStore;
  readonly folder: string;
  /** The oldest are removed once all take more. */
  readonly mostBytes: number;
  readonly make: ArtifactMaking;
  readonly log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

const unfinished = '.part';
/** Progress is written this often at most. */
const reportEveryMs = 250;
/** Pause after a failure of the store. */
const tryAgainMs = 10_000;

export function openArtifactMaker(
  { store, folder, mostBytes, make, log }: ArtifactMakerParts,
  signal: AbortSignal,
): ArtifactMaker {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
  // What was being written when the program ended.
  for (const name of readdirSync(folder)) if (name.endsWith(unfinished)) rmSync(join(folder, name), { force: true });
  let working: Promise<void> | null = null;
  let making: { readonly artifactId: string; readonly ending: AbortController } | null = null;

  async function makeOne(artifact: StoredArtifact): Promise<void> {
    const { artifactId } = artifact;
    const ending = new AbortController();
    making = { artifactId, ending };
    try {
      const made = await make(artifact, reporter(store, artifactId), AbortSignal.any([signal, ending.signal]));
      if (!made.ok) return store.setFailed(artifactId, made.reason);
      if (made.data) await write(store.dataFileOf(artifact), JSON.stringify(made.data));
      await write(store.fileOf(artifact), made.content);
      // Deleted while it was written.
      if (ending.signal.aborted) await removeFiles(artifact);
      else store.setReady(artifactId, made.content.byteLength);
      makeRoom(artifactId);
    } catch (cause) {
      if (ending.signal.aborted) return await removeFiles(artifact);
      if (signal.aborted) return;
      log.error({ err: cause, artifactId }, 'an artifact could not be made');
      await rm(store.dataFileOf(artifact), { force: true });
      store.setFailed(artifactId, reasonOf(cause));
    } finally {
      making = null;
    }
  }

  /** Of one whose record is gone. */
  async function removeFiles(artifact: StoredArtifact): Promise<void> {
    for (const file of [store.fileOf(artifact), store.dataFileOf(artifact)]) await rm(file, { force: true });
  }

  /** The newest is made, whether or not there can be room for more. */
  function makeRoom(newest: string): void {
    try {
      for (const artifactId of store.beyond(mostBytes)) {
        if (artifactId === newest) continue;
        store.remove(artifactId);
        log.info({ artifactId }, 'an artifact was removed, to make room for newer ones');
      }
    } catch (error) {
      log.error({ err: error }, 'no room could be made for newer artifacts');
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const [next] = signal.aborted ? [] : store.pending();
      if (!next) return;
      await makeOne(next);
    }
  }

  return {
    wake() {
      working ??= work()
        .then(() => {
          // One may have come in between the last look and this turn.
          return !signal.aborted && store.pending().length > 0 ? 0 : null;
        })
        .catch((error: unknown) => {
          // The store itself gave up, e.g. on a full disk: what is pending stays so and is made when it is back.
          log.error({ err: error }, 'the artifactMaker could not go on');
          return tryAgainMs;
        })
        .then((pauseMs) => {
          working = null;
          if (pauseMs === null || signal.aborted) return;
          if (pauseMs === 0) this.wake();
          else setTimeout(() => signal.aborted || this.wake(), pauseMs).unref();
        });
    },
    giveUp(artifactId) {
      if (making?.artifactId === artifactId) making.ending.abort(new Error('The artifact was given up'));
    },
    closed: async () => {
      await working;
    },
  };
}

/** On the disk, whole, before it has its name: a power cut or a full disk may come in between. */
async function write(file: string, content: Uint8Array | string): Promise<void> {
  const part = `${file}${unfinished}`;
  try {
    await writeFile(part, content, { flush: true, mode: privateFileMode });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

function reasonOf(cause: unknown): string {
  return isDiskFull(cause)
    ? 'The disk of the instance is full.'
    : 'The instance failed while making it: its log has the cause.';
}

function reporter(store: ArtifactStore, artifactId: string): (progress: number) => void {
  let reportedAt = performance.now();
  return (progress) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    store.setProgress(artifactId, Math.round(Math.min(1, progress) * 1_000) / 1_000);
  };
}
