import * as v from 'valibot';

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const camera = v.object({
  cameraId: identifier,
  name: v.string(),
  tags: v.array(v.string()),
  sortPrefix: v.string(),
  privacy: v.object({ active: v.boolean(), until: v.nullable(v.number()) }),
  managed: v.boolean(),
  /** When the instance read the record, ms since 1970 UTC. */
  loadedTimestamp: v.number(),
  online: v.boolean(),
  /** Capture time of the last picture, ms since 1970 UTC; null if there never was one. */
  lastSeen: v.nullable(v.number()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Where its pictures come from; the address itself is never sent. */
  sourceKind: v.optional(v.picklist(['simulated', 'file', 'rtsp'])),
});

/** A camera as the barn describes it (spec 3, contract `Camera`). */
export type Camera = v.InferOutput<typeof camera>;

/** Cameras by id. A list is none: valibot would take an empty one for a barn without cameras. */
const camerasById = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(identifier, camera),
);

const camerasAnswer = v.object({ cameras: camerasById });

/** Reads `data` of `GET api/cameras`. @throws {v.ValiError} for any other shape */
export function parseCameras(data: unknown): readonly Camera[] {
  return Object.values(v.parse(camerasAnswer, data).cameras).map(named);
}

const cameraAnswer = v.object({ camera });

/** Reads `data` of the calls that answer one camera. @throws {v.ValiError} for any other shape */
export function parseCamera(data: unknown): Camera {
  return named(v.parse(cameraAnswer, data).camera);
}

/** A camera without a name goes by its id: nobody could read or press nothing. */
function named(camera: Camera): Camera {
  return camera.name.trim() === '' ? { ...camera, name: camera.cameraId } : camera;
}

/** Spec 3: this tag takes a camera out of the lists. */
const DECOMMISSIONED = 'decommissioned';

export function isDecommissioned({ tags }: Pick<Camera, 'tags'>): boolean {
  return tags.includes(DECOMMISSIONED);
}
