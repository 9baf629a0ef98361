import type { ReactNode } from 'react';
import { FieldFrame, type FieldWords } from '../fields/field-frame';
import type { Severity } from '../marks/severity-mark';
import styles from './step-slider.module.css';

export interface Step<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Drawn over the label: a shape besides the colour. */
  readonly mark?: ReactNode;
  /** The colour of the slider while it stands here; the accent by default. */
  readonly tone?: Severity | undefined;
}

export interface StepSliderProps<Value extends string> extends FieldWords {
  readonly value: Value;
  /** From least to most. */
  readonly steps: readonly Step<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** Half of the thumb's width, in px (see the style sheet). */
const halfThumb = 14;

/** A few named steps on one line. The browser's own slider: keys, screen readers and fingers know it. */
export function StepSlider<Value extends string>(props: StepSliderProps<Value>) {
  const { label, hint, error, required, value, steps, onChange, disabled } = props;
  const index = steps.findIndex((step) => step.value === value);
  const current = steps[index];
  const choose = (next: number) => {
    const step = steps[next];
    if (step && step.value !== value) onChange(step.value);
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={styles.slider} data-tone={current?.tone}>
          <input
            type="range"
            id={id}
            aria-describedby={describedBy}
            aria-valuetext={current?.label}
            className={styles.input}
            // From the middle of the first name to the middle of the last.
            style={{
              marginInline: `calc(${50 / steps.length}% - ${halfThumb}px)`,
              width: `calc(${100 - 100 / steps.length}% + ${2 * halfThumb}px)`,
            }}
            min={0}
            max={steps.length - 1}
            step={1}
            value={index}
            disabled={disabled}
            onChange={(event) => choose(event.currentTarget.valueAsNumber)}
          />
          <div className={styles.steps}>
            {steps.map((step, position) => (
              // The slider says it all to keyboards and screen readers; this is for a thumb that aims at a name.
              <button
                key={step.value}
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={styles.step}
                data-chosen={step.value === value ? '' : undefined}
                disabled={disabled}
                onClick={() => choose(position)}
              >
                {step.mark}
                {step.label}
              </button>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
