import type { Edit } from '@barnwatch/shared/answers';
import type { ColorValue } from '@barnwatch/shared/ui/form';

/** What someone has done about the colour of one region type. */
export type ColorEdit =
  /** Chosen, not saved. */
  { readonly kind: 'chosen'; readonly value: ColorValue } | Edit<ColorValue>;

/** Colours that were chosen and not saved, by the id of their region type. */
export type ColorChoices = ReadonlyMap<string, ColorValue>;

/** A choice; choosing what holds now is none. Null takes it back. */
export function choicesAfter(
  choices: ColorChoices,
  regionTypeId: string,
  color: ColorValue | null,
  holds: ColorValue | null,
): ColorChoices {
  const next = new Map(choices);
  if (color === null || color === holds) next.delete(regionTypeId);
  else next.set(regionTypeId, color);
  return next;
}

/** What is shown of a region type: a choice goes before what became of an earlier one. */
export function colorEdit(choice: ColorValue | undefined, edit: Edit<ColorValue> | undefined): ColorEdit | undefined {
  return choice === undefined ? edit : { kind: 'chosen', value: choice };
}

/** Whether the choice still waits to be saved. */
export function isUnsaved(edit: ColorEdit | undefined): edit is ColorEdit & { kind: 'chosen' | 'refused' } {
  return edit?.kind === 'chosen' || edit?.kind === 'refused';
}
