import { mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
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

export type MadeArtifact = { readonly ok: true; readonly content: Uint8Array } | MakingFailure;

/** Makes artifacts one after the other; what a stop interrupts is made at the next start. */
export interface ArtifactMaker {
  /** Has the pending artifacts made. */
  wake(): void;
  /** Answers when nothing is being made any more, after the signal. */
  readonly closed: () => Promise<void>;
}

export interface ArtifactMakerParts {
  readonly store: ArtifactStore;
  readonly folder: string;
  readonly make: ArtifactMaking;
  readonly log: { error(details: object, message: string): void };
}

/** Progress is written this often at most. */
const reportEveryMs = 500;
/** Pause after a failure of the store. */
const tryAgainMs = 10_000;

export function openArtifactMaker(
  { store, folder, make, log }: ArtifactMakerParts,
  signal: AbortSignal,
): ArtifactMaker {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
  let working: Promise<void> | null = null;

  async function makeOne(artifact: StoredArtifact): Promise<void> {
    const { artifactId } = artifact;
    try {
      const made = await make(artifact, reporter(store, artifactId), signal);
      if (!made.ok) return store.setFailed(artifactId, made.reason);
      const file = store.fileOf(artifact);
      // On the disk before it is called ready: a power cut may come in between.
      await writeFile(`${file}.part`, made.content, { flush: true, mode: privateFileMode });
      await rename(`${file}.part`, file);
      store.setReady(artifactId, made.content.byteLength);
    } catch (cause) {
      if (signal.aborted) return;
      log.error({ err: cause, artifactId }, 'an artifact could not be made');
      store.setFailed(artifactId, 'The instance failed while making it: its log has the cause.');
      await rm(`${store.fileOf(artifact)}.part`, { force: true });
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
    closed: async () => {
      await working;
    },
  };
}

function reporter(store: ArtifactStore, artifactId: string): (progress: number) => void {
  let reportedAt = performance.now();
  return (progress) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    store.setProgress(artifactId, Math.round(Math.min(1, progress) * 1_000) / 1_000);
  };
}
