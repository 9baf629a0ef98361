const everyMs = 60_000;

/**
 * When to look for what is kept: back online, looked at again, something kept by a screen or another window, time.
 *
 * @param channelName the name under which its door announces its changes
 */
export function onKeptTrigger(channelName: string, listener: () => void): void {
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(channelName).addEventListener('message', listener);
  setInterval(listener, everyMs);
}

/** Runs something when the browser has drawn what it had to. */
export function afterFirstPaint(run: () => void): void {
  const later = () => setTimeout(run, 1_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
