import { frameIntervals } from '@barnwatch/shared/settings';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { readMoment } from '../../figures/spans/moment-text';
import { type FrameInterval, type LapseLength, lengths } from './lapse';

/** As many as run beside each other. */
export const mostCameras = 4;

/** Everything of a night that its address says. */
export interface NightView {
  /** Empty for the first camera of the barn. */
  readonly cameraIds: readonly string[];
  /** Null for the last night. */
  readonly span: TimeSpan | null;
  /** Null for what runs smoothly. */
  readonly interval: FrameInterval | null;
  readonly length: LapseLength;
}

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readNightView(query: URLSearchParams): NightView {
  const start = readMoment(query.get('from'));
  const end = readMoment(query.get('to'));
  return {
    cameraIds: [...new Set(query.getAll('cameraId').filter((cameraId) => cameraId !== ''))].slice(0, mostCameras),
    span: start !== null && end !== null && end > start ? { start, end } : null,
    interval: frameIntervals.find((one) => String(one) === query.get('interval')) ?? null,
    length: lengths.find((one) => String(one) === query.get('length')) ?? 30,
  };
}

export function writeNightView({ cameraIds, span, interval, length }: NightView): URLSearchParams {
  const query = new URLSearchParams();
  for (const cameraId of cameraIds) query.append('cameraId', cameraId);
  if (span) {
    query.set('from', String(span.start));
    query.set('to', String(span.end));
  }
  if (interval !== null) query.set('interval', String(interval));
  if (length !== 30) query.set('length', String(length));
  return query;
}
