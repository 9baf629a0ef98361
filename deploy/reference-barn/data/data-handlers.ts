import type { DataWhere, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { type TableQuestion, tabulate } from './data-table';
import type { LabelHours } from './label-hours';
import { labels, labelsOfHerds } from './labels';
import { measureLabels } from './measure-labels';
import { measureNightVision } from './measure-night-vision';
import { measureSpeed, speedOfSums } from './speed/measure-speed';
import type { SpeedHours } from './speed/speed-hours';
import { speedSpanMs } from './speed/walked-distance';
import { workOutSpeeds } from './speed/work-out-speeds';
import { resolveTimeWindow } from './time-window';

/** Counts by label, infrared and speed over time, from the herds that the pictures show, or from what detectors sent. */
export function createDataHandlers(
  { store, observed, refusePrivate }: Cameras,
  labelHours: LabelHours,
  speedHours: SpeedHours,
): Handlers {
  const labelNames = labels.map(({ label }) => label);
  const cameraIds = (): readonly string[] => store.list().map(({ cameraId }) => cameraId);
  /** As the speed watchdog chooses them. */
  const watchedCameraIds = (): readonly string[] =>
    store.list().flatMap(({ cameraId, tags }) => (tags.includes('decommissioned') ? [] : [cameraId]));
  return {
    'GET api/data/labels': () =>
      answerData({ labels: labelsOfHerds(cameraIds().map((cameraId) => observed(cameraId))) }),
    'POST api/data/labelCount': async ({ body, now, signal }) => {
      const question = readQuestion(body, labelNames, millisecondsInMinute, now);
      if (isRefusal(question)) return question;
      const labelCount = await tabulate(
        question,
        {
          cameraIds: cameraIds(),
          measures: labelNames,
          leastResolution: millisecondsInMinute,
          together: 'sum',
          measure: (cameraId, spans) => measureLabels(observed(cameraId), spans, labelHours, now, signal),
        },
        now,
      );
      return answerData({ labelCount });
    },
    'POST api/data/nightvision': async ({ body, now, signal }) => {
      const question = readQuestion(body, ['nightvision'], millisecondsInMinute, now);
      if (isRefusal(question)) return question;
      const nightvision = await tabulate(
        question,
        {
          cameraIds: cameraIds(),
          measures: ['nightvision'],
          leastResolution: millisecondsInMinute,
          together: 'mean',
          measure: (cameraId, spans) => measureNightVision(observed(cameraId), spans, now, signal),
        },
        now,
      );
      return answerData({ nightvision });
    },
    'POST api/data/speed': async ({ body, now, signal }) => {
      const question = readQuestion(body, ['speed'], speedSpanMs, now);
      if (isRefusal(question)) return question;
      if ((question.timeResolution ?? 0) % speedSpanMs !== 0) {
        const message = `must be a multiple of ${speedSpanMs}`;
        return refuseRequest({ in: 'body', field: '/query/timeResolution', rule: 'multipleOf', message });
      }
      const speed = await tabulate(
        question,
        {
          cameraIds: watchedCameraIds(),
          measures: ['speed'],
          leastResolution: speedSpanMs,
          together: 'sum',
          workOut: (cameraIds, spans) => {
            const herds = cameraIds.map((cameraId) => observed(cameraId)).filter((herd) => herd?.kind === 'simulated');
            return workOutSpeeds(herds, spans, speedHours, now, signal);
          },
          measure: (cameraId, spans) => {
            const isPrivate = (span: TimeSpan): boolean => refusePrivate(cameraId, span) !== null;
            return measureSpeed(observed(cameraId), isPrivate, spans, speedHours, now, signal);
          },
          finish: speedOfSums,
        },
        now,
      );
      return answerData({ speed });
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
  leastResolution: number,
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
