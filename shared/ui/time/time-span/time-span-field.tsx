import { useState } from 'react';
import { formatDuration, useDoorTexts } from '../../../i18n';
import { deviceTimeZone } from '../../../time';
import { useClock } from '../../clock/clock-context';
import { useTold } from '../../fields/use-told';
import { DateTimeField } from '../date-time-field/date-time-field';
import type { TimeLimits } from '../time-text/read-time-text';
import { timeTexts } from '../time-texts';
import { isSameDraft, readSpan, type SpanDraft, type SpanReading, type SpanRules, shortestLength } from './read-span';
import { presetSpan, type SpanPreset, spanPresets } from './span-presets';
import styles from './time-span-field.module.css';

export interface TimeSpanFieldProps extends SpanRules, TimeLimits {
  /** What the span is for. */
  readonly label: string;
  readonly value: SpanDraft;
  /** `reading` says whether the two make a span, else why not. */
  readonly onChange: (draft: SpanDraft, reading: SpanReading) => void;
  /** Which presets are offered; all by default. */
  readonly presets?: readonly SpanPreset[];
  readonly timeZone?: string | undefined;
  /** `false` refuses a start or an end that has not come yet. */
  readonly mayBeFuture?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** What the form finds wrong with the span as a whole. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A span of time: start and end, and the spans that are wanted most at one press. */
export function TimeSpanField(props: TimeSpanFieldProps) {
  const { label, onChange, presets = spanPresets, mayBeFuture, min, max, required, error, disabled } = props;
  const { shortestMs, longestMs } = props;
  const { t } = useDoorTexts(timeTexts);
  const timeZone = props.timeZone ?? deviceTimeZone();
  const clock = useClock();
  const [pressed, setPressed] = useState<{ preset: SpanPreset; startMs: number; endMs: number } | null>(null);
  // The second end may be typed before a screen has shown the first: it must not take that away.
  const [value, change] = useTold(
    props.value,
    (draft) => onChange(draft, readSpan(draft, { shortestMs, longestMs })),
    isSameDraft,
  );
  const reading = readSpan(value, { shortestMs, longestMs });

  function problemWords(): string | undefined {
    if (reading.state !== 'problem') return error;
    switch (reading.problem) {
      case 'endBeforeStart':
        return t('time.span.endBeforeStart');
      case 'tooShort':
        return t('time.span.tooShort', { duration: formatDuration(shortestLength(shortestMs)) });
      case 'tooLong':
        return t('time.span.tooLong', { duration: formatDuration(longestMs ?? 0) });
    }
  }

  const common = { timeZone, mayBeFuture, min, max, required, disabled };
  return (
    <fieldset className={styles.span} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {presets.length > 0 && (
        <fieldset className={styles.presets}>
          <legend className={styles.hidden}>{t('time.span.presets')}</legend>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={
                pressed?.preset === preset && pressed.startMs === value.startMs && pressed.endMs === value.endMs
              }
              onClick={() => {
                const span = presetSpan(preset, clock.now(), timeZone);
                setPressed({ preset, ...span });
                change(span);
              }}
            >
              {t(`time.span.${preset}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.ends}>
        <DateTimeField
          {...common}
          label={t('time.span.start')}
          value={value.startMs}
          onChange={(startMs) => change({ startMs, endMs: value.endMs })}
        />
        <DateTimeField
          {...common}
          label={t('time.span.end')}
          value={value.endMs}
          pickedDay="ends"
          error={problemWords()}
          onChange={(endMs) => change({ startMs: value.startMs, endMs })}
        />
      </div>
    </fieldset>
  );
}
