import { type OutboxWrite, outbox } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';
import { renderInSuite } from '@barnwatch/shared/testing';
import { keepEntries } from '@barnwatch/shared/testing/outbox-entries';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import { calls, type IncidentBarn, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import { type TakenRecords, takeRecords, writes } from '../../testing/taken-records';
import en from '../../texts/en.json';
import type { FormTarget } from './form-target';
import { InterventionDialog } from './intervention-dialog';

let barn: IncidentBarn;
let taken: TakenRecords;

beforeEach(async () => {
  // May record interventions, and see no recordings.
  barn = await openIncidentBarn(['incidents.manage']);
  taken = takeRecords(barn.door);
  await deviceStorage.open('drafts').removeAll();
});

const queryOne = 'POST api/incidents/queryOne';
const atTheBarn = (incident: object | null) => barn.door.answer(queryOne, { incident });

async function open(target: FormTarget) {
  const onClose = jest.fn();
  const suite = await renderInSuite(<InterventionDialog target={target} onClose={onClose} />, {
    now,
    texts: { 'mf-incidents': en },
  });
  await settled();
  return { ...suite, onClose, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('a further step', () => {
  const target: FormTarget = { kind: 'incident', incidentId: 'a' };

  test.each([
    ['actionRequired', true, 'issueDetected'],
    ['solved', false, 'noIssueDetected'],
  ])('in state %s the box is ticked: %s', async (state, ticked, trigger) => {
    atTheBarn(wireIncident('a', { state }));
    const { user } = await open(target);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Issue still persists' }).checked).toBe(ticked);
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Draught a');
    const types = within(screen.getByRole('radiogroup', { name: /^Type/ })).getAllByRole('radio');
    expect(types).toHaveLength(1);
    expect(barn.door.asked(queryOne)).toHaveLength(1);
    expect(barn.door.asked(calls.handler)).toHaveLength(1);
    expect(types[0]).toBeDisabled();
    await user.click(save());
    await settled();
    expect(taken.added).toEqual([expect.objectContaining({ incidentId: 'a', trigger })]);
  });

  test('closed by somebody else: both versions, and a choice that loses nothing (F26)', async () => {
    atTheBarn(wireIncident('a'));
    barn.door.refuse(writes.addEvent, 409, 'incident-closed');
    const { user, onClose } = await open(target);
    await user.clear(screen.getByLabelText(/^Description/));
    await user.type(screen.getByLabelText(/^Description/), 'Seal is new.');
    await user.click(save());
    await settled();
    expect(within(screen.getByRole('region', { name: 'At the barn now' })).getByText(/rubber seal/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What you wrote' })).getByText('Seal is new.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save as a new intervention' }));
    await settled();
    expect(taken.created).toEqual([
      expect.objectContaining({ payload: expect.objectContaining({ description: 'Seal is new.' }) }),
    ]);
    expect(outbox().state.get().entries).toEqual([]);
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
    const { user, onClose } = await open(target);
    await user.type(screen.getByLabelText(/^Description/), ' Mine.');
    const theirs = { type: 'climate', title: 'Theirs', description: 'Fan repaired.', severity: 'low', issue: null };
    atTheBarn(wireIncident('a', { lastUpdated: 6, messagePayload: theirs }));
    await user.click(save());
    await settled();
    expect(taken.added).toEqual([]);
    expect(within(screen.getByRole('region', { name: 'At the barn now' })).getByText('Fan repaired.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What you wrote' })).getByText(/Mine\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save mine after it' }));
    await settled();
    expect(taken.added).toEqual([expect.objectContaining({ incidentId: 'a' })]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a draft that was begun before a step of somebody else is based on what its writer saw (F47)', async () => {
    atTheBarn(wireIncident('a', { lastUpdated: 5 }));
    const first = await open(target);
    await first.user.type(screen.getByLabelText(/^Description/), ' Mine.');
    first.unmount();
    atTheBarn(wireIncident('a', { lastUpdated: 6 }));
    const { user } = await open(target);
    await user.click(save());
    await settled();
    expect(taken.added).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save mine after it' })).toBeVisible();
  });

  test('deleted by somebody else: what was written can be saved as a new one', async () => {
    atTheBarn(wireIncident('a'));
    const { user } = await open(target);
    atTheBarn(null);
    await user.click(save());
    await settled();
    expect(screen.getByText(/was deleted while you were writing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as a new intervention' }));
    await settled();
    expect(taken.created).toHaveLength(1);
    expect(taken.added).toEqual([]);
  });

  test('a draft for one that was deleted meanwhile is not hidden by its absence', async () => {
    atTheBarn(wireIncident('a'));
    const first = await open(target);
    await first.user.type(screen.getByLabelText(/^Description/), ' Mine.');
    first.unmount();
    const disk = deviceStorage.open('drafts');
    for (const key of await disk.keys()) await disk.write(key.replace(/a$/, 'gone'), await disk.read(key));
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

const payload = { type: 'health', title: 'Lame', description: 'Pen 4', severity: 'low', issue: null };
const write: OutboxWrite = { call: 'create-incident', type: 'barnIntervention', trigger: 'noIssueDetected', payload };

/** Opens the form of an entry that waits in the outbox. */
async function openWaiting() {
  barn.goAway();
  const entry = await outbox().enqueue({ kind: 'intervention', instanceId: barn.door.id, write });
  const identifier = entry?.identifier ?? '';
  await outbox().delivery(identifier, AbortSignal.timeout(5_000));
  return { ...(await open({ kind: 'entry', identifier })), identifier };
}

test('an entry that waits can be changed, and goes with the words of now', async () => {
  const { user, identifier } = await openWaiting();
  expect(screen.getByRole('checkbox', { name: 'Issue still persists' })).not.toBeChecked();
  await user.type(screen.getByLabelText(/^Title/), ' sow');
  await user.click(save());
  await settled();
  await barn.lineIsBack();
  const { type, trigger } = write;
  expect(taken.created).toEqual([{ identifier, type, trigger, payload: { ...payload, title: 'Lame sow' } }]);
});

test('an entry that has gone meanwhile is followed by the words of now, under its own identifier', async () => {
  const { user, onClose, identifier } = await openWaiting();
  await barn.lineIsBack();
  await user.type(screen.getByLabelText(/^Title/), ' sow');
  await user.click(save());
  await settled();
  expect(taken.created.map((record) => record.identifier)).toEqual([identifier, identifier]);
  // The barn has kept the first words: those of now come as a step.
  expect(taken.added).toMatchObject([{ payload: { title: 'Lame sow' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('after a start with the form of an entry open, the device is waited for: it is not said to be gone', async () => {
  const [entry] = await keepEntries(barn.door, { write });
  await open({ kind: 'entry', identifier: entry?.identifier ?? '' });
  expect(screen.queryByText('It has been sent meanwhile.')).toBeNull();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lame');
});
