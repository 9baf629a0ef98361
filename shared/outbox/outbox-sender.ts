import { InstanceSender } from './sending/instance-sender';
import { openedInstances } from './sending/opened-instances';
import type { TryParts } from './sending/send-entry';

export type { ChangeOne } from './sending/send-entry';

export interface SenderParts extends Omit<TryParts, 'showSending'> {
  /** Told of the entries that are being sent, whenever one begins or ends. */
  readonly onSending: (sending: ReadonlySet<string>) => void;
}

/** Sends what can be sent, one after another, in one window at a time. */
export interface OutboxSender {
  /** Sends what is due at an instance. Resolves when nothing more can be sent now. */
  send(instanceId: string): Promise<void>;
  /** The line may be better than it was: what failed is tried at once. */
  wake(): void;
  /** Sends when an instance is reached again, or somebody signs in or accepts its licence. */
  watchInstances(): void;
}

export function outboxSender({ onSending, ...parts }: SenderParts): OutboxSender {
  const { instances } = parts.environment;
  const senders = new Map<string, InstanceSender>();
  const sending = new Set<string>();

  async function showSending<T>(identifier: string, work: () => Promise<T>): Promise<T> {
    onSending(new Set(sending.add(identifier)));
    try {
      return await work();
    } finally {
      sending.delete(identifier);
      onSending(new Set(sending));
    }
  }

  function senderOf(instanceId: string): InstanceSender {
    const sender = senders.get(instanceId) ?? new InstanceSender({ ...parts, showSending }, instanceId);
    senders.set(instanceId, sender);
    return sender;
  }

  return {
    send: (instanceId) => senderOf(instanceId).send(),
    wake() {
      for (const { globalUniqueIdentifier } of instances.get()) senderOf(globalUniqueIdentifier).wake();
    },
    watchInstances() {
      let before = instances.get();
      instances.subscribe(() => {
        const now = instances.get();
        const opened = openedInstances(before, now);
        before = now;
        for (const instanceId of opened) senderOf(instanceId).wake();
      });
    },
  };
}
