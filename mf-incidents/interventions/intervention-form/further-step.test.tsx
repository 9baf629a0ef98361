import type { OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import { calls, settled } from '../../testing/incident-barn';
import { entryOf, outboxWith, refused, waiting } from '../../testing/outbox-double';
import en from '../../texts/en.json';
import type { FormTarget } from './form-target';
import { InterventionDialog } from './intervention-dialog';

let barn: BarnDoor;
let mockOutbox: OutboxView;
let mockIdentifiers = 0;
const mockDisk = new Map<string, unknown>();

jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => mockOutbox,
  makeIdentifier: () => (mockIdentifiers++ === 0 ? 'made-here' : 'made-anew'),
}));
jest.mock('@barnwatch/shared/storage', () => ({
  ...jest.requireActual('@barnwatch/shared/storage'),
  deviceStorage: {
    open: () => ({
      read: async (key: string) => mockDisk.get(key),
      write: async (key: string, value: unknown) => void mockDisk.set(key, value),
      remove: async (key: string) => void mockDisk.delete(key),
      patienceMs: () => 3_000,
    }),
  },
}));

beforeEach(async () => {
  // May record interventions, and see no recordings.
  barn = await openBarnDoor({ permissions: ['incidents.manage'] });
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup: [] } });
  mockIdentifiers = 0;
  mockDisk.clear();
});

const queryOne = 'POST api/incidents/queryOne';
const atTheBarn = (incident: object | null) => barn.answer(queryOne, { incident });

async function open(target: FormTarget, outbox = outboxWith(null)) {
  mockOutbox = outbox.view;
  const onClose = jest.fn();
  const suite = await renderInSuite(<InterventionDialog target={target} onClose={onClose} />, {
    texts: { 'mf-incidents': en },
  });
  await settled();
  return { ...suite, onClose, outbox, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('a further step', () => {
  const target: FormTarget = { kind: 'incident', incidentId: 'a' };

  test.each([
    ['actionRequired', true, 'issueDetected'],
    ['solved', false, 'noIssueDetected'],
  ])('in state %s the box is ticked: %s', async (state, ticked, trigger) => {
    atTheBarn(wireIncident('a', { state }));
    const { user, outbox } = await open(target);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Issue still persists' }).checked).toBe(ticked);
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Draught a');
    const types = within(screen.getByRole('radiogroup', { name: /^Type/ })).getAllByRole('radio');
    expect(types).toHaveLength(1);
    expect(barn.asked(queryOne)).toHaveLength(1);
    expect(barn.asked(calls.handler)).toHaveLength(1);
    expect(types[0]).toBeDisabled();
    await user.click(save());
    await settled();
    expect(outbox.writes).toEqual([
      expect.objectContaining({ call: 'add-event', incidentId: 'a', trigger, incidentType: 'barnIntervention' }),
    ]);
  });

  test('closed by somebody else: both versions, and a choice that loses nothing (F26)', async () => {
    atTheBarn(wireIncident('a'));
    const conflict = refused('conflict', { status: 409, reason: 'incident-closed' });
    const { user, outbox, onClose } = await open(target, outboxWith(conflict));
    await user.clear(screen.getByLabelText(/^Description/));
    await user.type(screen.getByLabelText(/^Description/), 'Seal is new.');
    await user.click(save());
    await settled();
    expect(within(screen.getByRole('region', { name: 'At the barn now' })).getByText(/rubber seal/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What you wrote' })).getByText('Seal is new.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save as a new intervention' }));
    await settled();
    expect(outbox.replaced).toEqual([
      expect.objectContaining({
        call: 'create-incident',
        payload: expect.objectContaining({ description: 'Seal is new.' }),
      }),
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closed before anything was sent: it is said at once, and the text can be dropped', async () => {
    atTheBarn(wireIncident('a', { state: 'closed', closedAt: 5 }));
    const { user, onClose } = await open(target);
    expect(screen.getByText(/was closed while you were writing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const question = screen.getByRole('dialog', { name: 'Discard what you wrote?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('somebody added a step: saving shows both and lets one choose; nothing is overruled unseen (F47)', async () => {
    atTheBarn(wireIncident('a', { lastUpdated: 5 }));
    const { user, outbox, onClose } = await open(target);
    await user.type(screen.getByLabelText(/^Description/), ' Mine.');
    const theirs = { type: 'climate', title: 'Theirs', description: 'Fan repaired.', severity: 'low', issue: null };
    atTheBarn(wireIncident('a', { lastUpdated: 6, messagePayload: theirs }));
    await user.click(save());
    await settled();
    expect(outbox.writes).toEqual([]);
    expect(within(screen.getByRole('region', { name: 'At the barn now' })).getByText('Fan repaired.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What you wrote' })).getByText(/Mine\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save mine after it' }));
    await settled();
    expect(outbox.writes).toEqual([expect.objectContaining({ call: 'add-event', incidentId: 'a' })]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a draft that was begun before a step of somebody else is based on what its writer saw (F47)', async () => {
    atTheBarn(wireIncident('a', { lastUpdated: 5 }));
    const first = await open(target);
    await first.user.type(screen.getByLabelText(/^Description/), ' Mine.');
    first.unmount();
    atTheBarn(wireIncident('a', { lastUpdated: 6 }));
    const { user, outbox } = await open(target);
    await user.click(save());
    await settled();
    expect(outbox.writes).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save mine after it' })).toBeVisible();
  });

  test('deleted by somebody else: what was written can be saved as a new one', async () => {
    atTheBarn(wireIncident('a'));
    const { user, outbox } = await open(target);
    atTheBarn(null);
    await user.click(save());
    await settled();
    expect(screen.getByText(/was deleted while you were writing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as a new intervention' }));
    await settled();
    expect(outbox.writes).toEqual([expect.objectContaining({ call: 'create-incident' })]);
  });

  test('a draft for one that was deleted meanwhile is not hidden by its absence', async () => {
    atTheBarn(wireIncident('a'));
    const first = await open(target);
    await first.user.type(screen.getByLabelText(/^Description/), ' Mine.');
    first.unmount();
    for (const [key, draft] of mockDisk) mockDisk.set(key.replace(/a$/, 'gone'), draft);
    atTheBarn(null);
    await open({ kind: 'incident', incidentId: 'gone' });
    expect(screen.getByRole('button', { name: 'Save as a new intervention' })).toBeVisible();
    expect(screen.getByText(/Mine\.$/, { selector: 'p' })).toBeVisible();
  });

  test('one that is gone says so', async () => {
    atTheBarn(null);
    await open(target);
    expect(screen.getByText('This intervention does not exist any more.')).toBeVisible();
  });
});

test('an entry that waits can be changed', async () => {
  const outbox = outboxWith(waiting);
  const payload = { type: 'health', title: 'Lame', description: 'Pen 4', severity: 'low', issue: null };
  const write: OutboxWrite = { call: 'create-incident', type: 'barnIntervention', trigger: 'noIssueDetected', payload };
  const view = { ...outbox.view, entries: [entryOf(write, waiting)] };
  const { user } = await open({ kind: 'entry', identifier: 'identifier-1' }, { ...outbox, view });
  expect(screen.getByRole('checkbox', { name: 'Issue still persists' })).not.toBeChecked();
  await user.type(screen.getByLabelText(/^Title/), ' sow');
  await user.click(save());
  await settled();
  expect(outbox.changed).toEqual([{ ...write, payload: { ...payload, title: 'Lame sow' } }]);
});

test('an entry that has gone meanwhile is followed by the words of now, under its own identifier', async () => {
  const outbox = outboxWith(null);
  const payload = { type: 'health', title: 'Lame', description: 'Pen 4', severity: 'low', issue: null };
  const write: OutboxWrite = { call: 'create-incident', type: 'barnIntervention', trigger: 'issueDetected', payload };
  const enqueue = jest.fn(outbox.view.enqueue);
  const view = { ...outbox.view, entries: [entryOf(write, waiting)], change: async () => false, enqueue };
  const { user, onClose } = await open({ kind: 'entry', identifier: 'identifier-1' }, { ...outbox, view });
  await user.click(save());
  await settled();
  expect(enqueue.mock.calls).toEqual([[expect.objectContaining({ identifier: 'identifier-1', mayBeKnown: true })]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
