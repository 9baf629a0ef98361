import * as v from 'valibot';

/** One of the words that this version knows, or a word of a later one. */
export type OpenWord<Known extends string> = Known | (string & {});

/** Reads a word of a list that later versions may extend: one that is not known yet loses no record. */
export function openWord<Known extends string>(): v.GenericSchema<unknown, OpenWord<Known>> {
  return v.string();
}
