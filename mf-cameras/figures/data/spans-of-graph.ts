import type { InstanceView } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { usualDays } from './usual';
import { bandStepMs } from './usual-band';

/** The tables of which the graph of a camera is drawn. */
export type GraphTable = 'counts' | 'night' | 'days-before';

/** Under which key a table of a graph is kept on the device, by the name of its span. */
export function graphKey(
  { globalUniqueIdentifier, accountId }: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>,
  cameraId: string,
  what: GraphTable,
  spanName: string,
): string {
  return `${pictureKey(globalUniqueIdentifier, accountId ?? '', cameraId)}/${what}/${spanName}`;
}

/** Fine enough to know what is usual in an hour. */
export const beforeResolutionMs = 10 * millisecondsInMinute;

/** The span with the days before it that say what is usual. */
export function daysBefore(span: TimeSpan): TimeSpan {
  return {
    start: Math.max(0, Math.floor(span.start / bandStepMs) * bandStepMs - (usualDays + 1) * millisecondsInDay),
    end: Math.ceil(span.end / beforeResolutionMs) * beforeResolutionMs,
  };
}

/** As many rows at most as a day has minutes: nights need no finer edges. */
const mostNightRows = 1_440;

/** Length of a row of the night's table, ms. */
export function nightResolutionOf({ start, end }: TimeSpan): number {
  return Math.max(1, Math.ceil((end - start) / mostNightRows / millisecondsInMinute)) * millisecondsInMinute;
}
