/** A barn that has not answered by then is printed as it is. */
const longestWaitMs = 20_000;

/** What is still on its way says so by `aria-busy`; beside the sections there is only the button that waits for them. */
function isLoading(page: Element): boolean {
  return page.querySelector('section[aria-busy="true"], section [aria-busy="true"]') !== null;
}

/** Prints as soon as nothing of the page is on its way any more: paper cannot be filled in later. */
export async function printWhenLoaded(page: Element, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!isLoading(page)) return resolve();
    const end = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (!isLoading(page)) end();
    });
    const timer = setTimeout(end, longestWaitMs);
    observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
    signal.addEventListener('abort', end, { once: true });
  });
  if (!signal.aborted) print();
}
