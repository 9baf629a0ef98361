/** A right that was taken away, or a sign-in that was ended, is noticed after this time at the latest, ms. */
const lookEveryMs = 1_000;
// setTimeout's limit; tokens live for less, this only guards against a configuration of years.
const longestTimerMs = 2 ** 31 - 1;

/** A connection as far as its end is concerned. */
export interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

interface Access {
  /** Until the session ends by itself, ms. */
  readonly leftMs: number;
  /** Looks at the viewer's right and sign-in again. */
  readonly mayGoOn: () => boolean;
}

/** Ends what is sent over a connection when the access of the one who looks has ended, once. */
export function endWithAccess(connection: Closing, { leftMs, mayGoOn }: Access, end: () => void): void {
  function stop(): void {
    clearTimeout(ending);
    clearInterval(looking);
  }
  function endOnce(): void {
    stop();
    end();
  }
  const ending = setTimeout(endOnce, Math.min(Math.max(0, leftMs), longestTimerMs));
  const looking = setInterval(() => {
    if (!mayGoOn()) endOnce();
  }, lookEveryMs);
  looking.unref();
  connection.once('close', stop);
}
