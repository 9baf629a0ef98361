import { millisecondsInDay } from 'date-fns/constants';
/**
 * Spec 9: the export begins about 364 days before now. The figure beside these words there (314496000 ms) is a hundredth
 * of that, not four days: the words hold.
 */
export const exportStartAgoMs = 364 * millisecondsInDay;
