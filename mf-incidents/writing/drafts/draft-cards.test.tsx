import { draftKey, tellDraftChange } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { keepEntries, leftEntries } from '@barnwatch/shared/testing/outbox-entries';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { DraftCards } from './draft-cards';

const disk = deviceStorage.open('drafts');
let barn: BarnDoor;

/** Lays a draft on the device. @param of other accounts than the one that is signed in */
const keep = (name: string, title: string, { sentAs = null as string | null, of = barn.barn.accountId } = {}) =>
  disk.write(draftKey({ instanceId: barn.id, accountId: of, name }), {
    version: 1,
    value: { values: { title, description: 'Pen 4' }, photos: [], sentAs, savedAt: 1_000 },
  });

async function open() {
  const gone: string[] = [];
  await renderInSuite(
    <DraftCards
      kind="intervention"
      isWriting={false}
      onGoOn={(subject) => (subject.startsWith('entry:') ? null : () => void gone.push(subject))}
    />,
    { texts: { 'mf-incidents': en } },
  );
  return { gone, user: userEvent.setup() };
}

beforeEach(async () => {
  barn = await openBarnDoor();
  await disk.removeAll();
});

test('what was begun and not saved is shown, of this account alone, and one press goes on with it', async () => {
  await keep('intervention:new', 'Draught');
  await keep('intervention:entry:5', 'Changed');
  await keep('documentation:new', 'Vaccinated');
  await keep('intervention:new', 'Of another', { of: 'viewer' });
  await disk.write(`${encodeURIComponent(barn.id)}/${barn.barn.accountId}/reviewed-incidents`, {
    version: 1,
    value: ['1'],
  });
  const { gone, user } = await open();
  expect(await screen.findByText('Draught')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Go on writing' }));
  expect(gone).toEqual(['new']);

  await disk.removeAll();
  await act(async () => tellDraftChange());
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a draft whose words wait in the outbox is shown there alone', async () => {
  const write = { call: 'close-incident', incidentId: '7', incidentType: 'barnIntervention' } as const;
  const [entry] = await keepEntries(barn, { write });
  await keep('intervention:7', 'Draught', { sentAs: entry?.identifier ?? '' });
  await open();
  await act(async () => tellDraftChange());
  expect(leftEntries(barn)).toEqual([entry?.identifier]);
  expect(screen.queryByText('Draught')).toBeNull();
});
