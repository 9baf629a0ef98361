import type { OutboxWrite } from '@barnwatch/shared/outbox';
import { keptEntry, refusedStanding } from '@barnwatch/shared/testing/outbox-entries';
import { waitingChange } from './waiting-change';

const about = { incidentId: 'record-a', incidentType: 'barnDocumentation' } as const;
const press = (trigger: string, more = {}): OutboxWrite => ({
  call: 'add-event',
  ...about,
  trigger,
  payload: {},
  ...more,
});
const close: OutboxWrite = { call: 'close-incident', ...about };

test.each([
  ['nothing', [], null],
  ['a hiding', [press('hide')], 'hide'],
  ['a hiding that is taken back', [press('hide'), press('create')], 'unhide'],
  ['a closing after a hiding', [press('hide'), close], 'close'],
  ['a hiding of another record', [press('hide', { incidentId: 'record-b' })], null],
  ['a step of an intervention', [press('noIssueDetected')], null],
  ['a new record', [{ call: 'create-incident', type: 'barnDocumentation', trigger: 'create', payload: {} }], null],
] as const)('what waits is %s', (_name, writes, action) => {
  const entries = writes.map((write) => keptEntry({ write }));
  expect(waitingChange(entries, 'record-a')?.action ?? null).toBe(action);
});

test('one that was refused is told as well', () => {
  const entry = keptEntry({ write: close, standing: refusedStanding('conflict', { reason: 'incident-closed' }) });
  expect(waitingChange([entry], 'record-a')).toEqual({ action: 'close', entry });
});
