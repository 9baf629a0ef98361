import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { type BarnState, barnStateOf, barnStateQuery } from './barn-state';

/** Product 9.11: what is known of the barn's state holds for 10 minutes. */
const barnStateHoldsMs = 10 * millisecondsInMinute;

/** How full the barn is and whether dead animals lie in it, kept on the device. Needs `incidents.view`. */
export function useBarnState(): BarnReading<BarnState> {
  return useReading(
    queryIncidents,
    { body: barnStateQuery, keep: true, refreshEveryMs: barnStateHoldsMs },
    barnStateOf,
  );
}
