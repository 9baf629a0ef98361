import type { Outbox } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';

/** The outbox of this window, once there was a reason to fetch it. */
export interface OutboxDoor {
  /** Null until something waits. Stable between changes. */
  readonly get: () => Outbox | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** All that the watch takes from the world around it. */
export interface OutboxWatchEnvironment {
  /** Keys of what is kept to be sent. */
  readonly keys: () => Promise<readonly string[]>;
  /** Fetches the outbox and starts it. */
  readonly load: () => Promise<Outbox>;
  /** Calls whenever there may be something to send now, or something has been kept. */
  readonly onOccasion: (listener: () => void) => void;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * Looks for entries that wait and starts the outbox when there are some, so that they go whatever screen is open and
 * whichever remote has been loaded. Without any, nothing is fetched.
 */
export function watchOutbox({ keys, load, onOccasion, onFailure }: OutboxWatchEnvironment): OutboxDoor {
  const listeners = new Set<() => void>();
  let opened: Outbox | null = null;
  let looking = false;

  async function look(): Promise<void> {
    if (opened !== null || looking) return;
    looking = true;
    try {
      const waiting = (await keys()).some((key) => !key.startsWith('damaged:'));
      if (!waiting) return;
      opened = await load();
      for (const listener of listeners) listener();
    } catch (cause) {
      // Its files did not come: the next occasion tries again.
      onFailure(cause);
    } finally {
      looking = false;
    }
  }

  onOccasion(() => void look());
  void look();
  return {
    get: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How many entries of an instance wait on this device. */
export async function countWaiting(instanceId: string): Promise<number> {
  return (await deviceStorage.open('outbox').keys(`${encodeURIComponent(instanceId)}/`)).length;
}
