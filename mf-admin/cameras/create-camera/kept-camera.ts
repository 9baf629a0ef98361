import * as v from 'valibot';
import type { NewCameraDraft } from './new-camera';

/** The name of the draft of a new camera. */
export const newCameraName = 'camera:new';

/** A new camera as it lies on the device until it is created. */
export const keptCameraSchema = v.object({
  name: v.string(),
  cameraId: v.string(),
  sortPrefix: v.string(),
  tags: v.object({ tags: v.array(v.string()), typed: v.string() }),
  managed: v.boolean(),
  source: v.object({
    kind: v.picklist(['rtsp', 'file', 'simulated']),
    url: v.string(),
    path: v.string(),
    seed: v.string(),
    species: v.picklist(['pig', 'broiler']),
    animalCount: v.string(),
    flooring: v.picklist(['slatted', 'litter']),
  }),
});

export type KeptCamera = v.InferOutput<typeof keptCameraSchema>;

/** What of a draft may lie on the device: user name and password of its address may not. */
export function keptCamera(draft: NewCameraDraft): KeptCamera {
  const { tags, source } = draft;
  const url = source.url.replace(/^(\s*[^:/?#]*:\/\/)[^/?#]*@/, '$1');
  return { ...draft, tags: { ...tags, tags: [...tags.tags] }, source: { ...source, url } };
}
