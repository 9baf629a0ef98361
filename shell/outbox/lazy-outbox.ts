import type { Outbox } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';

/** All that the watch takes from the world around it. */
export interface OutboxWatchEnvironment {
  /** Keys of what is kept to be sent. */
  readonly keys: () => Promise<readonly string[]>;
  /** Fetches the outbox and starts it. */
  readonly load: () => Promise<Outbox>;
  /** Told once. */
  readonly onOpened: (outbox: Outbox) => void;
  /** Calls whenever there may be something to send now, or something has been kept. */
  readonly onTrigger: (listener: () => void) => void;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * Looks for entries that wait and starts the outbox when there are some, so that they go whatever screen is open and
 * whichever remote has been loaded. Without any, nothing is fetched.
 */
export function watchOutbox({ keys, load, onOpened, onTrigger, onFailure }: OutboxWatchEnvironment): void {
  let opened = false;
  let looking = false;

  async function look(): Promise<void> {
    if (opened || looking) return;
    looking = true;
    try {
      const waiting = (await keys()).some((key) => !key.startsWith('damaged:'));
      if (!waiting) return;
      const outbox = await load();
      opened = true;
      onOpened(outbox);
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

/** How many entries of an instance wait on this device. */
export async function countWaiting(instanceId: string): Promise<number> {
  return (await deviceStorage.open('outbox').keys(`${encodeURIComponent(instanceId)}/`)).length;
}
