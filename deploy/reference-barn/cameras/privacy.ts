import type { PrivacyState, TimeSpan } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';

/**
 * Privacy mode as spans of time: the present state is the span that contains now, and what was captured within one
 * stays hidden for ever.
 */
export interface Privacy {
  stateOf(cameraId: string, nowMs: number): PrivacyState;
  /** The end of private time within a span (null: without end), or undefined where there is none. */
  touching(cameraId: string, span: TimeSpan): number | null | undefined;
  /** The private times within a span, cut to it, in order and apart from each other. */
  within(cameraId: string, span: TimeSpan): readonly TimeSpan[];
  /** @param durationMs null: without end */
  begin(cameraId: string, durationMs: number | null, nowMs: number): PrivacyState;
  end(cameraId: string, nowMs: number): PrivacyState;
}

const off: PrivacyState = { active: false, until: null };

export function createPrivacy(database: Database): Privacy {
  function cutOff(cameraId: string, nowMs: number): void {
    database.run(
      'UPDATE privacy_spans SET ends_at = ? WHERE camera_id = ? AND started_at <= ? AND (ends_at IS NULL OR ends_at > ?)',
      nowMs,
      cameraId,
      nowMs,
      nowMs,
    );
  }

  return {
    stateOf(cameraId, nowMs) {
      const span = database.first<{ ends_at: number | null }>(
        `SELECT ends_at FROM privacy_spans WHERE camera_id = ? AND started_at <= ? AND (ends_at IS NULL OR ends_at > ?)
         ORDER BY started_at DESC LIMIT 1`,
        cameraId,
        nowMs,
        nowMs,
      );
      return span ? { active: true, until: span.ends_at } : off;
    },
    touching(cameraId, { start, end }) {
      return database.first<{ ends_at: number | null }>(
        `SELECT ends_at FROM privacy_spans WHERE camera_id = ? AND started_at <= ? AND (ends_at IS NULL OR ends_at > ?)
         ORDER BY ends_at IS NOT NULL, ends_at DESC LIMIT 1`,
        cameraId,
        end,
        start,
      )?.ends_at;
    },
    within(cameraId, { start, end }) {
      const rows = database.all<{ started_at: number; ends_at: number | null }>(
        `SELECT started_at, ends_at FROM privacy_spans WHERE camera_id = ? AND started_at < ?
         AND (ends_at IS NULL OR ends_at > ?) ORDER BY started_at`,
        cameraId,
        end,
        start,
      );
      const apart: TimeSpan[] = [];
      for (const { started_at, ends_at } of rows) {
        const from = Math.max(start, started_at, apart.at(-1)?.end ?? start);
        const until = Math.min(end, ends_at ?? end);
        if (until > from) apart.push({ start: from, end: until });
      }
      return apart;
    },
    begin: (cameraId, durationMs, nowMs) =>
      database.inTransaction(() => {
        cutOff(cameraId, nowMs);
        const until = durationMs === null ? null : nowMs + durationMs;
        database.run('INSERT OR REPLACE INTO privacy_spans VALUES (?, ?, ?)', cameraId, nowMs, until);
        return { active: true, until };
      }),
    end(cameraId, nowMs) {
      cutOff(cameraId, nowMs);
      return off;
    },
  };
}
