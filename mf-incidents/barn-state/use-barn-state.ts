import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { millisecondsInMinute } from 'date-fns/constants';
import { type BarnState, barnStateQuery, parseBarnState } from './barn-state';

/** Spec 9: what is known of the barn's state holds for 10 minutes. */
const barnStateHoldsMs = 10 * millisecondsInMinute;

/** How full the barn is and whether dead animals lie in it, kept on the device. Needs `incidents.view`. */
export function useBarnState(): BarnAnswer<BarnState> {
  return useBarnAnswer('barn-state', 'api/incidents/query', {
    body: barnStateQuery,
    parse: parseBarnState,
    keep: true,
    refreshEveryMs: barnStateHoldsMs,
  });
}
