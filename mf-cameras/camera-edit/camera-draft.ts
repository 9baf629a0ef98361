import type { CameraSource } from '@barnwatch/shared/wire';
import type { Camera } from '../api/camera';
import type { CameraChange, CameraChangeKey } from '../api/change-camera';

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
const MOST_SEED = 2_147_483_647;

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
export type DraftProblem = 'required' | 'too-long' | 'not-rtsp' | 'not-a-number';

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

/** What must be mended first, by part. */
export function draftProblems({
  name,
  typedTag,
  sortPrefix,
  source,
}: CameraDraft): ReadonlyMap<CameraChangeKey, DraftProblem> {
  const problems = new Map<CameraChangeKey, DraftProblem>();
  const nameProblem = textProblem(name, limits.name);
  if (nameProblem) problems.set('name', nameProblem);
  if ([...typedTag.trim()].length > limits.tag) problems.set('tags', 'too-long');
  if ([...sortPrefix.trim()].length > limits.sortPrefix) problems.set('sortPrefix', 'too-long');
  const sourceProblem = problemOfSource(source);
  if (sourceProblem) problems.set('source', sourceProblem);
  return problems;
}

function problemOfSource(source: SourceDraft): DraftProblem | null {
  switch (source.kind) {
    case 'kept':
      return null;
    case 'rtsp':
      return textProblem(source.url, limits.url) ?? (/^rtsps?:\/\/./.test(source.url.trim()) ? null : 'not-rtsp');
    case 'file':
      return textProblem(source.path, limits.path);
    case 'simulated':
      return isWhole(source.seed, MOST_SEED) && isWhole(source.animalCount, limits.animals) ? null : 'not-a-number';
  }
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

function textProblem(text: string, most: number): DraftProblem | null {
  const { length } = [...text.trim()];
  if (length === 0) return 'required';
  return length > most ? 'too-long' : null;
}

function isWhole(text: string, most: number): boolean {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) <= most;
}

/** The tags with one more; as they were where it is there already, empty, too long, or one too many. */
export function withTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  const fits = tag !== '' && [...tag].length <= limits.tag && tags.length < limits.tags && !tags.includes(tag);
  return fits ? [...tags, tag] : tags;
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag) => other.includes(tag));
}
