import { type BarnReading, type KnownReading, knownReading } from '@barnwatch/shared/answers';
import { useRef } from 'react';

/**
 * What is known, or was last known of the same subject: a span that moves on with the clock is another question, and
 * what it answers differs by a recording or two. Until it is answered nothing leaves the page.
 */
export function useLastKnown<T>(reading: BarnReading<T>, subject: string): KnownReading<T> | null {
  const last = useRef<{ readonly subject: string; readonly known: KnownReading<T> } | null>(null);
  const known = knownReading(reading);
  if (known) last.current = { subject, known };
  return known ?? (last.current?.subject === subject ? last.current.known : null);
}
