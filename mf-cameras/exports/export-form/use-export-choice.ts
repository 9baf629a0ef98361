import { useSearchParams } from '@barnwatch/shared/routing';
import { useCallback, useMemo } from 'react';
import { type ExportChoice, readExportChoice, withExportChoice } from './export-choice';

/** What is chosen, as the address says it, and how to change it. */
export function useExportChoice(): readonly [ExportChoice, (change: Partial<ExportChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readExportChoice(query), [query]);
  const change = useCallback(
    (part: Partial<ExportChoice>) =>
      setQuery((known) => withExportChoice(known, { ...readExportChoice(known), ...part }), { replace: true }),
    [setQuery],
  );
  return [choice, change];
}
