import type { Delivery, OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';
import { deliver, type IncidentWriteOptions } from './trigger-incident-event';

type IncidentWrite = Extract<OutboxWrite, { call: 'create-incident' }>;

/**
 * `POST api/incidents/` through the outbox, with its first event. Needs `incidents.{type}.manage`,
 * `incidents.manage.advanced` or `incidents.manage`.
 *
 * @returns null when nobody is signed in at the instance
 */
export function createIncident(
  outbox: Pick<OutboxView, 'enqueue' | 'delivery'>,
  incident: Omit<IncidentWrite, 'call'>,
  options: IncidentWriteOptions,
): Promise<Delivery | null> {
  return deliver(outbox, { call: 'create-incident', ...incident }, options);
}
