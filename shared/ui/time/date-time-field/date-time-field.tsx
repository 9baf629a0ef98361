import { millisecondsInMinute } from 'date-fns/constants';
import { useRef, useState } from 'react';
import { useDoorTexts } from '../../../i18n';
import { useDeveloperOption } from '../../../settings';
import { deviceTimeZone } from '../../../time';
import { IconButton } from '../../buttons/icon-button';
import { useNow } from '../../clock/clock-context';
import type { FieldWords } from '../../fields/field-frame';
import { TextField } from '../../fields/text-field';
import { VisuallyHidden } from '../../page/visually-hidden';
import { DateTimePicker } from '../picker/date-time-picker';
import type { TimeLimits, TimeReading } from '../time-text/read-time-text';
import { timeTexts } from '../time-texts';
import { zoneWords } from '../zone/zone-words';
import styles from './date-time-field.module.css';
import { ModeSwitcher } from './mode-switcher';
import { OverlapChoice } from './overlap-choice';
import { meaningWords, problemWords, refusalWords } from './reading-words';
import { useDateTimeDraft } from './use-date-time-draft';

export interface DateTimeFieldProps extends FieldWords, TimeLimits {
  /** Ms since 1970 UTC; null while there is none. */
  readonly value: number | null;
  /** Told when a text is whole or typing has ended. `reading` says why there is no value. */
  readonly onChange: (timeMs: number | null, reading: TimeReading) => void;
  /** Whose clocks are meant: an IANA name, the device's own by default. It is shown. */
  readonly timeZone?: string | undefined;
  /** `false` refuses what has not come yet. */
  readonly mayBeFuture?: boolean | undefined;
  /** What the clock shows for a day that is picked before any time was: the first second of a day, or its last. */
  readonly pickedDay?: 'begins' | 'ends' | undefined;
  readonly disabled?: boolean | undefined;
}

/** Whoever owns the value must be able to hold that there is none, or a text that is no moment would vanish unsaid. */
interface MayBeNone<Value> {
  readonly value: Value & (null extends Value ? unknown : 'what is never null belongs into a MomentField');
}

/**
 * A moment, typed as text or picked from calendar and clock. The text alone is enough for everything. What is no moment
 * (31 February, a time that summer time skips) gets a message; a time that comes twice gets a choice.
 */
export function DateTimeField<Value extends number | null>(props: DateTimeFieldProps & MayBeNone<Value>) {
  const {
    label,
    hint,
    error,
    required,
    value,
    onChange,
    disabled,
    min,
    mayBeFuture = true,
    pickedDay = 'begins',
  } = props;
  const { t, language } = useDoorTexts(timeTexts);
  const timeZone = props.timeZone ?? deviceTimeZone();
  const hasModes = useDeveloperOption('timestampMode');
  // To the minute: a field must not be drawn again every second.
  const minuteEnd = useNow((nowMs) => Math.ceil((nowMs + 1) / millisecondsInMinute) * millisecondsInMinute);
  const max = mayBeFuture ? props.max : Math.min(props.max ?? Infinity, minuteEnd);
  const draft = useDateTimeDraft({ value, timeZone, onChange, min, max });
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const words = { t, language, timeZone };
  const { reading } = draft;
  const problem = toldProblem(reading, draft.isSettled);
  const isFuture = problem?.kind === 'too-late' && !mayBeFuture && problem.limitMs === minuteEnd;
  const message = draft.refusal
    ? refusalWords(draft.refusal, t)
    : problem && (isFuture ? t('time.future') : problemWords(problem, words));
  const meaning = meaningWords(reading, words);
  const zone = zoneWords(value ?? minuteEnd, timeZone, t);

  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label={label}
        required={required}
        disabled={disabled}
        error={message ?? error}
        hint={[meaning, hint, t('time.hint', { form: t('time.form'), zone })].filter(Boolean).join(' ')}
        value={draft.text}
        onChange={draft.type}
        onBlur={draft.settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') draft.settle();
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
        }}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('time.form')}
        after={
          <>
            {hasModes && <ModeSwitcher mode={draft.mode} disabled={disabled} onSwitch={draft.switchMode} />}
            <IconButton
              icon="calendar"
              name={t('time.open', { label })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={disabled}
              onClick={() => setOpen(true)}
            />
          </>
        }
      />
      {/* A message that comes while the field has the focus is heard at once. */}
      <VisuallyHidden>
        <span aria-live="polite">{isOpen ? null : message}</span>
      </VisuallyHidden>
      {reading.state === 'twice' && draft.isSettled && !isOpen && (
        <OverlapChoice
          moments={reading.moments}
          chosen={draft.chosen}
          limits={{ min, max }}
          timeZone={timeZone}
          onChoose={draft.chooseMoment}
        />
      )}
      {isOpen && (
        <DateTimePicker
          label={label}
          field={field}
          draft={draft}
          limits={{ min, max }}
          timeZone={timeZone}
          pickedDay={pickedDay}
          message={message}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** While somebody types, only what more typing cannot mend is told. */
function toldProblem(reading: TimeReading, isSettled: boolean) {
  if (reading.state !== 'problem') return null;
  const { problem } = reading;
  if (isSettled) return problem;
  switch (problem.kind) {
    case 'skipped':
    case 'too-early':
    case 'too-late':
      return null;
    case 'no-such-day':
      return problem;
    default:
      return problem.open ? null : problem;
  }
}
