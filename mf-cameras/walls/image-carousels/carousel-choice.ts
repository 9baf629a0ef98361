import * as v from 'valibot';

/** How long a picture stays, in ms: long enough to be looked at, or to walk past. */
export const carouselIntervals = [5000, 10_000, 20_000, 30_000, 60_000, 300_000] as const;

export type CarouselInterval = (typeof carouselIntervals)[number];

const cameraId = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const carouselChoiceSchema = v.object({
  /** Null for all cameras that are listed, new ones too. */
  chosen: v.nullable(v.pipe(v.array(cameraId), v.maxLength(2000))),
  intervalMs: v.picklist(carouselIntervals),
});

/** Which pictures go round, and how fast. */
export type CarouselChoice = v.InferOutput<typeof carouselChoiceSchema>;

export const firstChoice: CarouselChoice = { chosen: null, intervalMs: 10_000 };

/** What the address of the carousel says; null for what it leaves to the device. */
export interface CarouselAddress {
  readonly chosen: readonly string[] | null;
  readonly intervalMs: CarouselInterval | null;
  readonly wall: boolean;
}

export function readCarouselAddress(query: URLSearchParams): CarouselAddress {
  const chosen = query.getAll('camera').filter((id) => v.is(cameraId, id));
  const interval = query.get('interval');
  return {
    chosen: chosen.length > 0 ? [...new Set(chosen)] : null,
    intervalMs: carouselIntervals.find((ms) => String(ms / 1000) === interval) ?? null,
    wall: query.get('wall') === '1',
  };
}

/** The query with this in it; everything else stays. The interval stands in it in seconds. */
export function withCarouselAddress(query: URLSearchParams, address: CarouselAddress): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['camera', 'interval', 'wall']) next.delete(name);
  for (const id of address.chosen ?? []) next.append('camera', id);
  if (address.intervalMs !== null) next.set('interval', String(address.intervalMs / 1000));
  if (address.wall) next.set('wall', '1');
  return next;
}

/** What holds: the address comes first, so that a link shows the same everywhere. */
export function choiceOf(address: CarouselAddress, kept: CarouselChoice): CarouselChoice {
  return {
    chosen: address.chosen ? [...address.chosen] : kept.chosen,
    intervalMs: address.intervalMs ?? kept.intervalMs,
  };
}
