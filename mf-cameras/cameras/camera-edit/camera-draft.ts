import { isLineOfText } from '@barnwatch/shared/forms';
import type { CameraSource } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import type { Camera } from '../../camera-records/record/camera';
import type { CameraChange } from '../../camera-records/record/change-camera';

/** A source as it is being typed; `kept` leaves it as it is, for its address is never shown. */
export interface SourceDraft {
  readonly kind: CameraSource['kind'] | 'kept';
  readonly url: string;
  readonly path: string;
  readonly seed: string;
  readonly species: 'pig' | 'broiler';
  readonly animalCount: string;
  readonly flooring: 'slatted' | 'litter';
}

/** What is being typed of a camera. */
export interface CameraDraft {
  readonly name: string;
  readonly tags: readonly string[];
  /**
   * Typed into the field for tags, but not added yet: it is saved with them, so that nothing that was typed is lost.
   */
  readonly typedTag: string;
  readonly sortPrefix: string;
  readonly managed: boolean;
  readonly source: SourceDraft;
}

export const keptSource: SourceDraft = {
  kind: 'kept',
  url: '',
  path: '',
  seed: '1',
  species: 'pig',
  animalCount: '12',
  flooring: 'slatted',
};

/** Limits of the contract (`CameraRecord`, `CameraSource`). */
export const limits = { name: 100, tag: 50, tags: 50, sortPrefix: 20, url: 2000, path: 500, animals: 2000 } as const;
const mostSeed = 2_147_483_647;

export function draftOf({ name, tags, sortPrefix, managed }: Camera): CameraDraft {
  return { name, tags, typedTag: '', sortPrefix, managed, source: keptSource };
}

/** The draft over a camera that has arrived anew: what was typed stays, everything else is as the barn says now. */
export function draftOver(fresh: Camera, draft: CameraDraft, before: Camera): CameraDraft {
  const typed = new Set(changesOf(draft, before).map(({ key }) => key));
  const known = draftOf(fresh);
  return {
    name: typed.has('name') ? draft.name : known.name,
    tags: typed.has('tags') ? draft.tags : known.tags,
    typedTag: draft.typedTag,
    sortPrefix: typed.has('sortPrefix') ? draft.sortPrefix : known.sortPrefix,
    managed: typed.has('managed') ? draft.managed : known.managed,
    source: draft.source,
  };
}

/** What the form says of a part before it is sent; keys of the texts below `cameraEdit.problems`. */
export type DraftProblem = 'required' | 'too-long' | 'unseen-character' | 'not-rtsp' | 'not-a-number';

/** What differs from the camera, part by part, in the order in which it is saved. */
export function changesOf(draft: CameraDraft, camera: Camera): readonly CameraChange[] {
  const changes: CameraChange[] = [];
  const name = draft.name.trim();
  if (name !== camera.name) changes.push({ key: 'name', value: name });
  const tags = withTag(draft.tags, draft.typedTag);
  if (!sameTags(tags, camera.tags)) changes.push({ key: 'tags', value: tags });
  const sortPrefix = draft.sortPrefix.trim();
  if (sortPrefix !== camera.sortPrefix) changes.push({ key: 'sortPrefix', value: sortPrefix });
  const source = sourceOf(draft.source);
  if (source) changes.push({ key: 'source', value: source });
  if (draft.managed !== camera.managed) changes.push({ key: 'managed', value: draft.managed });
  return changes;
}

/** What the rules look at, by the part that it is saved as. */
export interface CameraValues {
  readonly name: string;
  readonly tags: { readonly chosen: readonly string[]; readonly typed: string };
  readonly sortPrefix: string;
  readonly source: SourceDraft;
  readonly managed: boolean;
}

export function valuesOfDraft({ name, tags, typedTag, sortPrefix, source, managed }: CameraDraft): CameraValues {
  return { name, tags: { chosen: tags, typed: typedTag }, sortPrefix, source, managed };
}

const problem = (name: DraftProblem) => name;
const isRtsp = (url: string) => /^rtsps?:\/\/./.test(url);
const shortText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => [...text].length <= most, problem('too-long')),
    v.check(isLineOfText, problem('unseen-character')),
  );
const neededText = (most: number) => v.pipe(shortText(most), v.nonEmpty(problem('required')));
const wholeNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => isWhole(text, most), problem('not-a-number')),
  );

/** What has to be mended before a draft can be saved. */
export const cameraRules = v.object({
  name: neededText(limits.name),
  tags: v.object({ typed: shortText(limits.tag) }),
  sortPrefix: shortText(limits.sortPrefix),
  source: v.variant('kind', [
    v.object({ kind: v.literal('kept') }),
    v.object({ kind: v.literal('rtsp'), url: v.pipe(neededText(limits.url), v.check(isRtsp, problem('not-rtsp'))) }),
    v.object({ kind: v.literal('file'), path: neededText(limits.path) }),
    v.object({
      kind: v.literal('simulated'),
      seed: wholeNumber(mostSeed),
      animalCount: wholeNumber(limits.animals),
    }),
  ]),
});

/** Only the seed of a simulated source is faulty: the one part of a source that is not told at its first field. */
export function isSeedFaulty({ seed, animalCount }: SourceDraft): boolean {
  return !isWhole(seed, mostSeed) && isWhole(animalCount, limits.animals);
}

function sourceOf(source: SourceDraft): CameraSource | null {
  const { kind, url, path, seed, species, animalCount, flooring } = source;
  switch (kind) {
    case 'kept':
      return null;
    case 'rtsp':
      return { kind, url: url.trim() };
    case 'file':
      return { kind, path: path.trim() };
    case 'simulated':
      return { kind, seed: Number(seed), species, animalCount: Number(animalCount), flooring };
  }
}

function isWhole(text: string, most: number): boolean {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) <= most;
}

/** What is wrong with a tag as it is typed; null where it can be added. */
export function tagProblem(text: string): DraftProblem | null {
  const tag = text.trim();
  if ([...tag].length > limits.tag) return 'too-long';
  return isLineOfText(tag) ? null : 'unseen-character';
}

/** The tags with one more; as they were where it is there already, empty, not one that can be, or one too many. */
export function withTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  const fits = tag !== '' && tagProblem(tag) === null && tags.length < limits.tags && !tags.includes(tag);
  return fits ? [...tags, tag] : tags;
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag) => other.includes(tag));
}
