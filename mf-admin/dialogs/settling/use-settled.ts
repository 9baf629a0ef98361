import { useEffect, useState } from 'react';

/** A pause after which nobody is waiting for the next letter any more, and nobody has begun to wait for the table; ms. */
const pauseMs = 120;

/**
 * A value once it has stood for a moment. What hangs on it is a table that is built anew: done at once, the next letter
 * would wait for it, and so would the picture of the last one.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
