import type {
  HerdSpeedRequest,
  LabelCountRequest,
  NightVisionRequest,
  QueryRequest,
  RecordedSpansRequest,
  TimeSpan,
} from '@barnwatch/shared/wire';
import { type AnswerOf, call, type queryRecordedSpans } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { nightSpans } from '../../figures/data/night-spans';
import { lengthOf } from '../geometry/time-view';
import type { Block } from './blocks';
import { type CameraSeries, seriesByCamera } from './camera-series';
import type { RecordedSpans } from './facts-store';

/** Product 9.12: a query of incidents is limited to 1000. */
const mostIncidents = 1000;
/** The barn measures speed every ten minutes. */
export const speedStepMs = 10 * millisecondsInMinute;
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

/** What a busy barn works out for the first time well within the time of a call, days times cameras. */
const cameraDaysInPart = 6;
/** A barn of many cameras is no demonstration: its detectors have told the speeds already. */
const mostParts = 12;

/** Speeds are what takes a barn longest: asked for in parts, the oldest first, as far as `now` has come. */
export function speedRequests(block: Block, cameraIds: readonly string[], now: number): readonly HerdSpeedRequest[] {
  const timeResolution = Math.max(speedStepMs, block.resolutionMs);
  const wanted = (cameraIds.length * lengthOf(block)) / millisecondsInDay / cameraDaysInPart;
  const count = Math.min(mostParts, Math.max(1, Math.ceil(wanted)));
  // Whole rows: one that lies in two parts would be two.
  const partMs = Math.ceil(lengthOf(block) / count / timeResolution) * timeResolution;
  const requests: HerdSpeedRequest[] = [];
  for (let { start } = block; start < Math.min(block.end, now); start += partMs) {
    requests.push({
      acknowledge: true,
      query: {
        columns: ['time', 'cameraId', 'speed'],
        time: { start, end: Math.min(block.end, start + partMs) },
        where: { cameraId: { $in: [...cameraIds] } },
        timeResolution,
      },
    });
  }
  return requests;
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

/** The parts of a camera's speed as one, in their order. */
export function joinedSpeeds(parts: readonly ReadonlyMap<string, CameraSeries>[]): ReadonlyMap<string, CameraSeries> {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const joined = new Map<string, { times: number[]; values: (number | null)[]; resolutionMs: number }>();
  for (const [cameraId, { times, values, resolutionMs }] of parts.flatMap((part) => [...part])) {
    const series = joined.get(cameraId) ?? { times: [], values: [], resolutionMs };
    joined.set(cameraId, series);
    for (const time of times) series.times.push(time);
    for (const value of values) series.values.push(value);
  }
  return joined;
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
