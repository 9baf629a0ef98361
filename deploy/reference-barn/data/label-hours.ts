import { millisecondsInHour, millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import { hasSeen, memoryMs, type ObservedHerd, type SimulatedHerd } from '../cameras/observed-herd';
import type { DetectedHerd } from '../detections/detected-herd';
import { countPostures } from '../herd/behaviour/animals-at';
import type { Database } from '../storage/database';
import { createYielder } from './create-yielder';
import { forgetOld } from './forget-old';
import { herdKey } from './herd-key';
import { isFinal } from './hours';
import { labelIndex, labels } from './labels';

/** Stands for "nobody looked for these": a gap is no zero. */
export const noCount = 0xffff;

/** The animals of a herd by label at each full minute of an hour; minute after minute, one number a label. */
export type HourOfCounts = Uint16Array;

/** The counts of every herd, hour by hour: those of simulated herds are worked out when first asked for, then kept. */
export interface LabelHours {
  /** @param hour full hours since 1970 UTC @throws the signal's reason */
  read(herd: ObservedHerd, hour: number, nowMs: number, signal: AbortSignal): Promise<HourOfCounts>;
  /** Works hours out and keeps them in one write. @throws the signal's reason */
  prepare(herd: SimulatedHerd, hours: readonly number[], nowMs: number, signal: AbortSignal): Promise<void>;
  /**
   * Drops what is older than anything that is answered, and what an earlier version of the program worked out.
   * @throws when the signal aborts
   */
  forget(nowMs: number, signal: AbortSignal): Promise<void>;
}

export function createLabelHours(database: Database, version: string): LabelHours {
  function stored(herd: string, hour: number): HourOfCounts | undefined {
    const row = database.first<{ counts: Uint8Array }>(
      'SELECT counts FROM label_hours WHERE herd = ? AND hour = ?',
      herd,
      hour,
    );
    // A copy: the bytes of a row need not lie on an even address.
    return row && new Uint16Array(new Uint8Array(row.counts).buffer);
  }

  function keep(herd: string, counted: ReadonlyMap<number, HourOfCounts>): void {
    database.inTransaction(() => {
      for (const [hour, counts] of counted) {
        database.run('INSERT OR REPLACE INTO label_hours VALUES (?, ?, ?)', herd, hour, Buffer.from(counts.buffer));
      }
    });
  }

  return {
    async read(herd, hour, nowMs, signal) {
      if (herd.kind === 'detected') return detectedCounts(herd, hour);
      const key = herdKey(herd.camera, version);
      const known = stored(key, hour);
      // The same herd may be looked at by a camera that fell silent.
      if (known && isFinal(herd, hour, nowMs)) return known;
      const counts = await count(herd, hour, nowMs, signal);
      if (isFinal(herd, hour, nowMs)) keep(key, new Map([[hour, counts]]));
      return counts;
    },
    async prepare(herd, hours, nowMs, signal) {
      const key = herdKey(herd.camera, version);
      const counted = new Map<number, HourOfCounts>();
      for (const hour of hours) {
        if (!isFinal(herd, hour, nowMs) || stored(key, hour)) continue;
        counted.set(hour, await count(herd, hour, nowMs, signal));
      }
      if (counted.size > 0) keep(key, counted);
    },
    forget(nowMs, signal) {
      const oldest = Math.floor((nowMs - memoryMs) / millisecondsInHour);
      return forgetOld(database, 'label_hours', oldest, (herd) => herd.startsWith(`${version} `), signal);
    },
  };
}

async function count(herd: SimulatedHerd, hour: number, nowMs: number, signal: AbortSignal): Promise<HourOfCounts> {
  const yieldTurn = createYielder(signal);
  const counts = new Uint16Array(minutesInHour * labels.length).fill(noCount);
  for (let minute = 0; minute < minutesInHour; minute += 1) {
    const timeMs = hour * millisecondsInHour + minute * millisecondsInMinute;
    if (!hasSeen(herd, timeMs, nowMs)) continue;
    const counted = countPostures(herd.camera, timeMs);
    for (const { label } of labels) counts[minute * labels.length + labelIndex[label]] = counted[label] ?? 0;
    await yieldTurn();
  }
  return counts;
}

/** What detectors have counted; a label that they have not counted in a minute has no number there. */
function detectedCounts(herd: DetectedHerd, hour: number): HourOfCounts {
  const start = hour * millisecondsInHour;
  const counts = new Uint16Array(minutesInHour * labels.length).fill(noCount);
  for (const { timeMs, counts: counted } of herd.counts({ start, end: start + millisecondsInHour })) {
    const first = ((timeMs - start) / millisecondsInMinute) * labels.length;
    for (const [label, animals] of counted.entries()) counts[first + label] = animals ?? noCount;
  }
  return counts;
}
