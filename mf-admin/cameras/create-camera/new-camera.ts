import {
  cameraIdRule,
  nameRule,
  newSource,
  noTags,
  type SourceDraft,
  type SourceValues,
  sortPrefixRule,
  sourceOf,
  sourceRules,
  sourceValues,
  type TagDraft,
  tagsOf,
  tagsRule,
} from '@barnwatch/shared/camera-fields';
import type { CameraSource, NewCamera } from '@barnwatch/shared/wire';
import * as v from 'valibot';

/** What is being typed of a camera that is not there yet. */
export interface NewCameraDraft {
  readonly name: string;
  readonly cameraId: string;
  readonly sortPrefix: string;
  readonly tags: TagDraft;
  readonly managed: boolean;
  readonly source: SourceDraft<CameraSource['kind']>;
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
