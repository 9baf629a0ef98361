import type { OutboxEntry, OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { OutboxEntries } from './outbox-entries';

let mockOutbox: OutboxView;
jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => mockOutbox,
}));

const payload = { type: 'health', title: 'Lame', description: 'Pen 4', severity: 'low', issue: null };
const create: OutboxWrite = { call: 'create-incident', type: 'barnIntervention', trigger: 'issueDetected', payload };
const step: OutboxWrite = {
  call: 'add-event',
  incidentId: 'a',
  incidentType: 'barnIntervention',
  trigger: 'noIssueDetected',
  payload,
};
const context = { instanceId: 'north-barn', call: 'POST api/incidentEvents' };
const fresh = { kind: 'waiting', failures: 0, notBefore: 0, failedAt: null, error: null } as const;

const entry = (write: OutboxWrite, standing: OutboxEntry['standing'], identifier = 'one'): OutboxEntry => ({
  identifier,
  kind: 'intervention',
  instanceId: 'north-barn',
  accountId: 'manager',
  position: 1,
  madeAt: Date.UTC(2026, 0, 1, 11),
  revision: 0,
  attempted: standing.kind === 'needs-you' || standing.failedAt !== null,
  changedAfterAttempt: false,
  write,
  standing,
});

async function open(entries: readonly OutboxEntry[], sending: readonly string[] = []) {
  const done: [string, ...unknown[]][] = [];
  mockOutbox = {
    entries,
    sending: new Set(sending),
    enqueue: async () => null,
    change: async () => true,
    retry: async (identifier) => void done.push(['retry', identifier]),
    replace: async (identifier, write) => {
      done.push(['replace', identifier, write]);
      return null;
    },
    discard: async (identifier) => void done.push(['discard', identifier]),
    stored: async () => undefined,
    delivery: async () => ({ kind: 'sent', receipt: null }),
  };
  const onEdit = jest.fn();
  await renderInSuite(<OutboxEntries kind="intervention" onEdit={onEdit} />, {
    now: Date.UTC(2026, 0, 1, 12),
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  return { done, onEdit, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('nothing waits: nothing is shown', async () => {
  await open([]);
  expect(screen.queryByRole('region', { name: 'Waits on this device' })).toBeNull();
});

test('what waits is counted with its pictures, can be changed, sent now, and discarded after a question', async () => {
  const picture: OutboxWrite = { call: 'attach-picture', incidentId: null, after: 'one', content: 'x' };
  const { done, onEdit, user } = await open([entry(create, fresh), entry(picture, fresh, 'one.p0')]);
  expect(screen.getByText('1 waiting')).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Lame' }));
  expect(card.getByText(/New intervention · with 1 photo/)).toBeVisible();
  expect(card.getByText('Waits to be sent')).toBeVisible();
  await user.click(press('Change'));
  expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ identifier: 'one' }));
  await user.click(press('Send now'));
  await user.click(press('Discard'));
  const question = within(screen.getByRole('dialog', { name: 'Discard this entry?' }));
  expect(question.getByText(/not be sent/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(done).toEqual([
    ['retry', 'one'],
    ['discard', 'one'],
  ]);
});

test.each([
  ['offline', /cannot be reached/, false],
  ['timeout', /did not answer in time/, true],
] as const)('after %s it says why it waits', async (code, why, mayHaveArrived) => {
  await open([entry(create, { ...fresh, failures: 1, failedAt: 5, notBefore: 9, error: { code, context } })]);
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByText(/may have arrived already/) !== null).toBe(mayHaveArrived);
});

test('while it is sent it says so', async () => {
  await open([entry(create, fresh)], ['one']);
  expect(screen.getByText('Is being sent')).toBeVisible();
});

test('refused for want of a right: the right is named', async () => {
  const details = { all: [], any: ['incidents.manage'] };
  await open([entry(create, { kind: 'needs-you', error: { code: 'forbidden', context: { ...context, details } } })]);
  expect(screen.getByText('Was not taken')).toBeVisible();
  expect(screen.getByText(/You lack the permission incidents\.manage/)).toBeVisible();
});

test.each([
  ['closed', { code: 'conflict', context: { ...context, reason: 'incident-closed' } }],
  ['deleted', { code: 'not-found', context }],
] as const)('%s meanwhile: it can become a new one', async (_what, error) => {
  const { done, user } = await open([entry(step, { kind: 'needs-you', error })]);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await user.click(press('Save as a new intervention'));
  expect(done).toEqual([
    ['replace', 'one', { call: 'create-incident', type: 'barnIntervention', trigger: 'noIssueDetected', payload }],
  ]);
});

test('a closing that somebody else has done already is told, leads to the incident, and goes when it was read (F26)', async () => {
  const close: OutboxWrite = { call: 'close-incident', incidentId: 'a', incidentType: 'barnIntervention' };
  const error = { code: 'conflict', context: { ...context, reason: 'incident-closed' } } as const;
  const { done, user } = await open([entry(close, { kind: 'needs-you', error })]);
  const card = within(screen.getByRole('article', { name: 'Close an incident' }));
  expect(card.getByText(/Somebody has closed it already/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/dashboard/north-barn/incident/a');
  expect(card.queryByRole('button', { name: 'Send now' })).toBeNull();
  await user.click(press('Understood'));
  expect(done).toEqual([['discard', 'one']]);
});

test('hostile words are words (F36)', async () => {
  const title = '<img src=x onerror=alert(1)>';
  await open([entry({ ...create, payload: { ...payload, title } }, fresh)]);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
