import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** What is asked of `api/recordings/spans` and of `api/data/…` for a timeline. */
interface Asked {
  readonly cameraIds?: readonly string[];
  readonly time?: Span;
  readonly resolution?: number;
  readonly query?: {
    readonly time: Span;
    readonly timeResolution?: number;
    readonly where?: { readonly cameraId?: { readonly $in?: readonly string[] } };
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A recorder that is started anew every six hours: more pieces than any camera has on a good day. */
const pieceMs = 6 * millisecondsInHour;
const gapMs = 20 * millisecondsInMinute;

/** The answers of a barn that has recorded all of the last year, with gaps; undefined for other calls. */
export function timelineAnswer(path: string, body: unknown): Readonly<Record<string, unknown>> | undefined {
  const asked = (body ?? {}) as Asked;
  switch (path) {
    case '/api/recordings/spans':
      return {
        resolution: asked.resolution ?? 1,
        cameras: (asked.cameraIds ?? []).map((id) => spansOf(id, asked.time)),
      };
    case '/api/data/speed':
      return {
        speed: table(asked, 'speed', (time, place) => Math.abs(Math.sin(time / millisecondsInHour + place)) * 3),
      };
    case '/api/data/nightvision':
      return {
        nightvision: table(asked, 'nightvision', (time) => (time % millisecondsInDay < 7 * millisecondsInHour ? 1 : 0)),
      };
    default:
      return undefined;
  }
}

function spansOf(cameraId: string, { start, end }: Span = { start: 0, end: 0 }) {
  const recorded: Span[] = [];
  for (let from = Math.floor(start / pieceMs) * pieceMs; from < Math.min(end, Date.now()); from += pieceMs) {
    recorded.push({ start: Math.max(start, from), end: Math.min(end, from + pieceMs - gapMs) });
  }
  return { cameraId, recorded: recorded.filter((span) => span.end > span.start), private: [] };
}

function table({ query }: Asked, column: string, valueAt: (time: number, place: number) => number) {
  const { start, end } = query?.time ?? { start: 0, end: 0 };
  const step = query?.timeResolution ?? 600_000;
  const cameraIds = query?.where?.cameraId?.$in ?? [];
  const rows: unknown[] = [];
  for (let time = Math.ceil(start / step) * step; time < Math.min(end, Date.now()); time += step) {
    for (const [place, cameraId] of cameraIds.entries()) rows.push([time, cameraId, valueAt(time, place)]);
  }
  return { columns: ['time', 'cameraId', column], rows, timeResolution: step };
}
