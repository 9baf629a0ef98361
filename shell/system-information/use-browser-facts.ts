import { useEffect, useState } from 'react';
import { type BrowserFacts, readBrowserFacts } from './browser-facts';

/** What this browser can do and keeps; null until it has told. */
export function useBrowserFacts(): BrowserFacts | null {
  const [facts, setFacts] = useState<BrowserFacts | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void readBrowserFacts(window).then((told) => {
      if (!left.signal.aborted) setFacts(told);
    });
    return () => left.abort();
  }, []);
  return facts;
}
