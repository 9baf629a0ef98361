import type { QueryableTable } from '../query/compile-question';

/** How recordings are asked for. */
export const recordingFields = {
  table: 'recordings',
  idColumn: 'recording_id',
  columns: {
    recordingId: { column: 'recording_id', kind: 'string' },
    cameraId: { column: 'camera_id', kind: 'string' },
    start: { column: 'started_at', kind: 'number' },
    end: { column: 'ended_at', kind: 'number' },
    sizeBytes: { column: 'size_bytes', kind: 'number' },
  },
  tally: { table: 'recording_tally', fields: ['cameraId'] },
  required: ['recordingId', 'cameraId', 'start', 'end'],
} as const satisfies Omit<QueryableTable, 'names'>;
