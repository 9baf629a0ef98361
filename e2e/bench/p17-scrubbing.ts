import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Bench } from './measurement';
import { scrub } from './player/in-player';
import { playerPath, withPlayer } from './player/player-page';
import { median, percentile } from './statistics';
import { milliseconds } from './units';

const most = { p50: 50, p95: 150 };
/** Preview pictures of an hour are this far apart. */
const stepMs = 20_000;

export const scrubbing: Bench = {
  name: 'P17',
  title: 'Scrubbing a recording: from the pointer to the picture of its moment, within the prefetched window',
  async measure(surroundings) {
    const moment = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - 3 * millisecondsInHour;
    const steps = Array.from({ length: 64 }, (_, index) => (index % 16 < 12 ? stepMs : -stepMs));
    const times = await withPlayer(surroundings, playerPath(moment), (page) => scrub(page, steps));
    const [p50, p95] = [median(times), percentile(times, 0.95)];
    return [
      {
        what: 'pointer to picture, p50 / p95',
        goal: `≤ ${most.p50} / ${most.p95} ms`,
        figure: `${milliseconds(p50)} / ${milliseconds(p95)}`,
        met: p50 <= most.p50 && p95 <= most.p95,
        madeOf: [`${times.length} steps of ${stepMs / 1000} s along an hour, to and fro`],
        values: { times },
      },
    ];
  },
};
