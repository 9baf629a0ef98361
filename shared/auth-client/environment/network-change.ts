/** A page that was hidden for longer may have slept, or been carried into another network. */
const LONG_HIDDEN_MS = 60_000;

/** Calls when the device is online again, or the page is looked at after a long time. */
export function onNetworkChange(listener: () => void): void {
  let hiddenAt: number | null = null;
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== null && Date.now() - hiddenAt >= LONG_HIDDEN_MS) listener();
    hiddenAt = null;
  });
}
