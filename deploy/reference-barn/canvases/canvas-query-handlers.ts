import type { CameraCanvas } from '@barnwatch/shared/wire';
import { requireCaller } from '../identity/session-handlers';
import type { QueryableTable } from '../query/compile-question';
import { runQuery } from '../query/run-query';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';

const columns = {
  cameraCanvasId: { column: 'camera_canvas_id', kind: 'string' },
  name: { column: 'name', kind: 'string' },
  lastUpdated: { column: 'last_updated', kind: 'number' },
  ownerAccountId: { column: 'owner_account_id', kind: 'string' },
} as const;

const required = ['cameraCanvasId', 'name', 'published', 'editable', 'heightRatio', 'lastUpdated', 'ownerAccountId'];

/** @param queryable fields that the contract lets a query name */
export function createCanvasQueryHandlers(database: Database, queryable: readonly string[]): Handlers {
  const visibleTo = (accountId: string): QueryableTable => ({
    table: 'camera_canvases',
    idColumn: 'camera_canvas_id',
    names: queryable,
    columns,
    required,
    optional: ['cameras', 'floorPlan'],
    visible: { sql: '(published = 1 OR owner_account_id = ?)', values: [accountId] },
  });
  return {
    'POST api/cameraCanvases/query': ({ body, caller }) => {
      const result = runQuery<CameraCanvas>(database, visibleTo(requireCaller(caller).accountId), body);
      return isRefusal(result) ? result : answerData({ cameraCanvases: result.documents, page: result.page });
    },
    'POST api/cameraCanvases/queryOne': ({ body, caller }) => {
      const table = visibleTo(requireCaller(caller).accountId);
      const result = runQuery<CameraCanvas>(database, table, { ...body, limit: 1 });
      return isRefusal(result) ? result : answerData({ cameraCanvas: result.documents[0] ?? null });
    },
  };
}
