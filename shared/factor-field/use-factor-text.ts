import { useState } from 'react';
import { readFactor } from './read-factor';

/** What a text field for a factor is given. */
export interface FactorText {
  readonly value: string;
  /** What stands in it cannot be a factor: it stays there, and the last good one holds. */
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A factor as it is typed; each that can be one holds at once. */
export function useFactorText(factor: number, onFactor: (factor: number) => void, language: string): FactorText {
  const [text, setText] = useState<string | null>(null);
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(factor);
  const isWrong = text !== null && readFactor(text) === null;
  return {
    value: text ?? written,
    isWrong,
    onChange(next) {
      setText(next);
      const read = readFactor(next);
      if (read !== null) onFactor(read);
    },
    onBlur() {
      if (!isWrong) setText(null);
    },
  };
}
