import type { DataWhere } from '@barnwatch/shared/wire';
import type { Cameras } from '../cameras/cameras';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { type TableQuestion, tabulate } from './data-table';
import type { LabelHours } from './label-hours';
import { labels } from './labels';
import { measureLabels } from './measure-labels';
import { measureNightVision } from './measure-night-vision';
import { minuteMs, resolveTimeWindow } from './time-window';

const leastResolution = minuteMs;

/** Counts by label and infrared over time, from the same herds that the pictures show. */
export function createDataHandlers({ store, herd }: Cameras, labelHours: LabelHours): Handlers {
  const labelNames = labels.map(({ label }) => label);
  const cameraIds = (): readonly string[] => store.list().map(({ cameraId }) => cameraId);
  return {
    'GET api/data/labels': () => answerData({ labels: labels.map((label) => ({ ...label })) }),
    'POST api/data/labelCount': async ({ body, now, signal }) => {
      const question = readQuestion(body, labelNames, now);
      if (isRefusal(question)) return question;
      const labelCount = await tabulate(
        question,
        {
          cameraIds: cameraIds(),
          measures: labelNames,
          together: 'sum',
          measure: (cameraId, spans) => measureLabels(herd(cameraId), spans, labelHours, now, signal),
        },
        now,
      );
      return answerData({ labelCount });
    },
    'POST api/data/nightvision': async ({ body, now, signal }) => {
      const question = readQuestion(body, ['nightvision'], now);
      if (isRefusal(question)) return question;
      const nightvision = await tabulate(
        question,
        {
          cameraIds: cameraIds(),
          measures: ['nightvision'],
          together: 'mean',
          measure: (cameraId, spans) => measureNightVision(herd(cameraId), spans, now, signal),
        },
        now,
      );
      return answerData({ nightvision });
    },
  };
}

interface Asked {
  readonly acknowledge: boolean;
  readonly query: {
    readonly columns: readonly string[];
    readonly time: Parameters<typeof resolveTimeWindow>[0];
    readonly where?: DataWhere;
    readonly timeResolution?: number;
  };
}

function readQuestion(
  { acknowledge, query }: Asked,
  measures: readonly string[],
  now: number,
): TableQuestion | Refusal {
  const { columns, time, where = {}, timeResolution } = query;
  const known = ['time', 'cameraId', ...measures];
  const unknown = [...columns, ...Object.keys(where)].find((column) => !known.includes(column));
  if (unknown !== undefined) {
    return refuse('unknown-field', `There is no column ${unknown}`, { details: { field: unknown } });
  }
  if (timeResolution !== undefined && timeResolution < leastResolution) {
    const message = `must be at least ${leastResolution}`;
    return refuseRequest({ in: 'body', field: '/query/timeResolution', rule: 'minimum', message });
  }
  const span = resolveTimeWindow(time, now, '/query/time');
  return isRefusal(span) ? span : { columns, where, span, timeResolution, acknowledge };
}
