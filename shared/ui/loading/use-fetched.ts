import { useEffect, useState } from 'react';

export type Fetched<Part> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: Part }
  | { readonly state: 'failed'; readonly onRetry: () => void };

/**
 * Code that is fetched only where it is wanted. A failed fetch is not remembered: trying again asks the server again.
 *
 * @param load `() => import('./…')`, defined outside of any component
 */
export function useFetched<Part>(load: () => Promise<Part>): Fetched<Part> {
  const [attempt, setAttempt] = useState(0);
  const [part, setPart] = useState<{ readonly value: Part } | null>(null);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is the reason to load again
  useEffect(() => {
    let wanted = true;
    setPart(null);
    setFailed(false);
    load().then(
      (value) => wanted && setPart({ value }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  if (part !== null) return { state: 'ready', part: part.value };
  return failed ? { state: 'failed', onRetry: () => setAttempt(attempt + 1) } : { state: 'loading' };
}
