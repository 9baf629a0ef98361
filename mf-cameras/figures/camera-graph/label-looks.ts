import type { ChartTone } from '@barnwatch/shared/ui/chart';
import type { CountedLabel } from '../data/counted-labels';

/** The same label has the same marks on every chart. */
export const labelTones: Readonly<Record<CountedLabel, ChartTone>> = {
  pig_lying: 'first',
  pig_sitting: 'second',
  pig_standing: 'third',
  Broiler: 'fourth',
};
