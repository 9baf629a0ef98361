import type { OutboxView } from '@barnwatch/shared/outbox';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, settled } from '../../testing/incident-barn';
import { outboxWith } from '../../testing/outbox-double';
import en from '../../texts/en.json';
import { InterventionDialog } from './intervention-dialog';

let barn: BarnDoor;
let mockOutbox: OutboxView;
let mockTell: (stored: unknown) => void = () => undefined;
const mockDisk = new Map<string, unknown>();

jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => mockOutbox,
  makeIdentifier: () => 'made-here',
}));
jest.mock('@barnwatch/shared/storage', () => ({
  ...jest.requireActual('@barnwatch/shared/storage'),
  deviceStorage: {
    open: () => ({
      read: () =>
        new Promise((resolve) => {
          mockTell = resolve;
        }),
      write: async (key: string, value: unknown) => void mockDisk.set(key, value),
      remove: async (key: string) => void mockDisk.delete(key),
      patienceMs: () => 0,
    }),
  },
}));

beforeEach(async () => {
  mockDisk.clear();
  mockOutbox = outboxWith(null).view;
  barn = await openBarnDoor({ permissions: ['incidents.manage'] });
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup: [] } });
});

const earlier = {
  version: 1,
  value: {
    values: {
      type: 'health',
      issue: null,
      title: 'Begun earlier',
      description: 'Words of before',
      severity: 'middle',
      temperatureRating: null,
      persists: true,
      moment: null,
    },
    photos: [],
    savedAt: 1_000,
  },
};

async function openLate() {
  const suite = await renderInSuite(<InterventionDialog target={{ kind: 'new', moment: null }} onClose={() => {}} />, {
    texts: { 'mf-incidents': en },
  });
  await settled();
  expect(screen.getByText("This device's storage answers slowly")).toBeVisible();
  return { suite, user: userEvent.setup() };
}

const tell = async (stored: unknown) => {
  await act(async () => mockTell(stored));
  await settled();
};
const title = () => screen.getByRole('textbox', { name: /Title/ });

test('a form whose draft is late says so, and opens with it when it comes (F46)', async () => {
  await openLate();
  await tell(earlier);
  expect(title()).toHaveValue('Begun earlier');
});

test('begun without it, what was written is kept once the device has told that nothing lies there (F46)', async () => {
  const { user } = await openLate();
  await user.click(screen.getByRole('button', { name: 'Begin without it' }));
  await user.type(title(), 'New');
  expect(mockDisk.size).toBe(0);
  await tell(undefined);
  expect(title()).toHaveValue('New');
  expect(JSON.stringify([...mockDisk.values()])).toContain('"New"');
});

test('begun without it, an earlier draft stays where it is, and what becomes of the new words is said (F46)', async () => {
  const { user, suite } = await openLate();
  await user.click(screen.getByRole('button', { name: 'Begin without it' }));
  await user.type(title(), 'New');
  await tell(earlier);
  expect(title()).toHaveValue('New');
  expect(mockDisk.size).toBe(0);
  expect(suite.toasts.state().history.map(({ text }) => text)).toEqual([en.drafts.cameLate]);
});

test('begun without it and nothing written yet, the draft takes its place (F46)', async () => {
  const { user } = await openLate();
  await user.click(screen.getByRole('button', { name: 'Begin without it' }));
  await tell(earlier);
  expect(title()).toHaveValue('Begun earlier');
});
