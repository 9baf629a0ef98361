import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { incidentsAnswer } from '../../../testing/glance-barn';

/** The moment of the examples, ms since 1970 UTC. */
export const now = new Date(2026, 10, 21, 12, 0).getTime();
/** ms. */
/** ms. */

/** An answer of the barn with incidents of the last morning; each record says what is different of it. */
export const incidents = (...records: readonly Readonly<Record<string, unknown>>[]) =>
  incidentsAnswer(
    records.map((record) => ({
      openedAt: now - 5 * millisecondsInHour,
      lastUpdated: now - 5 * millisecondsInHour,
      ...record,
    })),
  );

/** What an intervention of the climate says. */
export const said = (title: string, severity = 'high') => ({ messagePayload: { type: 'climate', title, severity } });
/** A dead animal that was found. */
export const dead = { type: 'barnState', state: 'deadAnimalExists', messagePayload: { cameraId: 'a' } };

/** Counts of the last 16 days, hour by hour. @param lying how many lie, by the time in ms since 1970 UTC */
export function hours(lying: (time: number) => number) {
  const rows = Array.from({ length: 16 * 24 }, (_, row) => now - 16 * millisecondsInDay + row * millisecondsInHour);
  return {
    labelCount: {
      columns: ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'],
      rows: rows.map((time) => [time, lying(time), 0, 2, null]),
      timeResolution: millisecondsInHour,
    },
  };
}
