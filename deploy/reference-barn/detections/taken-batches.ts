import type { DetectionsTaken } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../storage/database';

/** Longer than a batch may be old: one that comes again is either known or too old. */
const keptMs = 2 * millisecondsInDay;

/** What was answered to each batch, so that one whose answer was lost may be sent again. */
export interface TakenBatches {
  find(sender: string, identifier: string): DetectionsTaken | null;
  keep(sender: string, identifier: string, taken: DetectionsTaken, nowMs: number): void;
}

export function createTakenBatches(database: Database): TakenBatches {
  return {
    find(sender, identifier) {
      const row = database.first<{ taken: string }>(
        'SELECT taken FROM detection_batches WHERE sender = ? AND identifier = ?',
        sender,
        identifier,
      );
      return row ? (JSON.parse(row.taken) as DetectionsTaken) : null;
    },
    keep(sender, identifier, taken, nowMs) {
      database.run('DELETE FROM detection_batches WHERE taken_at < ?', nowMs - keptMs);
      database.run(
        'INSERT INTO detection_batches VALUES (?, ?, ?, ?)',
        sender,
        identifier,
        nowMs,
        JSON.stringify(taken),
      );
    },
  };
}
