import { createHash } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen, memoryMs } from '../../cameras/observed-herd';
import { animalsAt } from '../../herd/behaviour/animals-at';
import { isWithin } from '../../regions/polygon';
import type { Database } from '../../storage/database';
import { createYielder } from '../create-yielder';
import { herdKey } from '../herd-key';
import type { DistributionPart } from './distribution-setups';

/** Animals by region specification. */
export type PlaceCounts = Readonly<Record<string, number>>;

/** How many animals are in each place of a camera's picture: worked out when first asked for, then kept. */
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
  /** Drops what is older than anything that is answered. */
  forget(nowMs: number): void;
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
    async at(part, times, nowMs, signal) {
      const yieldTurn = createYielder(signal);
      // The same places of the same herd, whatever its camera is called.
      const text = JSON.stringify([herdKey(part.herd.camera, version), part.regions]);
      const places = createHash('sha256').update(text).digest('base64url');
      const known = stored(places, times);
      const fresh = new Map<number, PlaceCounts>();
      const all = new Map<number, PlaceCounts>();
      for (const timeMs of times) {
        if (!hasSeen(part.herd, timeMs, nowMs)) continue;
        const counts = known.get(timeMs) ?? countPlaces(part, timeMs);
        if (!known.has(timeMs)) fresh.set(timeMs, counts);
        all.set(timeMs, counts);
        await yieldTurn();
      }
      if (fresh.size > 0) keep(places, fresh);
      return all;
    },
    forget(nowMs) {
      database.run('DELETE FROM place_counts WHERE minute < ?', Math.floor((nowMs - memoryMs) / millisecondsInMinute));
    },
  };
}

/** An animal counts where its middle is, once in each kind of place. */
export function countPlaces(
  { herd, regions }: Pick<DistributionPart, 'herd' | 'regions'>,
  timeMs: number,
): PlaceCounts {
  const animals = animalsAt(herd.camera, timeMs);
  const specifications = [...new Set(regions.map(({ regionSpecification }) => regionSpecification))];
  return Object.fromEntries(
    specifications.map((specification) => {
      const ofOne = regions.filter(({ regionSpecification }) => regionSpecification === specification);
      return [specification, animals.filter((animal) => ofOne.some(({ points }) => isWithin(points, animal))).length];
    }),
  );
}
