import { frameIntervals } from '@barnwatch/shared/settings';

export const compareForms = ['beside', 'slider'] as const;
export type CompareForm = (typeof compareForms)[number];
export type FrameInterval = (typeof frameIntervals)[number];

/** Everything of the images that the address says. Times are ms since 1970 UTC by the barn's clock. */
export interface ImagesView {
  /** Null: the latest. */
  readonly time: number | null;
  /** The time that is compared with; null while one picture is shown. */
  readonly compare: number | null;
  readonly step: FrameInterval;
  readonly form: CompareForm;
}

/** Year 2100: an address that says more is damaged. */
const latestMs = 4_102_444_800_000;

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readImagesView(query: URLSearchParams, usualStep: FrameInterval): ImagesView {
  const step = Number(query.get('step') ?? Number.NaN);
  return {
    time: readMoment(query.get('time')),
    compare: readMoment(query.get('compare')),
    step: frameIntervals.find((interval) => interval === step) ?? usualStep,
    form: compareForms.find((form) => form === query.get('form')) ?? 'beside',
  };
}

/** The query of a view. */
export function writeImagesView({ time, compare, step, form }: ImagesView): URLSearchParams {
  const query = new URLSearchParams();
  if (time !== null) query.set('time', String(time));
  if (compare !== null) query.set('compare', String(compare));
  query.set('step', String(step));
  if (form !== 'beside') query.set('form', form);
  return query;
}

function readMoment(text: string | null): number | null {
  const moment = text !== null && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return moment >= 0 && moment <= latestMs ? moment : null;
}
