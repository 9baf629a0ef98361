import { lightFormat } from 'date-fns/lightFormat';
import { useState } from 'react';
import { dateTimeForm, formatDateTime } from '../../../i18n';
import { type WallTime, wallTimeAt } from '../../../time';
import { admitText } from '../time-text/admitted-text';
import { readDateText } from '../time-text/date-text';
import { isWholeTimeText, readTimeText, type TimeLimits, type TimeReading } from '../time-text/read-time-text';
import { nextTimeMode, type TimeMode } from '../time-text/time-mode';

/** What was typed and is not, or not only, the value's own text. */
interface Draft {
  readonly text: string;
  /** The value that it stands beside: another value from outside replaces it, once typing has come to an end. */
  readonly against: number | null;
  /** Typing has come to an end: every problem may be told. */
  readonly isSettled: boolean;
}

export interface DateTimeDraftOptions extends TimeLimits {
  readonly value: number | null;
  readonly timeZone: string;
  readonly onChange: (timeMs: number | null, reading: TimeReading) => void;
}

export interface DateTimeDraft {
  readonly text: string;
  readonly mode: TimeMode;
  readonly reading: TimeReading;
  /** The reading's problem may be told already. */
  readonly isSettled: boolean;
  /** Why the last thing typed or pasted was not taken over. */
  readonly refusal: 'characters' | 'length' | null;
  /** What calendar and clock show; null while the text is no date. */
  readonly wall: WallTime | null;
  /** Which of two moments is meant, where a time comes twice. */
  readonly chosen: number | null;
  type(typed: string): void;
  /** Typing has come to an end. */
  settle(): void;
  chooseWall(wall: WallTime): void;
  /** Takes a moment as it is, such as one of two that are shown alike. */
  chooseMoment(timeMs: number): void;
  switchMode(): void;
}

const inSeconds = (timeMs: number): number => Math.floor(timeMs / 1000) * 1000;

/** The text of a date-time field beside its value. The value changes only when a text is whole or typing has ended. */
export function useDateTimeDraft({ value, timeZone, onChange, min, max }: DateTimeDraftOptions): DateTimeDraft {
  const [mode, setMode] = useState<TimeMode>('auto');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [refusal, setRefusal] = useState<DateTimeDraft['refusal']>(null);
  // What goes on by itself, such as now, takes nothing away from whoever is typing.
  const current = draft && (!draft.isSettled || draft.against === value) ? draft : null;
  const text = current?.text ?? valueText(value, mode, timeZone);
  const read = (written: string, by: TimeMode = mode) => readTimeText(written, { mode: by, timeZone, min, max });
  const reading = read(text);
  const chosen =
    reading.state === 'twice' && value !== null
      ? (reading.moments.find((moment) => moment === inSeconds(value)) ?? null)
      : null;
  const parsed = readDateText(text);

  function commit(written: string, by: TimeMode = mode): void {
    const next = read(written, by);
    const against = momentMeant(next, value);
    const padded = 'writing' in next && next.writing.as === 'date' ? next.writing.padded : written.trim();
    setDraft({ text: padded, against, isSettled: true });
    onChange(against, next);
  }

  return {
    text,
    mode,
    reading,
    isSettled: current?.isSettled ?? true,
    refusal,
    wall: parsed.ok ? parsed.wall : reading.state === 'moment' ? wallTimeAt(reading.timeMs, timeZone) : null,
    chosen,
    type(typed) {
      const admission = admitText(typed);
      setRefusal(admission.ok ? null : admission.reason);
      if (!admission.ok) return;
      if (isWholeTimeText(admission.text)) commit(admission.text);
      else setDraft({ text: admission.text, against: value, isSettled: false });
    },
    settle() {
      setRefusal(null);
      if (current && !current.isSettled) commit(current.text);
    },
    chooseWall(wall) {
      setRefusal(null);
      // A picked time is a date, also where only timestamps were read.
      const by = mode === 'timestamp' ? 'auto' : mode;
      setMode(by);
      commit(lightFormat(wall, dateTimeForm), by);
    },
    chooseMoment(timeMs) {
      setRefusal(null);
      const written = valueText(timeMs, mode, timeZone);
      setDraft({ text: written, against: timeMs, isSettled: true });
      onChange(timeMs, read(written));
    },
    switchMode() {
      setMode(nextTimeMode(mode));
      // A text that has become a value is written anew in the new mode; one that has not stays for mending.
      if (current && value !== null && current.isSettled) setDraft(null);
    },
  };
}

function valueText(value: number | null, mode: TimeMode, timeZone: string): string {
  if (value === null) return '';
  return mode === 'timestamp' ? String(value) : formatDateTime(value, { timeZone });
}

function momentMeant(reading: TimeReading, before: number | null): number | null {
  switch (reading.state) {
    case 'moment':
      return reading.timeMs;
    case 'twice':
      return reading.moments.find((moment) => moment === before) ?? null;
    case 'empty':
    case 'problem':
      return null;
  }
}
