import { millisecondsInHour } from 'date-fns/constants';
import type { Species } from '../simulated-camera';

/**
 * Whoever lies at one place for this long is worth a look (product 9.22): longer than the longest sleep, also in a
 * simulated herd.
 */
export const stillForMs: Readonly<Record<Species, number>> = {
  pig: 8 * millisecondsInHour,
  broiler: 4 * millisecondsInHour,
};
