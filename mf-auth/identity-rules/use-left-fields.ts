import { type FocusEvent, useState } from 'react';
import { firstProblem, problemWhileTyping, type Rules } from './rule';

export interface LeftFields<Field extends string> {
  /** For `onBlur`: notes that one has gone on to another field. */
  readonly onLeave: (field: Field) => (event: FocusEvent<HTMLInputElement>) => void;
  /** The form was sent: from now on every field tells its problem. */
  readonly leaveAll: () => void;
  /** A field that begins anew, such as a password that was emptied. */
  readonly forget: () => void;
  /** The problem to be shown at a field now: nothing that typing on may mend before the field was left. */
  readonly shown: <Problem extends string>(field: Field, rules: Rules<Problem>, value: string) => Problem | null;
}

/**
 * Which fields of a form have been left. Going to a button does not count as leaving: its words must not move away
 * under the pointer, and a button that sends the form checks all fields anyway.
 */
export function useLeftFields<Field extends string>(): LeftFields<Field> {
  const [left, setLeft] = useState<ReadonlySet<Field> | 'all'>(new Set<Field>());
  return {
    onLeave: (field) => (event) => {
      const movesOn = event.relatedTarget instanceof HTMLInputElement;
      if (movesOn && event.currentTarget.value !== '' && left !== 'all') setLeft(new Set([...left, field]));
    },
    leaveAll: () => setLeft('all'),
    forget: () => setLeft(new Set()),
    shown(field, rules, value) {
      const isLeft = left === 'all' || left.has(field);
      return isLeft ? firstProblem(rules, value) : problemWhileTyping(rules, value);
    },
  };
}
