import type { Edit } from '@barnwatch/shared/answers';
import type { RequestError } from '@barnwatch/shared/auth-client';
import { isSameValue, type RegionValue } from './region-value';

/** A value that was chosen and not saved. */
export interface RegionChoice {
  readonly value: RegionValue;
  /** What held as it was chosen first. */
  readonly from: RegionValue;
}

/** Choices by the name of their record. */
export type RegionChoices = ReadonlyMap<string, RegionChoice>;

/** What someone has done about one record. */
export type RegionEdit =
  /** Chosen, not saved. */
  { readonly kind: 'chosen'; readonly value: RegionValue; readonly from: RegionValue } | Edit<RegionValue>;

/** A choice; choosing what holds now is none. Null takes it back. */
export function choicesAfter(
  choices: RegionChoices,
  name: string,
  value: RegionValue | null,
  holds: RegionValue,
): RegionChoices {
  const next = new Map(choices);
  if (value === null || isSameValue(value, holds)) next.delete(name);
  else next.set(name, { value, from: choices.get(name)?.from ?? holds });
  return next;
}

/**
 * What is shown of a record: a choice goes before what became of an earlier one.
 * @param holds the value that holds now
 */
export function regionEdit(
  choice: RegionChoice | undefined,
  edit: Edit<RegionValue> | undefined,
  holds: RegionValue,
): RegionEdit | undefined {
  // A saving that nobody answered may have arrived: then nothing is left to be done, or to be told.
  const hasArrived = edit?.kind === 'refused' && isSameValue(edit.value, holds);
  if (choice === undefined) return hasArrived ? undefined : edit;
  // What was begun with a value of one's own that was not taken, or taken unnoticed, nobody else has changed.
  const isFromOwn = edit?.kind === 'refused' && !wasOverruled(edit.error) && isSameValue(edit.value, choice.from);
  return { kind: 'chosen', value: choice.value, from: hasArrived || isFromOwn ? holds : choice.from };
}

/** Codes of the contract by which a barn tells that somebody else was first (F47). */
const changedCodes: readonly (string | undefined)[] = ['region-type-changed', 'region-specification-changed'];

export function wasOverruled({ context }: RequestError): boolean {
  return changedCodes.includes(context.reason);
}

/** Whether it still waits to be saved. */
export function isUnsaved(edit: RegionEdit | undefined): edit is RegionEdit & { kind: 'chosen' | 'refused' } {
  return edit?.kind === 'chosen' || edit?.kind === 'refused';
}

/** Whether somebody else has changed it since it was chosen here (F47). */
export function wasChangedMeanwhile(edit: RegionEdit | undefined, holds: RegionValue): boolean {
  return edit?.kind === 'chosen' && !isSameValue(edit.from, holds);
}
