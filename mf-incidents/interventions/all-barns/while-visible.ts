/**
 * Runs something once after a pause, or, when the page is hidden then, as soon as it is seen again.
 * @returns ends the wait
 */
export function runWhileVisible(run: () => void, pauseMs: number): () => void {
  const ended = new AbortController();
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') return run();
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      ended.abort();
      run();
    };
    document.addEventListener('visibilitychange', onChange, { signal: ended.signal });
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
