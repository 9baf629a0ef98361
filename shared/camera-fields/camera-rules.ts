import { isLineOfText } from '@barnwatch/shared/forms';
import * as v from 'valibot';

/** Limits of the contract (`NewCamera`, `CameraRecord`, `CameraSource`). */
export const limits = {
  cameraId: 128,
  name: 100,
  tag: 50,
  tags: 50,
  sortPrefix: 20,
  url: 2000,
  path: 500,
  animals: 400,
  seed: 2_147_483_647,
} as const;

/** What is wrong with what was typed; keys of the shared texts below `cameraFields.problems`. */
export type FieldProblem =
  | 'required'
  | 'too-long'
  | 'unseen-character'
  | 'not-an-id'
  | 'not-rtsp'
  | 'not-a-number'
  | 'too-many-tags';

const problem = (name: FieldProblem) => name;

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
    v.check((text) => /^\d{1,10}$/.test(text.trim()) && Number(text) <= most, problem('not-a-number')),
  );

export const nameRule = neededText(limits.name);
export const sortPrefixRule = shortText(limits.sortPrefix);
export const tagRule = neededText(limits.tag);
/** Empty: the barn makes one. `multiple` is a call of its own. */
export const cameraIdRule = v.pipe(
  shortText(limits.cameraId),
  v.check((id) => !/[/\\]/.test(id) && id !== 'multiple', problem('not-an-id')),
);
export const urlRule = v.pipe(
  neededText(limits.url),
  v.check((url) => /^rtsps?:\/\/./.test(url), problem('not-rtsp')),
);
export const pathRule = neededText(limits.path);
export const seedRule = wholeNumber(limits.seed);
export const animalCountRule = wholeNumber(limits.animals);

/** What is wrong with a text by its rule; null where nothing is. */
export function problemOf(rule: v.GenericSchema<string>, text: string): string | null {
  const reading = v.safeParse(rule, text);
  return reading.success ? null : (reading.issues[0]?.message ?? null);
}
