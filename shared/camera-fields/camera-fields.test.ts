import fc from 'fast-check';
import * as v from 'valibot';
import { limits } from './camera-rules';
import { faultyField, keptSource, newSource, typedSource } from './source-draft';
import { knownTags, noTags, offeredTags, type TagDraft, tagProblem, tagsOf, tagsRule } from './tag-draft';

test('a tag is there once, trimmed, and never too long or too many', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 80 }), (texts) => {
      const tags = texts.reduce<readonly string[]>((known, typed) => tagsOf({ tags: known, typed }), []);
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.length).toBeLessThanOrEqual(limits.tags);
      for (const tag of tags) {
        expect(tag).toBe(tag.trim());
        expect([...tag].length).toBeLessThanOrEqual(limits.tag);
        expect(tag).not.toBe('');
      }
    }),
  );
});

const full = Array.from({ length: limits.tags }, (_, index) => `tag ${index}`);

test.each([
  [{ tags: ['sick'], typed: 'lame\u200f' }, 'unseen-character'],
  [{ tags: [], typed: 'x'.repeat(limits.tag + 1) }, 'too-long'],
  [{ tags: full, typed: 'one more' }, 'too-many-tags'],
  [{ tags: full, typed: ' tag 1 ' }, null],
  [noTags, null],
] as const)('what is typed of a tag is told before it is lost: %j %s', (draft: TagDraft, problem) => {
  expect(tagProblem(draft)).toBe(problem);
  const reading = v.safeParse(tagsRule, draft);
  expect(reading.issues?.[0]?.message ?? null).toBe(problem);
  if (problem !== null) expect(tagsOf(draft)).toEqual(draft.tags);
});

test('the tag that takes a camera out of use is not among those offered', () => {
  expect(knownTags([{ tags: ['b', 'decommissioned'] }, { tags: ['a', 'b'] }])).toEqual(['a', 'b']);
});

test.each([
  [keptSource, null],
  [newSource, 'url'],
  [{ ...newSource, kind: 'file' }, 'path'],
  [{ ...newSource, kind: 'simulated' }, 'animalCount'],
  [{ ...newSource, kind: 'simulated', seed: 'x' }, 'seed'],
  [{ ...newSource, kind: 'simulated', seed: 'x', animalCount: '' }, 'animalCount'],
] as const)('what is wrong with a source is told at the field that it is wrong in: %j %s', (draft, field) => {
  expect(faultyField(draft)).toBe(field);
});

test('a source that is kept is not sent', () => {
  expect(typedSource(keptSource)).toBeNull();
  expect(typedSource({ ...keptSource, kind: 'rtsp', url: ' rtsp://a ' })).toEqual({ kind: 'rtsp', url: 'rtsp://a' });
});

test('a few tags are all offered; of many the first, and by a part of their name those that are meant', () => {
  expect(offeredTags(['a', 'b', 'c'], { tags: ['b'], typed: 'x' })).toEqual([['a', 'c'], 0]);
  const many = Array.from({ length: 40 }, (_, at) => `Section ${at}`);
  const [first, more] = offeredTags(many, noTags);
  expect([first.length + more, first[0]]).toEqual([40, 'Section 0']);
  expect(offeredTags(many, { tags: [], typed: 'section 39' })).toEqual([['Section 39'], 0]);
});
