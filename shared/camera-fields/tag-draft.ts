import * as v from 'valibot';
import { foldForSearch, isFoundIn } from '../i18n';
import { type FieldProblem, limits, problemOf, tagRule } from './camera-rules';

/** Tags as they are being chosen; `typed` is not added yet, and is taken along all the same. */
export interface TagDraft {
  readonly tags: readonly string[];
  readonly typed: string;
}

/** This tag takes a camera out of the lists (product 3.10). */
export const outOfUse = 'decommissioned';

export const noTags: TagDraft = { tags: [], typed: '' };

/** What is wrong with the tag that is being typed; null where it can be added, or nothing is typed. */
export function tagProblem({ tags, typed }: TagDraft): string | null {
  if (typed.trim() === '') return null;
  const problem = problemOf(tagRule, typed);
  if (problem !== null) return problem;
  return tags.length >= limits.tags && !tags.includes(typed.trim()) ? ('too-many-tags' satisfies FieldProblem) : null;
}

/** Whether they can be saved, what is typed included. */
export const tagsRule = v.pipe(
  v.object({ tags: v.array(v.string()), typed: v.string() }),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? tagProblem(dataset.value) : null;
    if (problem !== null) addIssue({ message: problem });
  }),
);

/** All of them, what is typed included where it can be a tag. */
export function tagsOf(draft: TagDraft): readonly string[] {
  const tag = draft.typed.trim();
  return tag === '' || tagProblem(draft) !== null || draft.tags.includes(tag) ? draft.tags : [...draft.tags, tag];
}

/** As many are read at a glance; in barns of hundreds of cameras the others are found by typing. */
const mostOffered = 16;

/** Of the tags that are known those that may be meant, and how many more there are. */
export function offeredTags(known: readonly string[], { tags, typed }: TagDraft): readonly [readonly string[], number] {
  const free = known.filter((tag) => !tags.includes(tag));
  const sought = foldForSearch(typed);
  // A few stay where they are, whatever is typed.
  const meant = free.length <= mostOffered ? free : free.filter((tag) => isFoundIn(sought, [tag]));
  return [meant.slice(0, mostOffered), Math.max(0, meant.length - mostOffered)];
}

/** Tags of cameras, each once, by how they are read; that which takes a camera out of use has its own way. */
export function knownTags(cameras: readonly { readonly tags: readonly string[] }[]): readonly string[] {
  const tags = new Set(cameras.flatMap((camera) => camera.tags));
  tags.delete(outOfUse);
  return [...tags].sort((one, other) => one.localeCompare(other));
}
