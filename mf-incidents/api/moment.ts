import * as v from 'valibot';

/** The last moment that a Date can hold (ECMA-262, 21.4.1.1), ms since 1970 UTC. */
const lastMoment = 8_640_000_000_000_000;

/** A time of the wire: ms since 1970 UTC. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment));
