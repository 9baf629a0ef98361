import { useMemo } from 'react';

/** The same value for as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it
  return useMemo(() => value, [text]);
}
