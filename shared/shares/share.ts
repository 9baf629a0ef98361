import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';

/** What another program hands over, before anything of it is judged. */
export interface GivenShare {
  readonly title: string;
  readonly text: string;
  readonly files: readonly Blob[];
}

/** Something that another program of the device has handed to the suite, and that is in no form yet. */
export interface KeptShare {
  readonly id: string;
  /** ms since 1970 UTC */
  readonly sharedAt: number;
  readonly title: string;
  readonly text: string;
  readonly pictures: number;
  /** How many files were no pictures, too large, or too many. */
  readonly leftOut: number;
}

/** With its pictures. */
export interface Share extends KeptShare {
  readonly files: readonly Blob[];
}

/** As many pictures as an incident takes (contract, `NewIncidentAttachment`). */
export const mostFilesOfShare = 10;
/** A photo taken by a phone of today has up to 20 MB. */
export const mostFileBytes = 30 * 1024 * 1024;
/** All of them together: an album is handed over by mistake only. */
export const mostBytes = 120 * 1024 * 1024;
/** What nobody has taken up by then was not wanted. */
export const longestKeptMs = 7 * millisecondsInDay;
/** Letters of a title or a text. */
export const longestWordsOfShare = 20_000;

const words = v.pipe(v.string(), v.maxLength(longestWordsOfShare));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is written last: a share without it is none. */
export const factsSchema = v.object({
  form: v.literal(1),
  sharedAt: v.number(),
  title: words,
  text: words,
  files: v.pipe(v.array(v.object({ type: v.string(), bytes: whole })), v.maxLength(mostFilesOfShare)),
  leftOut: whole,
});

export type ShareFacts = v.InferOutput<typeof factsSchema>;

/** Vector pictures are left out: they can hold scripts and addresses. */
export function isPicture({ type, size }: Blob): boolean {
  return type.startsWith('image/') && !type.startsWith('image/svg') && size > 0 && size <= mostFileBytes;
}

/** The pictures that are kept of what is given. */
export function keptFiles(files: readonly Blob[]): readonly Blob[] {
  return files.filter(isPicture).slice(0, mostFilesOfShare);
}
