/** All that the watch takes from the world around it. */
export interface KeptWatchEnvironment<Door> {
  /** Keys of what is kept to be gone on with. */
  readonly keys: () => Promise<readonly string[]>;
  /** Fetches the door that goes on with it, and starts it. */
  readonly load: () => Promise<Door>;
  /** Told once. */
  readonly onOpened: (door: Door) => void;
  /** Calls whenever there may be something to do now, or something has been kept. */
  readonly onTrigger: (listener: () => void) => void;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * Looks for what is kept on the device to be gone on with (entries that wait to be sent, exports) and starts its door when
 * there is some, so that it goes on whatever screen is open and whichever remote has been loaded. Without any, nothing is
 * fetched.
 */
export function watchKept<Door>({ keys, load, onOpened, onTrigger, onFailure }: KeptWatchEnvironment<Door>): void {
  let opened = false;
  let looking = false;

  async function look(): Promise<void> {
    if (opened || looking) return;
    looking = true;
    try {
      const waiting = (await keys()).some((key) => !key.startsWith('damaged:'));
      if (!waiting) return;
      const door = await load();
      opened = true;
      onOpened(door);
    } catch (cause) {
      // Its files did not come: the next trigger tries again.
      onFailure(cause);
    } finally {
      looking = false;
    }
  }

  onTrigger(() => void look());
  void look();
}
