import type { NewCamera } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { cameraIdRule, nameRule, sortPrefixRule } from '../camera-fields/camera-rules';
import {
  newSource,
  type SourceDraft,
  type SourceValues,
  sourceOf,
  sourceRules,
  sourceValues,
} from '../camera-fields/source-draft';
import { noTags, type TagDraft, tagProblem, tagsOf } from '../camera-fields/tag-draft';

/** What is being typed of a camera that is not there yet. */
export interface NewCameraDraft {
  readonly name: string;
  readonly cameraId: string;
  readonly sortPrefix: string;
  readonly tags: TagDraft;
  readonly managed: boolean;
  readonly source: SourceDraft;
}

export const newCamera: NewCameraDraft = {
  name: '',
  cameraId: '',
  sortPrefix: '',
  tags: noTags,
  managed: false,
  source: newSource,
};

export interface NewCameraValues extends SourceValues {
  readonly name: string;
  readonly cameraId: string;
  readonly sortPrefix: string;
  readonly tags: TagDraft;
}

export function valuesOf({ name, cameraId, sortPrefix, tags, source }: NewCameraDraft): NewCameraValues {
  return { name, cameraId, sortPrefix, tags, ...sourceValues(source) };
}

const tagsRule = v.custom<TagDraft>((draft) => {
  const reading = v.safeParse(v.object({ tags: v.array(v.string()), typed: v.string() }), draft);
  return reading.success && tagProblem(reading.output) === null;
}, 'too-long');

/** What has to be right before a camera can be created. */
export const newCameraRules = v.object({
  name: nameRule,
  cameraId: cameraIdRule,
  sortPrefix: sortPrefixRule,
  tags: tagsRule,
  ...sourceRules,
});

export function newCameraOf({ name, cameraId, sortPrefix, tags, source }: NewCameraDraft): NewCamera {
  const id = cameraId.trim();
  return {
    ...(id !== '' && { cameraId: id }),
    name: name.trim(),
    tags: [...tagsOf(tags)],
    sortPrefix: sortPrefix.trim(),
    source: sourceOf(source),
  };
}
