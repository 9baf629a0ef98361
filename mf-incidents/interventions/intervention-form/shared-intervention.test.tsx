import { keepShare, listShares } from '@barnwatch/shared/shares';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { decodePictures } from '@barnwatch/shared/testing/decode-pictures';
import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, settled } from '../../testing/incident-barn';
import { type TakenRecords, takeRecords } from '../../testing/taken-records';
import en from '../../texts/en.json';
import { InterventionDialog } from './intervention-dialog';

let barn: BarnDoor;
let taken: TakenRecords;
/** Whether storage has taken what was written, or holds it in memory alone. */
let isOnDisk = true;
const disk = deviceStorage.open('drafts');
const { look } = disk;

const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });

/** Hands something over from another program. @returns its id */
async function share(files: readonly File[], { title = '', text = '' } = {}): Promise<string> {
  const kept = await keepShare(caches, { title, text, files }, Date.now());
  if (kept.kind !== 'kept') throw new Error(kept.reason);
  return kept.id;
}

const shares = () => listShares(caches, Date.now());

beforeEach(async () => {
  Object.assign(globalThis, { caches: new MemoryCaches().asCaches() });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  decodePictures(({ type }) => type !== 'image/heic');
  barn = await openBarnDoor({ permissions: ['incidents.manage'] });
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup: [] } });
  taken = takeRecords(barn);
  await disk.removeAll();
  isOnDisk = true;
  jest.spyOn(disk, 'landed').mockResolvedValue(undefined);
  jest.spyOn(disk, 'look').mockImplementation(async (prefix) => ({ ...(await look(prefix)), seen: isOnDisk }));
});
afterEach(() => jest.restoreAllMocks());

async function open(shareId: string) {
  const onClose = jest.fn();
  const suite = await renderInSuite(<InterventionDialog target={{ kind: 'shared', shareId }} onClose={onClose} />, {
    texts: { 'mf-incidents': en },
  });
  await settled();
  return { ...suite, onClose, user: userEvent.setup() };
}

const drafts = async () => (await disk.keys()).filter((key) => key.includes('shared'));

test('photos and words of another program are a draft at once, and then kept nowhere else (product 2.13)', async () => {
  const id = await share([photo('a'), photo('b')], { title: 'Wet floor', text: 'By the door' });
  const { unmount } = await open(id);
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(2);
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Wet floor');
  expect(screen.getByLabelText(/^Description/)).toHaveValue('By the door');
  expect(await drafts()).toHaveLength(1);
  expect(await shares()).toEqual([]);
  unmount();
  await open(id);
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(2);
});

test('saved, they go with the record, and neither draft nor share is left', async () => {
  const id = await share([photo('a')], { title: 'Wet floor', text: 'By the door' });
  const { user, onClose } = await open(id);
  await user.click(screen.getByRole('radio', { name: 'Health' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(taken.created).toMatchObject([{ payload: { title: 'Wet floor' } }]);
  await waitFor(() => expect(taken.pictures).toHaveLength(1));
  expect(await drafts()).toEqual([]);
  expect(await shares()).toEqual([]);
});

test('while storage has the draft in memory alone, the share stays; killed in between, it does not become two', async () => {
  isOnDisk = false;
  const id = await share([photo('a')]);
  const first = await open(id);
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(1);
  expect(await shares()).toHaveLength(1);
  first.unmount();
  isOnDisk = true;
  await open(id);
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(1);
  expect(await shares()).toEqual([]);
});

test('what is no picture, and what does not fit, is said in the form', async () => {
  const pictures = ['b', 'c', 'd', 'e', 'f'].map((name) => photo(name));
  const id = await share([photo('a', 'image/heic'), ...pictures, photo('words', 'text/plain')]);
  await open(id);
  expect(screen.getAllByRole('img', { name: /Photo \d/ })).toHaveLength(3);
  expect(screen.getByText(/2 of the shared files could not be read/)).toBeVisible();
  expect(screen.getByText(/2 more pictures were shared than fit: 4 can be attached/)).toBeVisible();
});

test('begun anew the form is empty, and what is not there any more is said', async () => {
  const id = await share([photo('a')], { title: 'Wet floor' });
  const first = await open(id);
  first.unmount();
  const { user, unmount } = await open(id);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await settled();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  expect(screen.queryByRole('img', { name: /Photo \d/ })).toBeNull();
  unmount();
  await open(id);
  expect(screen.getByText('What was shared is not on this device any more.')).toBeVisible();
});
