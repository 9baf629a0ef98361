import { createHash } from 'node:crypto';
import type { Point, Region } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen, memoryMs, type SimulatedHerd } from '../../cameras/observed-herd';
import type { DetectedHerd } from '../../detections/detected-herd';
import { animalsAt } from '../../herd/behaviour/animals-at';
import { isWithin } from '../../regions/polygon';
import type { Database } from '../../storage/database';
import { createYielder } from '../create-yielder';
import { forgetOld } from '../forget-old';
import { herdKey } from '../herd-key';
import type { DistributionPart } from './distribution-setups';

/** Animals by region specification. */
export type PlaceCounts = Readonly<Record<string, number>>;

/** How many animals are in each place of a camera's picture; of simulated herds it is worked out once, then kept. */
export interface PlaceCounting {
  /**
   * @param times full minutes, ascending
   * @returns by time; without those at which the camera has not seen anything
   * @throws the signal's reason
   */
  at(
    part: DistributionPart,
    times: readonly number[],
    nowMs: number,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, PlaceCounts>>;
  /** Drops what is older than anything that is answered. @throws when the signal aborts */
  forget(nowMs: number, signal: AbortSignal): Promise<void>;
}

/** @param version of this program */
export function createPlaceCounting(database: Database, version: string): PlaceCounting {
  function stored(places: string, times: readonly number[]): Map<number, PlaceCounts> {
    const rows = database.all<{ minute: number; counts: string }>(
      'SELECT minute, counts FROM place_counts WHERE places = ? AND minute BETWEEN ? AND ?',
      places,
      (times[0] ?? 0) / millisecondsInMinute,
      (times.at(-1) ?? 0) / millisecondsInMinute,
    );
    return new Map(
      rows.map(({ minute, counts }) => [minute * millisecondsInMinute, JSON.parse(counts) as PlaceCounts]),
    );
  }

  function keep(places: string, counted: ReadonlyMap<number, PlaceCounts>): void {
    database.inTransaction(() => {
      for (const [timeMs, counts] of counted) {
        const values = [places, timeMs / millisecondsInMinute, JSON.stringify(counts)] as const;
        database.run('INSERT OR REPLACE INTO place_counts VALUES (?, ?, ?)', ...values);
      }
    });
  }

  return {
    async at({ herd, regions }, times, nowMs, signal) {
      if (herd.kind === 'detected') return detectedPlaces(herd, regions, times);
      const yieldTurn = createYielder(signal);
      // The same places of the same herd, whatever its camera is called.
      const text = JSON.stringify([herdKey(herd.camera, version), regions]);
      const places = createHash('sha256').update(text).digest('base64url');
      const known = stored(places, times);
      const fresh = new Map<number, PlaceCounts>();
      const all = new Map<number, PlaceCounts>();
      for (const timeMs of times) {
        if (!hasSeen(herd, timeMs, nowMs)) continue;
        const counts = known.get(timeMs) ?? countPlaces({ herd, regions }, timeMs);
        if (!known.has(timeMs)) fresh.set(timeMs, counts);
        all.set(timeMs, counts);
        await yieldTurn();
      }
      if (fresh.size > 0) keep(places, fresh);
      return all;
    },
    forget: (nowMs, signal) => {
      const oldest = Math.floor((nowMs - memoryMs) / millisecondsInMinute);
      return forgetOld(database, 'place_counts', oldest, () => true, signal);
    },
  };
}

/** An animal counts where its middle is, once in each kind of place. */
export function countPlaces(
  { herd, regions }: { readonly herd: SimulatedHerd; readonly regions: readonly Region[] },
  timeMs: number,
): PlaceCounts {
  return countIn(regions, animalsAt(herd.camera, timeMs));
}

/** A detector need not look at every full minute: the first look from each moment on stands for it. */
function detectedPlaces(
  herd: DetectedHerd,
  regions: readonly Region[],
  times: readonly number[],
): ReadonlyMap<number, PlaceCounts> {
  const [first, second] = times;
  if (first === undefined) return new Map();
  const stepMs = second === undefined ? millisecondsInMinute : second - first;
  const counts = new Map<number, PlaceCounts>();
  for (const { timeMs, look } of herd.minutes({ start: first, end: first + times.length * stepMs })) {
    const at = first + Math.floor((timeMs - first) / stepMs) * stepMs;
    if (look && !counts.has(at)) counts.set(at, countIn(regions, look.animals));
  }
  return counts;
}

function countIn(regions: readonly Region[], animals: readonly Point[]): PlaceCounts {
  const specifications = [...new Set(regions.map(({ regionSpecification }) => regionSpecification))];
  return Object.fromEntries(
    specifications.map((specification) => {
      const ofOne = regions.filter(({ regionSpecification }) => regionSpecification === specification);
      return [specification, animals.filter((animal) => ofOne.some(({ points }) => isWithin(points, animal))).length];
    }),
  );
}
