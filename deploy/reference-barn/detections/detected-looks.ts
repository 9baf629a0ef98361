import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { labels } from '../data/labels';
import type { Posture as Label } from '../herd/animal';
import type { Database } from '../storage/database';
import type { CountedMinute, SeenMinute } from './seen-minute';
import { decodeCounts, decodeMinutes, encodeMinutes } from './seen-minute-codec';

/** How long is kept what detectors have found. */
export const detectedMemoryMs = 400 * millisecondsInDay;
/** Minutes are stored this many at a time. */
const spanMs = 10 * millisecondsInMinute;
/** Read at once: a year is walked through in steps that nobody notices. */
const readAtOnceMs = 3 * millisecondsInHour;

/** What is known of a camera that something was sent of. */
export interface DetectedCamera {
  /** Capture time of the newest look, ms since 1970 UTC. */
  readonly newest: number;
  /** Who sent it. */
  readonly sender: string;
  /** Everything that was ever looked for. */
  readonly labels: readonly Label[];
  /** In one look. */
  readonly mostAnimals: number;
}

/** What detectors have found in the pictures of cameras, minute by minute. */
export interface DetectedLooks {
  camera(cameraId: string): DetectedCamera | null;
  noteCamera(cameraId: string, camera: DetectedCamera): void;
  /** The minutes that begin within a span and of which something is known, in order. */
  minutes(cameraId: string, span: TimeSpan): Iterable<SeenMinute>;
  /** The same without places. */
  counts(cameraId: string, span: TimeSpan): Iterable<CountedMinute>;
  /** Writes minutes anew by what they were; a minute of which nothing was known is told as undefined. */
  change(
    cameraId: string,
    minutesMs: readonly number[],
    change: (before: SeenMinute | undefined, minuteMs: number) => SeenMinute,
  ): void;
  /** Drops what is older than 400 days. */
  forget(nowMs: number): void;
}

interface CameraRow {
  readonly newest: number;
  readonly sender: string;
  readonly labels: number;
  readonly most_animals: number;
}

export function createDetectedLooks(database: Database): DetectedLooks {
  type Decode<Minute> = (stored: Uint8Array, spanStartMs: number) => readonly Minute[];

  function stored<Minute>(decode: Decode<Minute>, cameraId: string, first: number, last: number): readonly Minute[] {
    return database
      .all<{ span: number; looks: Uint8Array }>(
        'SELECT span, looks FROM detected_spans WHERE camera_id = ? AND span BETWEEN ? AND ? ORDER BY span',
        cameraId,
        first,
        last,
      )
      .flatMap(({ span, looks }) => decode(looks, span * spanMs));
  }

  function* walk<Minute extends { readonly timeMs: number }>(
    decode: Decode<Minute>,
    cameraId: string,
    { start, end }: TimeSpan,
  ): Iterable<Minute> {
    const oldest = database.first<{ span: number | null }>(
      'SELECT MIN(span) AS span FROM detected_spans WHERE camera_id = ?',
      cameraId,
    )?.span;
    if (oldest === null || oldest === undefined) return;
    for (let from = Math.max(start, oldest * spanMs); from < end; from += readAtOnceMs) {
      const until = Math.min(end, from + readAtOnceMs);
      const [first, last] = [Math.floor(from / spanMs), Math.floor((until - 1) / spanMs)];
      for (const minute of stored(decode, cameraId, first, last)) {
        if (minute.timeMs >= from && minute.timeMs < until) yield minute;
      }
    }
  }

  return {
    camera(cameraId) {
      const row = database.first<CameraRow>(
        'SELECT newest, sender, labels, most_animals FROM detected_cameras WHERE camera_id = ?',
        cameraId,
      );
      if (!row) return null;
      const known = labels.flatMap(({ label }, index) => (row.labels & (1 << index) ? [label] : []));
      return { newest: row.newest, sender: row.sender, labels: known, mostAnimals: row.most_animals };
    },
    noteCamera(cameraId, { newest, sender, labels: known, mostAnimals }) {
      const mask = labels.reduce((sum, { label }, index) => (known.includes(label) ? sum | (1 << index) : sum), 0);
      database.run(
        `INSERT INTO detected_cameras VALUES (?, ?, ?, ?, ?) ON CONFLICT (camera_id) DO UPDATE SET
         newest = excluded.newest, sender = excluded.sender, labels = labels | excluded.labels,
         most_animals = MAX(most_animals, excluded.most_animals)`,
        cameraId,
        newest,
        sender,
        mask,
        mostAnimals,
      );
    },
    minutes: (cameraId, span) => walk(decodeMinutes, cameraId, span),
    counts: (cameraId, span) => walk(decodeCounts, cameraId, span),
    change(cameraId, minutesMs, change) {
      const spans = new Set(minutesMs.map((minuteMs) => Math.floor(minuteMs / spanMs)));
      for (const span of spans) {
        const changed = minutesMs.filter((minuteMs) => Math.floor(minuteMs / spanMs) === span);
        const minutes = new Map(stored(decodeMinutes, cameraId, span, span).map((minute) => [minute.timeMs, minute]));
        for (const minuteMs of changed) minutes.set(minuteMs, change(minutes.get(minuteMs), minuteMs));
        const ordered = [...minutes.values()].sort((one, other) => one.timeMs - other.timeMs);
        const bytes = encodeMinutes(ordered, span * spanMs);
        database.run('INSERT OR REPLACE INTO detected_spans VALUES (?, ?, ?)', cameraId, span, bytes);
      }
    },
    forget(nowMs) {
      database.run('DELETE FROM detected_spans WHERE span < ?', Math.floor((nowMs - detectedMemoryMs) / spanMs));
    },
  };
}
