import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import * as v from 'valibot';

/** How fast the herd was, check by check. */
export interface HerdSpeed {
  /** Starts of the rows, ascending, ms since 1970 UTC. */
  readonly times: readonly number[];
  /** Mean of the herd in body lengths a minute; null where nothing was seen. */
  readonly speeds: readonly (number | null)[];
  /** Length of one row's span, ms. */
  readonly stepMs: number;
}

/** Days that a threshold is tried on: a week has all that happens in a barn. */
export const triedDays = 7;

/** The instance measures over ten minutes (contract, `HerdSpeedRequest`). */
const stepMs = 600_000;

const answer = v.object({
  speed: v.object({
    columns: v.array(v.string()),
    rows: v.array(v.array(v.union([v.number(), v.string(), v.null()]))),
    timeResolution: v.pipe(v.number(), v.minValue(1)),
  }),
});

/** Reads `data` of `POST api/data/speed`. @throws {v.ValiError | TypeError} for any other shape */
function parseHerdSpeed(data: unknown): HerdSpeed {
  const { columns, rows, timeResolution } = v.parse(answer, data).speed;
  const [timeAt, speedAt] = [columns.indexOf('time'), columns.indexOf('speed')];
  if (timeAt < 0 || speedAt < 0) throw new TypeError(`columns are ${columns.join(', ')}`);
  const read = rows.map((row) => {
    const [time, speed] = [row[timeAt], row[speedAt]];
    if (typeof time !== 'number' || (typeof speed !== 'number' && speed !== null)) {
      throw new TypeError('a row has no time or no speed');
    }
    return { time, speed };
  });
  return { times: read.map(({ time }) => time), speeds: read.map(({ speed }) => speed), stepMs: timeResolution };
}

/** What the watchdog would have measured in the last week. Needs `data.view` or `watchdogs.view`. */
export function useHerdSpeed(): BarnAnswer<HerdSpeed> {
  const query = { columns: ['time', 'speed'], time: { duration: triedDays * 86_400_000 }, timeResolution: stepMs };
  return useBarnAnswer('herd-speed', 'api/data/speed', {
    body: { acknowledge: true, query },
    parse: parseHerdSpeed,
    keep: true,
    refreshEveryMs: stepMs,
  });
}
