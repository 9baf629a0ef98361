import type { CameraRecord } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import { secretPlace } from '../storage/seal-secrets';
import type { Vault } from '../storage/vault';
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

/** Sources may hold the passwords of cameras: they are stored sealed. */
function createRows(vault: Vault) {
  return {
    cameraOf: ({ camera_id: cameraId, document, source }: CameraRow): StoredCamera => ({
      ...orElse(() => JSON.parse(document) as CameraDocument, { ...damagedDocument, name: cameraId }),
      cameraId,
      source: orElse(() => JSON.parse(vault.open(source, placeOf(cameraId))) as CameraSource, damagedSource),
    }),
    textsOf({ cameraId, source, ...document }: StoredCamera): { document: string; source: string } {
      return {
        document: JSON.stringify(document satisfies CameraDocument),
        source: vault.seal(JSON.stringify(source), placeOf(cameraId)),
      };
    },
  };
}

const placeOf = (cameraId: string): string => secretPlace('cameras', 'source', cameraId);
const configuredPlaceOf = (cameraId: string): string => secretPlace('cameras', 'configured_source', cameraId);

// A damaged record costs its own camera only, which can be seen, corrected or deleted.
const damagedDocument = { tags: [], sortPrefix: '', managed: false } as const;
const damagedSource: CameraSource = { kind: 'file', path: '' };

function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Writes the configuration's cameras that are not known yet; a camera that was deleted stays deleted. */
export function createCameraStore(database: Database, vault: Vault, seeds: readonly CameraSeed[]): CameraStore {
  const { cameraOf, textsOf } = createRows(vault);
  database.inTransaction(() => {
    for (const seed of seeds) plant(seed);
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

  function plant(seed: CameraSeed): void {
    const { cameraId, name, tags, sortPrefix = '', autoManaged: managed = false } = seed;
    const { document, source } = textsOf({ cameraId, name, tags, sortPrefix, managed, source: seed.source });
    const configured = JSON.stringify(seed.source);
    const sealed = vault.seal(configured, configuredPlaceOf(cameraId));
    database.run(
      'INSERT OR IGNORE INTO cameras (camera_id, document, source, configured_source) VALUES (?, ?, ?, ?)',
      cameraId,
      document,
      source,
      sealed,
    );
    const known = database.first<{ configured_source: string | null }>(
      'SELECT configured_source FROM cameras WHERE camera_id = ?',
      cameraId,
    )?.configured_source;
    const before = known && orElse(() => vault.open(known, configuredPlaceOf(cameraId)), null);
    if (before === configured) return;
    database.run('UPDATE cameras SET source = ?, configured_source = ? WHERE camera_id = ?', source, sealed, cameraId);
  }
}
