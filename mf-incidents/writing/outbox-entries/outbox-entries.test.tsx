import type { OutboxWrite } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import {
  type KeptEntry,
  keepEntries,
  leftEntries,
  pauseMs,
  refusedStanding,
} from '@barnwatch/shared/testing/outbox-entries';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import { type IncidentBarn, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import { type TakenRecords, takeRecords, writes } from '../../testing/taken-records';
import en from '../../texts/en.json';
import { OutboxEntries } from './outbox-entries';

const payload = { type: 'health', title: 'Lame', description: 'Pen 4', severity: 'low', issue: null };
const create: OutboxWrite = { call: 'create-incident', type: 'barnIntervention', trigger: 'issueDetected', payload };
const step: OutboxWrite = {
  call: 'add-event',
  incidentId: 'a',
  incidentType: 'barnIntervention',
  trigger: 'noIssueDetected',
  payload,
};
/** Never tried, and not by a clock that stands. */
const untried = {
  kind: 'waiting',
  failures: 0,
  notBefore: now + pauseMs,
  failedAt: null,
  error: null,
} as const;

let barn: IncidentBarn;
let taken: TakenRecords;

async function open(...entries: readonly KeptEntry[]) {
  barn = await openIncidentBarn(['incidents.manage']);
  taken = takeRecords(barn.door);
  await keepEntries(barn.door, ...entries);
  const onEdit = jest.fn();
  await renderInSuite(<OutboxEntries kind="intervention" onEdit={onEdit} />, {
    now,
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await settled();
  return { onEdit, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('nothing waits: nothing is shown', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Waits on this device' })).toBeNull();
});

test('what waits is counted with its pictures, can be changed, and discarded after a question', async () => {
  const picture: OutboxWrite = { call: 'attach-picture', incidentId: null, after: 'entry-one', content: 'eA==' };
  const { onEdit, user } = await open(
    { write: create, standing: untried, identifier: 'entry-one' },
    { write: picture, standing: untried, identifier: 'entry-one.p0' },
  );
  expect(screen.getByText('1 waiting')).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Lame' }));
  expect(card.getByText(/New intervention · with 1 photo/)).toBeVisible();
  expect(card.getByText('Waits to be sent')).toBeVisible();
  await user.click(press('Change'));
  expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ identifier: 'entry-one' }));
  await user.click(press('Discard'));
  const question = within(screen.getByRole('dialog', { name: 'Discard this entry?' }));
  expect(question.getByText(/not be sent/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(leftEntries(barn.door)).toEqual([]));
  expect(taken.created).toEqual([]);
});

test('sent now on request, with its pictures after it; while it is sent it says so', async () => {
  const picture: OutboxWrite = { call: 'attach-picture', incidentId: null, after: 'entry-one', content: 'eA==' };
  const { user } = await open(
    { write: create, identifier: 'entry-one' },
    { write: picture, identifier: 'entry-one.p0', standing: untried },
  );
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const incidentEvent = { incidentId: 'a', identifier: 'entry-one', trigger: 'issueDetected', payload };
  barn.door.answer(writes.create, () => arrived.then(() => ({ incident: wireIncident('a'), incidentEvent })));
  await user.click(press('Send now'));
  expect(await screen.findByText('Is being sent')).toBeVisible();
  arrive();
  await waitFor(() => expect(leftEntries(barn.door)).toEqual(['entry-one.p0']));
});

test.each([
  ['offline', /cannot be reached/, false],
  ['timeout', /did not answer in time/, true],
] as const)('after %s it says why it waits', async (code, why, mayHaveArrived) => {
  const error = { code, context: { instanceId: 'north-barn', call: writes.create } };
  await open({ write: create, standing: { ...untried, failures: 1, failedAt: 5, error } });
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByText(/may have arrived already/) !== null).toBe(mayHaveArrived);
});

test('refused for want of a right: the right is named', async () => {
  const details = { all: [], any: ['incidents.manage'] };
  await open({ write: create, standing: refusedStanding('forbidden', { details }) });
  expect(screen.getByText('Was not taken')).toBeVisible();
  expect(screen.getByText(/You lack the permission incidents\.manage/)).toBeVisible();
});

test.each([
  ['closed', refusedStanding('conflict', { reason: 'incident-closed' })],
  ['deleted', refusedStanding('not-found')],
] as const)('%s meanwhile: it can become a new one', async (_what, standing) => {
  const { user } = await open({ write: step, standing });
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await user.click(press('Save as a new intervention'));
  await waitFor(() => expect(leftEntries(barn.door)).toEqual([]));
  expect(taken.created).toMatchObject([{ type: 'barnIntervention', trigger: 'noIssueDetected', payload }]);
  expect(taken.added).toEqual([]);
});

test('a closing that somebody else has done already is told, leads to the incident, and goes when it was read (F26)', async () => {
  const close: OutboxWrite = { call: 'close-incident', incidentId: 'a', incidentType: 'barnIntervention' };
  const standing = refusedStanding('conflict', { reason: 'incident-closed' });
  const { user } = await open({ write: close, standing });
  const card = within(screen.getByRole('article', { name: 'Close an incident' }));
  expect(card.getByText(/Somebody has closed it already/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/dashboard/north-barn/incident/a');
  expect(card.queryByRole('button', { name: 'Send now' })).toBeNull();
  await user.click(press('Understood'));
  await waitFor(() => expect(leftEntries(barn.door)).toEqual([]));
  expect(taken.closed).toEqual([]);
});

test('hostile words are words (F36)', async () => {
  const title = '<img src=x onerror=alert(1)>';
  await open({ write: { ...create, payload: { ...payload, title } } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
