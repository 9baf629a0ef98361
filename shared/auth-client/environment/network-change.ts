/** A page that was hidden, or a device that stood still, for longer may have been carried into another network. */
const longAwayMs = 60_000;
/** How often the clock is looked at: a device that sleeps with the page in front does not hide it. */
const lookEveryMs = 15_000;

/** `navigator.connection`, where a browser has it (Chromium): it tells LAN from mobile, which `online` does not. */
function connectionOf(browser: Navigator): EventTarget | null {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  return connection instanceof EventTarget ? connection : null;
}

/** Calls when the device is online again, has changed its network, has slept, or is looked at after a long time. */
export function onNetworkChange(listener: () => void): void {
  let hiddenAt: number | null = null;
  let lookedAt = Date.now();
  addEventListener('online', listener);
  connectionOf(navigator)?.addEventListener('change', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    // Timers are slow in a hidden page: a late one does not mean that the device slept.
    lookedAt = Date.now();
    if (hiddenAt !== null && Date.now() - hiddenAt >= longAwayMs) listener();
    hiddenAt = null;
  });
  setInterval(() => {
    const slept = Date.now() - lookedAt >= longAwayMs;
    lookedAt = Date.now();
    if (slept && !document.hidden) listener();
  }, lookEveryMs);
}
