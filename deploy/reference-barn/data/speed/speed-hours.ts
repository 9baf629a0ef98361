import { millisecondsInHour } from 'date-fns/constants';
import { hasSeen, memoryMs, type ObservedHerd, type SimulatedHerd } from '../../cameras/observed-herd';
import type { DetectedHerd } from '../../detections/detected-herd';
import type { Database } from '../../storage/database';
import { createYielder } from '../create-yielder';
import { forgetOld } from '../forget-old';
import { herdKey } from '../herd-key';
import { isFinal } from '../hours';
import { nothingWalked, speedSpanMs, together, type Walked, walkedBefore } from './walked-distance';

const spansInHour = millisecondsInHour / speedSpanMs;

/** How far each herd has walked, in spans of ten minutes: that of simulated ones is worked out when first asked for, then kept. */
export interface SpeedHours {
  /** The spans of an hour in order; nothing walked and nobody looked at where nobody looked. @throws the signal's reason */
  read(herd: ObservedHerd, hour: number, nowMs: number, signal: AbortSignal): Promise<readonly Walked[]>;
  /** Works hours out and keeps them in one write. @throws the signal's reason */
  prepare(herd: SimulatedHerd, hours: readonly number[], nowMs: number, signal: AbortSignal): Promise<void>;
  /**
   * Drops what is older than anything that is answered, and what an earlier version of the program worked out.
   * @throws when the signal aborts
   */
  forget(nowMs: number, signal: AbortSignal): Promise<void>;
}

/** @param version of this program */
export function createSpeedHours(database: Database, version: string): SpeedHours {
  function stored(herd: string, hour: number): readonly Walked[] | undefined {
    const row = database.first<{ speeds: Uint8Array }>(
      'SELECT speeds FROM speed_hours WHERE herd = ? AND hour = ?',
      herd,
      hour,
    );
    return row && decode(row.speeds);
  }

  function keep(herd: string, measured: ReadonlyMap<number, readonly Walked[]>): void {
    database.inTransaction(() => {
      for (const [hour, spans] of measured) {
        database.run('INSERT OR REPLACE INTO speed_hours VALUES (?, ?, ?)', herd, hour, encode(spans));
      }
    });
  }

  return {
    async read(herd, hour, nowMs, signal) {
      if (herd.kind === 'detected') return detectedSpans(herd, hour);
      const known = isFinal(herd, hour, nowMs) ? stored(herdKey(herd.camera, version), hour) : undefined;
      return known ?? measure(herd, hour, nowMs, signal);
    },
    async prepare(herd, hours, nowMs, signal) {
      const key = herdKey(herd.camera, version);
      const measured = new Map<number, readonly Walked[]>();
      for (const hour of hours) {
        if (!isFinal(herd, hour, nowMs) || stored(key, hour)) continue;
        measured.set(hour, await measure(herd, hour, nowMs, signal));
      }
      if (measured.size > 0) keep(key, measured);
    },
    forget(nowMs, signal) {
      const oldest = Math.floor((nowMs - memoryMs) / millisecondsInHour);
      return forgetOld(database, 'speed_hours', oldest, (herd) => herd.startsWith(`${version} `), signal);
    },
  };
}

function detectedSpans(herd: DetectedHerd, hour: number): readonly Walked[] {
  const start = hour * millisecondsInHour;
  const spans = Array.from({ length: spansInHour }, () => nothingWalked);
  for (const { timeMs, walked } of herd.counts({ start, end: start + millisecondsInHour })) {
    const at = Math.floor((timeMs - start) / speedSpanMs);
    spans[at] = together(spans[at] ?? nothingWalked, walked);
  }
  return spans;
}

async function measure(
  herd: SimulatedHerd,
  hour: number,
  nowMs: number,
  signal: AbortSignal,
): Promise<readonly Walked[]> {
  const yieldTurn = createYielder(signal);
  const spans: Walked[] = [];
  for (let span = 1; span <= spansInHour; span += 1) {
    const untilMs = hour * millisecondsInHour + span * speedSpanMs;
    const seen = hasSeen(herd, untilMs - speedSpanMs, nowMs) && hasSeen(herd, untilMs, nowMs);
    spans.push(seen ? walkedBefore(herd.camera, untilMs) : nothingWalked);
    await yieldTurn();
  }
  return spans;
}

/** Pairs of numbers, one a span. */
function encode(spans: readonly Walked[]): Uint8Array {
  return Buffer.from(Float64Array.from(spans.flatMap(({ bodyLengths, looks }) => [bodyLengths, looks])).buffer);
}

function decode(bytes: Uint8Array): readonly Walked[] {
  // A copy: the bytes of a row need not lie on a good address.
  const numbers = new Float64Array(new Uint8Array(bytes).buffer);
  return Array.from({ length: numbers.length / 2 }, (_, span) => ({
    bodyLengths: numbers[span * 2] ?? 0,
    looks: numbers[span * 2 + 1] ?? 0,
  }));
}
