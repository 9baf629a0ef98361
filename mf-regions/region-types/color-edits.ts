import type { RequestError } from '@barnwatch/shared/auth-client';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import type { RegionType } from '../api/region-type';

/** What someone has done about the colour of one region type. */
export type ColorEdit =
  /** Chosen, not saved. */
  | { readonly kind: 'chosen'; readonly color: ColorValue }
  /** Shown as if it were saved already. */
  | { readonly kind: 'saving'; readonly color: ColorValue }
  /** `at`: when, in ms since 1970 UTC. */
  | { readonly kind: 'saved'; readonly color: ColorValue; readonly at: number }
  /** Not saved: the old colour holds, the choice is kept. */
  | { readonly kind: 'refused'; readonly color: ColorValue; readonly error: RequestError };

/** Edits by the id of their region type. */
export type ColorEdits = ReadonlyMap<string, ColorEdit>;

export type ColorEvent = { readonly regionTypeId: string } & (
  | { readonly kind: 'chosen'; readonly color: ColorValue; readonly holds: ColorValue | null }
  | { readonly kind: 'undone' }
  | { readonly kind: 'saving'; readonly color: ColorValue }
  | { readonly kind: 'saved'; readonly color: ColorValue; readonly at: number }
  | { readonly kind: 'refused'; readonly color: ColorValue; readonly error: RequestError }
);

export const noEdits: ColorEdits = new Map();

export function colorEditsAfter(edits: ColorEdits, event: ColorEvent): ColorEdits {
  const next = new Map(edits);
  const edit = editAfter(edits.get(event.regionTypeId), event);
  if (edit) next.set(event.regionTypeId, edit);
  else next.delete(event.regionTypeId);
  return next;
}

function editAfter(edit: ColorEdit | undefined, event: ColorEvent): ColorEdit | undefined {
  switch (event.kind) {
    case 'chosen':
      return event.color === event.holds ? undefined : { kind: 'chosen', color: event.color };
    case 'undone':
      return undefined;
    case 'saving':
      return { kind: 'saving', color: event.color };
    case 'saved':
      // Something else was chosen meanwhile: the answer must not take it away.
      return isAwaited(edit, event.color) ? { kind: 'saved', color: event.color, at: event.at } : edit;
    case 'refused':
      return isAwaited(edit, event.color) ? { kind: 'refused', color: event.color, error: event.error } : edit;
  }
}

function isAwaited(edit: ColorEdit | undefined, color: ColorValue): boolean {
  return edit?.kind === 'saving' && edit.color === color;
}

/**
 * The colour that holds, as far as is known: a saving one at once, a saved one until a newer list tells.
 * @param receivedAt when the list was received, ms since 1970 UTC
 */
export function holdingColor(
  { color }: Pick<RegionType, 'color'>,
  edit: ColorEdit | undefined,
  receivedAt: number,
): ColorValue | null {
  switch (edit?.kind) {
    case 'saving':
      return edit.color;
    case 'saved':
      return edit.at >= receivedAt ? edit.color : color;
    case 'chosen':
    case 'refused':
    case undefined:
      return color;
  }
}

/** Whether the choice still waits to be saved. */
export function isUnsaved(edit: ColorEdit | undefined): edit is ColorEdit & { kind: 'chosen' | 'refused' } {
  return edit?.kind === 'chosen' || edit?.kind === 'refused';
}
