import type { RequestError } from '../auth-client/requests/outcome';

/** What someone has done about one value of one record. */
export type Edit<Value> =
  /** Shown as if it were saved already. */
  | { readonly kind: 'saving'; readonly value: Value }
  /** `at`: when, in ms since 1970 UTC. */
  | { readonly kind: 'saved'; readonly value: Value; readonly at: number }
  /** Not saved: the old value holds; `value` is what was wanted. */
  | { readonly kind: 'refused'; readonly value: Value; readonly error: RequestError };

/** Edits by the id of their record. */
export type Edits<Value> = ReadonlyMap<string, Edit<Value>>;

export type EditEvent<Value> =
  | { readonly kind: 'edited'; readonly id: string; readonly edit: Edit<Value> }
  /** A failure was read, or what was wanted is wanted no longer. */
  | { readonly kind: 'dismissed'; readonly id: string };

export function editsAfter<Value>(edits: Edits<Value>, event: EditEvent<Value>): Edits<Value> {
  const next = new Map(edits);
  switch (event.kind) {
    case 'edited':
      next.set(event.id, event.edit);
      return next;
    case 'dismissed':
      next.delete(event.id);
      return next;
  }
}

/**
 * The value that holds, as far as is known: one that is being saved at once, a saved one until a newer answer tells.
 *
 * @param told what the answer says
 * @param receivedAt when it was received, ms since 1970 UTC
 */
export function heldValue<Value>(told: Value, edit: Edit<Value> | undefined, receivedAt: number): Value {
  switch (edit?.kind) {
    case 'saving':
      return edit.value;
    case 'saved':
      return edit.at >= receivedAt ? edit.value : told;
    case 'refused':
    case undefined:
      return told;
  }
}
