import type { LabelCountRequest, NightVisionRequest, TimeSpan } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { type CountedLabel, countedLabels } from './counted-labels';
import { type DataTableAnswer, parseDataTable } from './data-table-answer';

/** One column of the night vision's table: share of the span in infrared, 0 to 1. */
export type NightVisionColumn = 'nightvision';

/** What is asked of `api/data/…`: where, with which body, and how the answer is read. */
export interface DataQuestion<Column extends string> {
  readonly path: string;
  readonly names: readonly Column[];
  readonly body: (span: TimeSpan, resolutionMs: number) => unknown;
  readonly parse: (data: unknown) => DataTableAnswer<Column>;
}

const countAnswer = v.object({ labelCount: v.unknown() });
const nightAnswer = v.object({ nightvision: v.unknown() });

/** `POST api/data/labelCount`: the animals of one camera by label (spec 7 and 9). */
export function countsOf(cameraId: string): DataQuestion<CountedLabel> {
  return {
    path: 'api/data/labelCount',
    names: countedLabels,
    body: (span, timeResolution): LabelCountRequest => ({
      acknowledge: true,
      query: { columns: ['time', ...countedLabels], time: span, where: { cameraId }, timeResolution },
    }),
    parse: (data) => parseDataTable(v.parse(countAnswer, data).labelCount, countedLabels),
  };
}

/** `POST api/data/nightvision`: when a camera saw by infrared. */
export function nightVisionOf(cameraId: string): DataQuestion<NightVisionColumn> {
  return {
    path: 'api/data/nightvision',
    names: ['nightvision'],
    body: (span, timeResolution): NightVisionRequest => ({
      acknowledge: true,
      query: { columns: ['time', 'nightvision'], time: span, where: { cameraId }, timeResolution },
    }),
    parse: (data) => parseDataTable(v.parse(nightAnswer, data).nightvision, ['nightvision'] as const),
  };
}
