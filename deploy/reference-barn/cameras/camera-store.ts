import type { CameraRecord } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import type { CameraSeed, CameraSource } from './camera-seed';

export interface StoredCamera {
  readonly cameraId: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly sortPrefix: string;
  readonly managed: boolean;
  readonly source: CameraSource;
}

export interface CameraStore {
  list(): readonly StoredCamera[];
  find(cameraId: string): StoredCamera | undefined;
  /** Also a camera that was deleted: what was recorded of it stays. */
  findKept(cameraId: string): StoredCamera | undefined;
  /** @returns false when there is such a camera already */
  create(camera: StoredCamera): boolean;
  /** Sets the members that are there. */
  change(cameraId: string, record: CameraRecord & { managed?: boolean }): StoredCamera | undefined;
  /** What was recorded and written about it stays. @returns false when there is no such camera */
  remove(cameraId: string, nowMs: number): boolean;
}

interface CameraRow {
  readonly camera_id: string;
  readonly document: string;
  readonly source: string;
}

type CameraDocument = Omit<StoredCamera, 'cameraId' | 'source'>;

const cameraOf = ({ camera_id, document, source }: CameraRow): StoredCamera => ({
  cameraId: camera_id,
  ...(JSON.parse(document) as CameraDocument),
  source: JSON.parse(source) as CameraSource,
});

/** Writes the configuration's cameras that are not known yet; a camera that was deleted stays deleted. */
export function createCameraStore(database: Database, seeds: readonly CameraSeed[]): CameraStore {
  database.inTransaction(() => {
    for (const seed of seeds) plant(database, seed);
  });

  const store: CameraStore = {
    list: () =>
      database.all<CameraRow>('SELECT * FROM cameras WHERE removed_at IS NULL ORDER BY camera_id').map(cameraOf),
    find(cameraId) {
      const row = database.first<CameraRow>(
        'SELECT * FROM cameras WHERE camera_id = ? AND removed_at IS NULL',
        cameraId,
      );
      return row && cameraOf(row);
    },
    findKept(cameraId) {
      const row = database.first<CameraRow>('SELECT * FROM cameras WHERE camera_id = ?', cameraId);
      return row && cameraOf(row);
    },
    create: (camera) =>
      database.inTransaction(() => {
        if (store.find(camera.cameraId)) return false;
        const { document, source } = textsOf(camera);
        database.run(
          `INSERT INTO cameras (camera_id, document, source) VALUES (?, ?, ?) ON CONFLICT (camera_id)
           DO UPDATE SET document = excluded.document, source = excluded.source, removed_at = NULL`,
          camera.cameraId,
          document,
          source,
        );
        return true;
      }),
    change: (cameraId, record) =>
      database.inTransaction(() => {
        const camera = store.find(cameraId);
        if (!camera) return undefined;
        const changed: StoredCamera = { ...camera, ...record };
        const { document, source } = textsOf(changed);
        database.run('UPDATE cameras SET document = ?, source = ? WHERE camera_id = ?', document, source, cameraId);
        return changed;
      }),
    remove: (cameraId, nowMs) =>
      database.run('UPDATE cameras SET removed_at = ? WHERE camera_id = ? AND removed_at IS NULL', nowMs, cameraId) > 0,
  };
  return store;
}

function textsOf({ cameraId: _, source, ...document }: StoredCamera): { document: string; source: string } {
  return { document: JSON.stringify(document satisfies CameraDocument), source: JSON.stringify(source) };
}

function plant(database: Database, seed: CameraSeed): void {
  const { cameraId, name, tags, sortPrefix = '', autoManaged: managed = false } = seed;
  const { document, source } = textsOf({ cameraId, name, tags, sortPrefix, managed, source: seed.source });
  database.run(
    'INSERT OR IGNORE INTO cameras (camera_id, document, source, configured_source) VALUES (?, ?, ?, ?)',
    cameraId,
    document,
    source,
    source,
  );
  database.run(
    'UPDATE cameras SET source = ?, configured_source = ? WHERE camera_id = ? AND configured_source IS NOT ?',
    source,
    source,
    cameraId,
    source,
  );
}
