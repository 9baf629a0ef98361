import { type SendOptions, sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { DataWhere, LabelCountRequest, NightVisionRequest, TimeSpan } from '@barnwatch/shared/wire';
import { call } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import { type CountedLabel, countedLabels } from './counted-labels';
import { columnsByCamera, columnsOf, type DataTableAnswer } from './data-table-answer';

/** One column of the night vision's table: share of the span in infrared, 0 to 1. */
export type NightVisionColumn = 'nightvision';

/** What is asked of `api/data/…`. */
export interface DataQuestion<Column extends string> {
  readonly names: readonly Column[];
  readonly ask: (
    client: InstanceClient,
    span: TimeSpan,
    resolutionMs: number,
    options: SendOptions,
  ) => Promise<Outcome<DataTableAnswer<Column>>>;
}

const nightColumns = ['nightvision'] as const satisfies readonly NightVisionColumn[];

/** `queryLabelCount` of the contract, its table by column: one that lacks a column is no answer, and never kept as one. */
export const countLabels = call(
  'POST api/data/labelCount',
  v.object({ labelCount: columnsOf<CountedLabel>(countedLabels) }),
  {},
);

/** The same, each camera by itself. */
export const countLabelsByCamera = call(
  'POST api/data/labelCount',
  v.object({ labelCount: columnsByCamera<CountedLabel>(countedLabels) }),
  {},
);

/** `queryNightVision` of the contract, likewise. */
const lookByNight = call(
  'POST api/data/nightvision',
  v.object({ nightvision: columnsOf<NightVisionColumn>(nightColumns) }),
  {},
);

/** The counted animals of some cameras. */
export function countRequest(
  where: DataWhere,
  time: LabelCountRequest['query']['time'],
  timeResolution: number,
): LabelCountRequest {
  return { acknowledge: true, query: { columns: ['time', ...countedLabels], time, where, timeResolution } };
}

/** The counted animals of some cameras, each by itself. */
export function countRequestByCamera(
  where: DataWhere,
  time: LabelCountRequest['query']['time'],
  timeResolution: number,
): LabelCountRequest {
  const { query } = countRequest(where, time, timeResolution);
  return { acknowledge: true, query: { ...query, columns: ['time', 'cameraId', ...countedLabels] } };
}

/** The animals of one camera by label (product 7 and 9). */
export function countsOf(cameraId: string): DataQuestion<CountedLabel> {
  return {
    names: countedLabels,
    ask: async (client, span, timeResolution, options) => {
      const body = countRequest({ cameraId }, span, timeResolution);
      const outcome = await sendCall(client, countLabels, { body }, options);
      return outcome.ok ? { ok: true, value: outcome.value.answer.labelCount } : outcome;
    },
  };
}

/** When a camera saw by infrared. */
export function nightVisionOf(cameraId: string): DataQuestion<NightVisionColumn> {
  return {
    names: nightColumns,
    ask: async (client, span, timeResolution, options) => {
      const body: NightVisionRequest = {
        acknowledge: true,
        query: { columns: ['time', ...nightColumns], time: span, where: { cameraId }, timeResolution },
      };
      const outcome = await sendCall(client, lookByNight, { body }, options);
      return outcome.ok ? { ok: true, value: outcome.value.answer.nightvision } : outcome;
    },
  };
}
