import * as v from 'valibot';

/** The last moment that a Date can hold (ECMA-262, 21.4.1.1), ms since 1970 UTC. */
const lastMoment = 8_640_000_000_000_000;

const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment));

const camera = v.object({
  cameraId: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  tags: v.array(v.string()),
  sortPrefix: v.string(),
  privacy: v.object({ active: v.boolean(), until: v.nullish(moment, null) }),
  /** Whether the instance keeps the camera's settings by itself. */
  managed: v.boolean(),
  /** When the instance read the record, ms since 1970 UTC. */
  loadedTimestamp: moment,
  online: v.boolean(),
  /** Capture time of the last picture, ms since 1970 UTC; null if there never was one. */
  lastSeen: v.nullish(moment, null),
});

/** A camera as the barn describes it (spec 3, contract `Camera`). */
export type Camera = v.InferOutput<typeof camera>;

export interface Cameras {
  readonly cameras: readonly Camera[];
  /** Ids of records that could not be read; they do not lose the others. */
  readonly unreadable: readonly string[];
}

const all = v.object({ cameras: v.record(v.string(), v.unknown()) });
const single = v.object({ camera });

/** Reads `data` of `GET api/cameras`. @throws {v.ValiError} when it is no list at all */
export function parseCameras(data: unknown): Cameras {
  const records = Object.entries(v.parse(all, data).cameras);
  const readings = records.map(([cameraId, record]) => ({ cameraId, reading: v.safeParse(camera, record) }));
  return {
    cameras: readings.flatMap(({ reading }) => (reading.success ? [reading.output] : [])),
    unreadable: readings.flatMap(({ cameraId, reading }) => (reading.success ? [] : [cameraId])),
  };
}

/** Reads `data` of a call that answers one camera. @throws {v.ValiError} for any other shape */
export function parseCamera(data: unknown): Camera {
  return v.parse(single, data).camera;
}
