import { useTexts } from '@barnwatch/shared/i18n';
import { useId, useState } from 'react';
import styles from './points-table.module.css';

export interface NumberInputProps {
  readonly label: string;
  readonly short: string;
  /** As it is written in the language of the person. */
  readonly value: string;
  readonly most: number;
  readonly disabled: boolean;
  /** A number that may be: it is handed on when the field is left or Enter is pressed. */
  readonly onValue: (value: number) => void;
}

/** One coordinate. What is no number, or lies outside, stays in the field with the reason, and changes nothing. */
export function NumberInput({ label, short, value, most, disabled, onValue }: NumberInputProps) {
  const { t } = useTexts('mf-regions');
  const [text, setText] = useState<string | null>(null);
  const errorId = useId();
  const number = text === null ? null : readNumber(text);
  const isWrong = text !== null && (number === null || number < 0 || number > most);
  const settle = (): void => {
    if (text === null || isWrong || number === null) return;
    setText(null);
    if (text.trim() !== value) onValue(number);
  };
  return (
    <label className={styles.coordinate}>
      <span aria-hidden="true">{short}</span>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={text ?? value}
        disabled={disabled}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            settle();
          }
          if (event.key === 'Escape') setText(null);
        }}
      />
      {isWrong && (
        <span id={errorId} className={styles.wrong}>
          {t('polygonEditor.points.wrong', { most })}
        </span>
      )}
    </label>
  );
}

/** With a comma or a point, as people write it. */
function readNumber(text: string): number | null {
  const written = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : null;
}
