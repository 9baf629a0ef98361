import {
  animalCountRule,
  keptSource,
  nameRule,
  pathRule,
  type SourceDraft,
  seedRule,
  sortPrefixRule,
  type TagDraft,
  tagsOf,
  tagsRule,
  typedSource,
  urlRule,
} from '@barnwatch/shared/camera-fields';
import * as v from 'valibot';
import type { Camera } from '../../camera-records/record/camera';
import type { CameraChange } from '../../camera-records/record/change-camera';

/** What is being typed of a camera. */
export interface CameraDraft {
  readonly name: string;
  readonly tags: TagDraft;
  readonly sortPrefix: string;
  readonly managed: boolean;
  readonly source: SourceDraft;
}

export function draftOf({ name, tags, sortPrefix, managed }: Camera): CameraDraft {
  return { name, tags: { tags, typed: '' }, sortPrefix, managed, source: keptSource };
}

/** The draft over a camera that has arrived anew: what was typed stays, everything else is as the barn says now. */
export function draftOver(fresh: Camera, draft: CameraDraft, before: Camera): CameraDraft {
  const typed = new Set(changesOf(draft, before).map(({ key }) => key));
  const known = draftOf(fresh);
  return {
    name: typed.has('name') ? draft.name : known.name,
    tags: { tags: typed.has('tags') ? draft.tags.tags : known.tags.tags, typed: draft.tags.typed },
    sortPrefix: typed.has('sortPrefix') ? draft.sortPrefix : known.sortPrefix,
    managed: typed.has('managed') ? draft.managed : known.managed,
    source: draft.source,
  };
}

/** What differs from the camera, part by part, in the order in which it is saved. */
export function changesOf(draft: CameraDraft, camera: Camera): readonly CameraChange[] {
  const changes: CameraChange[] = [];
  const name = draft.name.trim();
  if (name !== camera.name) changes.push({ key: 'name', value: name });
  const tags = tagsOf(draft.tags);
  if (!sameTags(tags, camera.tags)) changes.push({ key: 'tags', value: tags });
  const sortPrefix = draft.sortPrefix.trim();
  if (sortPrefix !== camera.sortPrefix) changes.push({ key: 'sortPrefix', value: sortPrefix });
  const source = typedSource(draft.source);
  if (source) changes.push({ key: 'source', value: source });
  if (draft.managed !== camera.managed) changes.push({ key: 'managed', value: draft.managed });
  return changes;
}

/** What has to be mended before a draft can be saved. */
export const cameraRules = v.object({
  name: nameRule,
  tags: tagsRule,
  sortPrefix: sortPrefixRule,
  source: v.variant('kind', [
    v.object({ kind: v.literal('kept') }),
    v.object({ kind: v.literal('rtsp'), url: urlRule }),
    v.object({ kind: v.literal('file'), path: pathRule }),
    v.object({ kind: v.literal('simulated'), animalCount: animalCountRule, seed: seedRule }),
  ]),
});

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag) => other.includes(tag));
}
