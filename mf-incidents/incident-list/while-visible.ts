/**
 * Runs something once after a pause, or, when the page is hidden then, as soon as it is seen again.
 * @returns ends the wait
 */
export function runWhileVisible(run: () => void, pauseMs: number, page: Document = document): () => void {
  const ended = new AbortController();
  const timer = setTimeout(() => {
    if (page.visibilityState === 'visible') return run();
    const onChange = () => {
      if (page.visibilityState !== 'visible') return;
      ended.abort();
      run();
    };
    page.addEventListener('visibilitychange', onChange, { signal: ended.signal });
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
