import { millisecondsInDay } from 'date-fns/constants';
/** Product 9.3: the export begins about 364 days before now. */
export const exportStartAgoMs = 364 * millisecondsInDay;
