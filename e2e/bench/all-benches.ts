import type { Bench } from './measurement';
import { startPageBytes } from './p1-start-page-bytes';

/** In the order of the quality bars. */
export const allBenches: readonly Bench[] = [startPageBytes];
