import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';

export interface NumberFieldProps {
  /** With its unit. */
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Called for each number within the limits as it is typed. */
  readonly onChange: (value: number) => void;
  readonly onEnd: () => void;
}

const digits = 2;

/** One exact number. What is typed stays as it is typed until the field is left. */
export function NumberField({ label, value, low, high, onChange, onEnd }: NumberFieldProps) {
  const { t, language } = useTexts('mf-regions');
  const [typed, setTyped] = useState<string | null>(null);
  const known = formatNumber(value, language, digits).replace('−', '-');
  const read = typed === null ? value : readNumber(typed);
  const isWrong = read === null || (typed !== null && (read < low || read > high));
  const limits = { low: formatNumber(low, language, 0), high: formatNumber(high, language, 0) };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? known}
      error={isWrong ? t('canvasFields.limits', limits) : undefined}
      onChange={(text) => {
        setTyped(text);
        const next = readNumber(text);
        if (next !== null && next >= low && next <= high) onChange(next);
      }}
      onBlur={() => {
        setTyped(null);
        onEnd();
      }}
    />
  );
}

/** Point or comma, as it is typed. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
