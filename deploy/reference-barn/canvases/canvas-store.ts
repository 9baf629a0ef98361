import type { CameraCanvas } from '@barnwatch/shared/wire';
import type { ConfigurationDocuments } from '../config/configuration-documents';
import type { Database } from '../storage/database';

/** A canvas with its cameras: stored ones always have them, only a projection leaves them out. */
export type StoredCanvas = CameraCanvas & Required<Pick<CameraCanvas, 'cameras'>>;

export interface CanvasStore {
  find(cameraCanvasId: string): StoredCanvas | undefined;
  /** By name: published ones and the account's own. */
  listFor(accountId: string): StoredCanvas[];
  /** Whether a canvas other than this one is called so. */
  isNameTaken(name: string, butFor: string | null): boolean;
  write(canvas: StoredCanvas): void;
  /** If it was the base canvas there is none afterwards. */
  remove(cameraCanvasId: string): void;
  /** The canvas that is shown first. */
  baseCanvas(): string | null;
  setBaseCanvas(cameraCanvasId: string | null): void;
}

const managementDocument = 'camera.canvas.management';

export function createCanvasStore(database: Database, documents: ConfigurationDocuments): CanvasStore {
  const parsed = ({ document }: { document: string }): StoredCanvas => JSON.parse(document) as StoredCanvas;

  const store: CanvasStore = {
    find(cameraCanvasId) {
      const row = database.first<{ document: string }>(
        'SELECT document FROM camera_canvases WHERE camera_canvas_id = ?',
        cameraCanvasId,
      );
      return row && parsed(row);
    },
    listFor: (accountId) =>
      database
        .all<{ document: string }>(
          `SELECT document FROM camera_canvases WHERE published = 1 OR owner_account_id = ?
           ORDER BY name COLLATE NOCASE, camera_canvas_id`,
          accountId,
        )
        .map(parsed),
    isNameTaken: (name, butFor) =>
      database.first('SELECT 1 FROM camera_canvases WHERE name = ? AND camera_canvas_id <> ?', name, butFor ?? '') !==
      undefined,
    write(canvas) {
      database.run(
        `INSERT INTO camera_canvases VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (camera_canvas_id) DO UPDATE SET
         name = excluded.name, published = excluded.published, last_updated = excluded.last_updated,
         document = excluded.document`,
        canvas.cameraCanvasId,
        canvas.name,
        canvas.published ? 1 : 0,
        canvas.lastUpdated,
        canvas.ownerAccountId,
        JSON.stringify(canvas),
      );
    },
    remove: (cameraCanvasId) =>
      database.inTransaction(() => {
        database.run('DELETE FROM camera_canvases WHERE camera_canvas_id = ?', cameraCanvasId);
        if (store.baseCanvas() === cameraCanvasId) store.setBaseCanvas(null);
      }),
    baseCanvas: () => documents.read<{ baseCanvas: string | null }>(managementDocument)?.baseCanvas ?? null,
    setBaseCanvas: (baseCanvas) => documents.write(managementDocument, { baseCanvas }),
  };
  return store;
}
