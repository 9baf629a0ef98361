import type { Delivery, NewPicture, OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';

type EventWrite = Extract<OutboxWrite, { call: 'add-event' }>;

export interface IncidentWriteOptions {
  /** Whose entry it is in the outbox: `intervention`, `documentation`. */
  readonly kind: string;
  readonly instanceId: string;
  readonly pictures?: readonly NewPicture[];
}

/**
 * `POST api/incidentEvents` through the outbox: kept on the device, sent once, now or when the barn can be reached.
 * Needs `incidents.{type}.manage`, `incidents.manage.advanced` or `incidents.manage`.
 *
 * @returns null when nobody is signed in at the instance
 */
export function triggerIncidentEvent(
  outbox: Pick<OutboxView, 'enqueue' | 'delivery'>,
  event: Omit<EventWrite, 'call'>,
  options: IncidentWriteOptions,
): Promise<Delivery | null> {
  return deliver(outbox, { call: 'add-event', ...event }, options);
}

/** Keeps a write in the outbox and waits a little to see how far it comes. */
export async function deliver(
  outbox: Pick<OutboxView, 'enqueue' | 'delivery'>,
  write: OutboxWrite,
  { kind, instanceId, pictures = [] }: IncidentWriteOptions,
): Promise<Delivery | null> {
  const entry = await outbox.enqueue({ kind, instanceId, write, pictures });
  return entry && outbox.delivery(entry.identifier);
}
