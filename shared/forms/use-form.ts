import { type FocusEvent, useRef, useState } from 'react';
import type * as v from 'valibot';
import { hasProblem, type Problems, problemsOf } from './problems';
import { isLineMissing, type NeededLine } from './use-missing-line';
import { useSending } from './use-sending';

/** How sending a form went. */
export type Sent<Field extends string, Refusal> =
  /** It is done: what is in the fields from now on has not been sent. */
  | { readonly kind: 'taken' }
  /** The screen was left meanwhile: nothing is to be said. */
  | { readonly kind: 'left' }
  | Refused<Field, Refusal>;

/** The form was not taken. */
export interface Refused<Field extends string, Refusal> {
  readonly kind: 'refused';
  /** For the message of the form. */
  readonly refusal: Refusal;
  /** What is wrong with single fields, in words; each is told for as long as its field holds what was refused. */
  readonly fields?: Readonly<Partial<Record<Field, string>>>;
  /** The `name` of the control to go on in, where no field is faulty; the message of the form otherwise. */
  readonly goOnIn?: string;
  /** The form starts over, as after a password was emptied: no field tells a problem before it was left again. */
  readonly startsOver?: boolean;
}

export interface FormOptions<Values extends object, Refusal> {
  /** What the rules look at, by field. The screen owns it: a draft, what the barn says, what was typed. */
  readonly values: Values;
  readonly rules: v.GenericSchema;
  /** What typing on cannot mend: told before the field was left. Nothing by default. */
  readonly rulesWhileTyping?: v.GenericSchema;
  /** The message of a problem. */
  readonly words: (field: keyof Values & string, problem: string) => string;
  /**
   * Where what is sent cannot wait in the outbox: the instance that it needs a line to, or the selected barn. Without one
   * the form says so before anything is typed, and sends nothing; it goes on by itself when the line is back.
   */
  readonly needsLine?: NeededLine;
  /** What has to be known before the values can be judged. Answers false where the screen was left meanwhile. */
  readonly ready?: () => Promise<boolean>;
  /** The form was sent with problems, and was held back: what else is to be said. */
  readonly onHeldBack?: (problems: Problems<keyof Values & string>) => void;
  /** Sends values that hold every rule. The signal ends with the screen. */
  readonly send: (signal: AbortSignal) => Promise<Sent<keyof Values & string, Refusal>>;
}

/** A fault to be shown. Each is another object: the same one may have to be shown again. */
export interface Fault {
  readonly goOnIn: string | undefined;
}

export interface FormState<Field extends string, Refusal> {
  readonly busy: boolean;
  /** Why the last attempt was not taken; null otherwise. */
  readonly refusal: Refusal | null;
  /** It was sent, and a rule does not hold now. */
  readonly isFaulty: boolean;
  /** The problem that is told at a field now. */
  readonly problemAt: (field: Field) => string | undefined;
  /** What is said at a field now: a problem in words, or what the server said of it. */
  readonly errorAt: (field: Field) => string | undefined;
  /** For `onBlur` of a field whose problems are told as soon as it has been left. */
  readonly onLeave: (field: Field) => (event: FocusEvent<HTMLInputElement>) => void;
  /** Checks and sends, once at a time; what is refused is shown. */
  readonly submit: () => Promise<void>;
  /** What was typed is thrown away: nothing has been left or sent, and nothing was refused. */
  readonly startOver: () => void;
  /** As of the options, for `Form`. */
  readonly needsLine?: NeededLine;
  /** What `Form` shows: the last fault. */
  readonly fault: Fault | null;
}

/**
 * The one way in which forms check, send and tell what was wrong. It holds no values: what it is given is judged at
 * every drawing, so that no message outlives what it is about. A field tells its problems once the form was sent, or
 * once it was left (`onLeave`); to be drawn within `Form`.
 */
export function useForm<Values extends object, Refusal = never>(
  options: FormOptions<Values, Refusal>,
): FormState<keyof Values & string, Refusal> {
  type Field = keyof Values & string;
  const latest = useRef(options);
  latest.current = options;
  const { values, rules, rulesWhileTyping, words } = options;
  const [left, setLeft] = useState<ReadonlySet<Field> | 'all'>(new Set<Field>());
  const [fault, setFault] = useState<Fault | null>(null);
  const sending = useSending<Refused<Field, Refusal> & { readonly of: Values }>();
  const { now } = sending;

  const isUntouched = left !== 'all' && left.size === 0;
  const problems = isUntouched ? null : problemsOf(rules, values);
  const problemsWhileTyping = rulesWhileTyping && left !== 'all' ? problemsOf(rulesWhileTyping, values) : null;
  const problemAt = (field: Field) => (left === 'all' || left.has(field) ? problems : problemsWhileTyping)?.[field];

  function refusedAt(field: Field): string | undefined {
    if (now.kind !== 'refused') return undefined;
    const { fields, of } = now.refusal;
    return JSON.stringify(of[field]) === JSON.stringify(values[field]) ? fields?.[field] : undefined;
  }

  /** Whether a rule does not hold; then it is shown. */
  function isHeldBack(): boolean {
    const found = problemsOf(latest.current.rules, latest.current.values);
    if (!hasProblem(found)) return false;
    latest.current.onHeldBack?.(found);
    setFault({ goOnIn: undefined });
    return true;
  }

  async function submit(): Promise<void> {
    const { ready } = options;
    if (sending.isUnderWay()) return;
    if (options.needsLine && isLineMissing(options.needsLine)) return setFault({ goOnIn: undefined });
    setLeft('all');
    if (!ready && isHeldBack()) return;
    const sent = await sending.send(
      async (signal) => {
        if (ready && (!(await ready()) || isHeldBack())) return null;
        const of = latest.current.values;
        return { of, ...(await latest.current.send(signal)) };
      },
      (answer) => (answer?.kind === 'refused' ? answer : null),
    );
    if (sent?.kind === 'taken' || (sent?.kind === 'refused' && sent.startsOver)) setLeft(new Set());
    if (sent?.kind === 'refused') setFault({ goOnIn: sent.goOnIn });
  }

  return {
    busy: now.kind === 'sending',
    refusal: now.kind === 'refused' ? now.refusal.refusal : null,
    isFaulty: left === 'all' && problems !== null && hasProblem(problems),
    problemAt,
    errorAt(field) {
      const problem = problemAt(field);
      return problem === undefined ? refusedAt(field) : words(field, problem);
    },
    onLeave: (field) => (event) => {
      // Going to a button does not count: its words must not move away under the pointer, and it checks all fields.
      const movesOn = event.relatedTarget instanceof HTMLInputElement;
      if (movesOn && event.currentTarget.value !== '' && left !== 'all') setLeft(new Set([...left, field]));
    },
    submit,
    startOver() {
      setLeft(new Set());
      sending.forget();
    },
    ...(options.needsLine && { needsLine: options.needsLine }),
    fault,
  };
}
