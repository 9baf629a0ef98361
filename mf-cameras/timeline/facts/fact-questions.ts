import type {
  HerdSpeedRequest,
  LabelCountRequest,
  NightVisionRequest,
  QueryRequest,
  RecordedSpansRequest,
  TimeSpan,
} from '@barnwatch/shared/wire';
import { type AnswerOf, call, type queryRecordedSpans } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { nightSpans } from '../../figures/data/night-spans';
import type { Block } from './blocks';
import { type CameraSeries, seriesByCamera } from './camera-series';
import type { RecordedSpans } from './facts-store';

/** Product 9.12: a query of incidents is limited to 1000. */
const mostIncidents = 1000;
/** The barn measures speed every ten minutes. */
const speedStepMs = 10 * millisecondsInMinute;
/** Some of them are one pixel: a gap that is shorter than a row can still be seen where one looks closely. */
const partsOfRow = 4;

export const speedsByCamera = call('POST api/data/speed', v.object({ speed: seriesByCamera('speed') }), {});
export const nightsByCamera = call(
  'POST api/data/nightvision',
  v.object({ nightvision: seriesByCamera('nightvision') }),
  {},
);
export const standingByCamera = call(
  'POST api/data/labelCount',
  v.object({ labelCount: seriesByCamera('pig_standing') }),
  {},
);

const spanOf = ({ start, end }: TimeSpan): TimeSpan => ({ start, end });

export function speedRequest(block: Block, cameraIds: readonly string[]): HerdSpeedRequest {
  return {
    acknowledge: true,
    query: {
      columns: ['time', 'cameraId', 'speed'],
      time: spanOf(block),
      where: { cameraId: { $in: [...cameraIds] } },
      timeResolution: Math.max(speedStepMs, block.resolutionMs),
    },
  };
}

export function nightRequest(block: Block, cameraIds: readonly string[]): NightVisionRequest {
  return {
    acknowledge: true,
    query: {
      columns: ['time', 'cameraId', 'nightvision'],
      time: spanOf(block),
      where: { cameraId: { $in: [...cameraIds] } },
      timeResolution: block.resolutionMs,
    },
  };
}

export function standingRequest(block: Block, cameraIds: readonly string[]): LabelCountRequest {
  return {
    acknowledge: true,
    query: {
      columns: ['time', 'cameraId', 'pig_standing'],
      time: spanOf(block),
      where: { cameraId: { $in: [...cameraIds] } },
      timeResolution: block.resolutionMs,
    },
  };
}

export function spansRequest(block: Block, cameraIds: readonly string[]): RecordedSpansRequest {
  return {
    cameraIds: [...cameraIds],
    time: spanOf(block),
    resolution: Math.round(block.resolutionMs / partsOfRow),
  };
}

/** What was opened in a stretch of time, the latest first. */
export function incidentsRequest({ start, end }: TimeSpan): QueryRequest {
  return {
    query: { openedAt: { $gte: start, $lt: end } },
    order: [{ field: 'openedAt', direction: 'desc' }],
    limit: mostIncidents,
  };
}

export function recordedOf({ cameras }: AnswerOf<typeof queryRecordedSpans>): ReadonlyMap<string, RecordedSpans> {
  return new Map(
    cameras.map(({ cameraId, recorded, private: hidden }) => [cameraId, { recordings: recorded, hidden }]),
  );
}

export function speedsOf({ speed }: { readonly speed: ReadonlyMap<string, CameraSeries> }) {
  return speed;
}

export function standingOf({ labelCount }: { readonly labelCount: ReadonlyMap<string, CameraSeries> }) {
  return labelCount;
}

export function nightsOf({ nightvision }: { readonly nightvision: ReadonlyMap<string, CameraSeries> }) {
  return new Map(
    [...nightvision].map(([cameraId, { times, values, resolutionMs }]) => [
      cameraId,
      nightSpans({ times, columns: { nightvision: values }, resolutionMs }),
    ]),
  );
}
