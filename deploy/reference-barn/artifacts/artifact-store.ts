import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import type { Database } from '../storage/database';

/** What the document of a stored artifact always has. */
export type StoredArtifact = Artifact & Required<Pick<Artifact, 'parameters'>>;

export interface ArtifactStore {
  create(artifact: StoredArtifact): void;
  find(artifactId: string): StoredArtifact | undefined;
  /** Why it could not be made; null unless it failed. */
  failureOf(artifactId: string): string | null;
  /** Those whose making was not finished, the oldest first. */
  pending(): readonly StoredArtifact[];
  setProgress(artifactId: string, progress: number): void;
  setReady(artifactId: string, sizeBytes: number): void;
  setFailed(artifactId: string, reason: string): void;
  /** Path of its file, there or not. */
  fileOf(artifact: Pick<Artifact, 'artifactId'>): string;
  /** Path of the numbers behind it, there or not. */
  dataFileOf(artifact: Pick<Artifact, 'artifactId'>): string;
  /** With its files. @returns whether it was there */
  remove(artifactId: string): boolean;
  /** Ids of the oldest that are ready, without which the others take no more than this. */
  beyond(mostBytes: number): readonly string[];
  /** Removes what was only to be kept for a while. */
  removeExpired(nowMs: number): void;
}

/** An artifact that is not stored is kept for this long (contract, createHeatmap). */
const unstoredMs = millisecondsInHour;

export function createArtifactStore(database: Database, folder: string): ArtifactStore {
  const parsed = ({ document }: { document: string }): StoredArtifact => JSON.parse(document) as StoredArtifact;

  function change(artifactId: string, members: Partial<Artifact>, failure: string | null): void {
    database.inTransaction(() => {
      const artifact = store.find(artifactId);
      if (!artifact) return;
      const changed = { ...artifact, ...members };
      database.run(
        'UPDATE artifacts SET state = ?, failure = ?, document = ? WHERE artifact_id = ?',
        changed.state,
        failure,
        JSON.stringify(changed),
        artifactId,
      );
    });
  }

  const store: ArtifactStore = {
    create(artifact) {
      const { artifactId, type, state, createdAt, stored } = artifact;
      database.run(
        'INSERT INTO artifacts VALUES (?, ?, ?, ?, ?, NULL, ?)',
        artifactId,
        type,
        state,
        createdAt,
        stored ? 1 : 0,
        JSON.stringify(artifact),
      );
    },
    find(artifactId) {
      const row = database.first<{ document: string }>(
        'SELECT document FROM artifacts WHERE artifact_id = ?',
        artifactId,
      );
      return row && parsed(row);
    },
    failureOf: (artifactId) =>
      database.first<{ failure: string | null }>('SELECT failure FROM artifacts WHERE artifact_id = ?', artifactId)
        ?.failure ?? null,
    pending: () =>
      database
        .all<{ document: string }>(
          `SELECT document FROM artifacts WHERE state = 'pending' ORDER BY created_at, artifact_id`,
        )
        .map(parsed),
    setProgress: (artifactId, progress) => change(artifactId, { progress }, null),
    setReady: (artifactId, sizeBytes) => change(artifactId, { state: 'ready', progress: 1, sizeBytes }, null),
    setFailed: (artifactId, reason) => change(artifactId, { state: 'failed' }, reason),
    fileOf: ({ artifactId }) => join(folder, artifactId),
    dataFileOf: ({ artifactId }) => join(folder, `${artifactId}.json`),
    remove(artifactId) {
      const wasThere = database.run('DELETE FROM artifacts WHERE artifact_id = ?', artifactId) > 0;
      // An id that no artifact has may be a way to any file (`../barn.sqlite`).
      if (!wasThere) return false;
      rmSync(store.fileOf({ artifactId }), { force: true });
      rmSync(store.dataFileOf({ artifactId }), { force: true });
      return true;
    },
    beyond(mostBytes) {
      const newestFirst = database.all<{ artifact_id: string }>(
        `SELECT artifact_id FROM artifacts WHERE state = 'ready' ORDER BY created_at DESC, artifact_id`,
      );
      let bytes = 0;
      return newestFirst
        .map(({ artifact_id: artifactId }) => artifactId)
        .filter((artifactId) => {
          bytes += bytesOnDisk([store.fileOf({ artifactId }), store.dataFileOf({ artifactId })]);
          return bytes > mostBytes;
        })
        .toReversed();
    },
    removeExpired(nowMs) {
      const expired = database.all<{ artifact_id: string }>(
        `SELECT artifact_id FROM artifacts WHERE stored = 0 AND state <> 'pending' AND created_at <= ?`,
        nowMs - unstoredMs,
      );
      for (const { artifact_id: artifactId } of expired) store.remove(artifactId);
    },
  };
  return store;
}

/** Those that are not there take nothing. */
function bytesOnDisk(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
