import type { Edit } from '@barnwatch/shared/answers';
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

/** What is shown of a record: a choice goes before what became of an earlier one. */
export function regionEdit(
  choice: RegionChoice | undefined,
  edit: Edit<RegionValue> | undefined,
): RegionEdit | undefined {
  return choice === undefined ? edit : { kind: 'chosen', ...choice };
}

/** Whether it still waits to be saved. */
export function isUnsaved(edit: RegionEdit | undefined): edit is RegionEdit & { kind: 'chosen' | 'refused' } {
  return edit?.kind === 'chosen' || edit?.kind === 'refused';
}

/** Whether somebody else has changed it since it was chosen here (F47). */
export function wasChangedMeanwhile(edit: RegionEdit | undefined, holds: RegionValue): boolean {
  return edit?.kind === 'chosen' && !isSameValue(edit.from, holds);
}
