import type { OutboxWrite } from '../outbox-write';
import { DeviceDouble, type Window } from './device-double';
import { InstanceDouble, type Reaction } from './instance-double';

export const create = (title: string, trigger = 'issueDetected'): OutboxWrite => ({
  call: 'create-incident',
  type: 'barnIntervention',
  trigger,
  payload: { title },
});

export const event = (incidentId: string, title: string): OutboxWrite => ({
  call: 'add-event',
  incidentId,
  incidentType: 'barnIntervention',
  trigger: 'noIssueDetected',
  payload: { title },
});

export const close = (incidentId: string): OutboxWrite => ({
  call: 'close-incident',
  incidentId,
  incidentType: 'barnIntervention',
});

/** Hides a record, or shows it again. */
export const press = (incidentId: string, trigger: 'hide' | 'create', words = 'same'): OutboxWrite => ({
  call: 'add-event',
  incidentId,
  incidentType: 'barnDocumentation',
  trigger,
  payload: { title: `${trigger} ${words}` },
});

export function setUp() {
  const instance = new InstanceDouble();
  const device = new DeviceDouble(instance);
  return { instance, device };
}

export async function enqueue(window: Window, write: OutboxWrite) {
  const entry = await window.outbox.enqueue({ kind: 'intervention', instanceId: 'north-barn', write });
  if (!entry) throw new Error('nobody is signed in');
  return entry;
}

export const titles = (instance: InstanceDouble) =>
  instance.events.map(({ payload }) => (payload as { title: string }).title);
export const standings = (window: Window) => window.outbox.state.get().entries.map(({ standing }) => standing.kind);
export const offline: Reaction = { kind: 'failed', code: 'offline' };
