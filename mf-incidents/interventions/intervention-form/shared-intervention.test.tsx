import type { OutboxView } from '@barnwatch/shared/outbox';
import type { Share } from '@barnwatch/shared/shares';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, settled } from '../../testing/incident-barn';
import { outboxWith } from '../../testing/outbox-double';
import en from '../../texts/en.json';
import { InterventionDialog } from './intervention-dialog';

let barn: BarnDoor;
let mockOutbox: OutboxView;
let mockIsOnDisk = true;
const mockDisk = new Map<string, unknown>();
const mockShares = new Map<string, Share>();

jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => mockOutbox,
  makeIdentifier: () => 'made-here',
}));
jest.mock('@barnwatch/shared/storage', () => ({
  ...jest.requireActual('@barnwatch/shared/storage'),
  deviceStorage: {
    open: () => ({
      read: async (key: string) => mockDisk.get(key),
      write: async (key: string, value: unknown) => void mockDisk.set(key, value),
      remove: async (key: string) => void mockDisk.delete(key),
      patienceMs: () => 3_000,
      landed: async () => undefined,
      look: async () => ({ seen: mockIsOnDisk, values: mockDisk }),
    }),
  },
}));
jest.mock('@barnwatch/shared/shares', () => ({
  ...jest.requireActual('@barnwatch/shared/shares'),
  readShare: async (_caches: unknown, id: string) => mockShares.get(id) ?? null,
  forgetShare: async (_caches: unknown, id: string) => void mockShares.delete(id),
}));
// Nothing is decoded without a browser: a file that says so is no picture.
jest.mock('@barnwatch/shared/pictures/files', () => ({
  ...jest.requireActual('@barnwatch/shared/pictures/files'),
  shrinkPhoto: async (file: Blob) => (file.type === 'image/heic' ? null : file),
}));

const photo = (name: string, type = 'image/jpeg'): Blob =>
  Object.assign(new Blob([name], { type }), { arrayBuffer: async () => new TextEncoder().encode(name).buffer });

function share(files: readonly Blob[], words: Partial<Share> = {}): void {
  mockShares.set('s1', {
    id: 's1',
    sharedAt: 0,
    title: '',
    text: '',
    leftOut: 0,
    pictures: files.length,
    ...words,
    files,
  });
}

beforeEach(async () => {
  Object.assign(globalThis, { caches: {} });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  barn = await openBarnDoor({ permissions: ['incidents.manage'] });
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup: [] } });
  mockDisk.clear();
  mockShares.clear();
  mockIsOnDisk = true;
});

async function open(outbox = outboxWith(null)) {
  mockOutbox = outbox.view;
  const onClose = jest.fn();
  const suite = await renderInSuite(
    <InterventionDialog target={{ kind: 'shared', shareId: 's1' }} onClose={onClose} />,
    {
      texts: { 'mf-incidents': en },
    },
  );
  await settled();
  return { ...suite, onClose, outbox, user: userEvent.setup() };
}

const drafts = () => [...mockDisk.keys()].filter((key) => key.includes('shared'));

test('photos and words of another program are a draft at once, and then kept nowhere else (product 2.13)', async () => {
  share([photo('a'), photo('b')], { title: 'Wet floor', text: 'By the door' });
  const { unmount } = await open();
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(2);
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Wet floor');
  expect(screen.getByLabelText(/^Description/)).toHaveValue('By the door');
  expect(drafts()).toHaveLength(1);
  expect(mockShares.size).toBe(0);
  unmount();
  await open();
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(2);
});

test('saved, they go with the record, and neither draft nor share is left', async () => {
  share([photo('a')], { title: 'Wet floor', text: 'By the door' });
  const { user, outbox, onClose } = await open();
  await user.click(screen.getByRole('radio', { name: 'Health' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(outbox.writes).toMatchObject([{ call: 'create-incident', payload: { title: 'Wet floor' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(drafts()).toEqual([]);
});

test('killed after the draft was kept and before the share was forgotten, it does not become two', async () => {
  share([photo('a')]);
  const first = await open();
  first.unmount();
  share([photo('a')]);
  await open();
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(1);
  expect(mockShares.size).toBe(0);
});

test('while storage has the draft in memory alone, the share stays on the device', async () => {
  mockIsOnDisk = false;
  share([photo('a')]);
  await open();
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(1);
  expect(mockShares.size).toBe(1);
});

test('what is no picture, and what does not fit, is said in the form', async () => {
  share([photo('a', 'image/heic'), ...['b', 'c', 'd', 'e', 'f'].map((name) => photo(name))], { leftOut: 1 });
  await open();
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(3);
  expect(screen.getByText(/2 of the shared files could not be read/)).toBeVisible();
  expect(screen.getByText(/2 more pictures were shared than fit: 4 can be attached/)).toBeVisible();
});

test('begun anew the form is empty, and what is not there any more is said', async () => {
  share([photo('a')], { title: 'Wet floor' });
  const first = await open();
  first.unmount();
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await settled();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  expect(screen.queryByRole('img', { name: /Photo \d/ })).toBeNull();
  unmount();
  await open();
  expect(screen.getByText('What was shared is not on this device any more.')).toBeVisible();
});
