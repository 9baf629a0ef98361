import { tellDraftChange } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { DraftCards } from './draft-cards';

let mockRecords = new Map<string, unknown>();
let mockEntries: readonly { readonly identifier: string }[] = [];
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => ({ globalUniqueIdentifier: 'north/barn', accountId: 'manager' }),
}));
jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => ({ entries: mockEntries }),
}));

const record = (title: string, sentAs: string | null = null) => ({
  version: 1,
  value: { values: { title, description: 'Pen 4' }, photos: [], sentAs, savedAt: 1_000 },
});

async function open() {
  jest.spyOn(deviceStorage, 'open').mockReturnValue({
    ...deviceStorage.open('drafts'),
    look: async (prefix = '') => ({
      seen: true,
      values: new Map([...mockRecords].filter(([key]) => key.startsWith(prefix))),
    }),
  });
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

beforeEach(() => {
  mockEntries = [];
});

test('what was begun and not saved is shown, of this account alone, and one press goes on with it', async () => {
  mockRecords = new Map<string, unknown>([
    ['north%2Fbarn/manager/intervention%3Anew', record('Draught')],
    ['north%2Fbarn/manager/intervention%3Aentry%3A5', record('Changed')],
    ['north%2Fbarn/manager/documentation%3Anew', record('Vaccinated')],
    ['north%2Fbarn/viewer/intervention%3Anew', record('Of another')],
    ['north%2Fbarn/manager/reviewed-incidents', { version: 1, value: ['1'] }],
  ]);
  const { gone, user } = await open();
  expect(await screen.findByText('Draught')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Go on writing' }));
  expect(gone).toEqual(['new']);

  mockRecords = new Map();
  await act(async () => tellDraftChange());
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a draft whose words wait in the outbox is shown there alone', async () => {
  mockRecords = new Map([['north%2Fbarn/manager/intervention%3A7', record('Draught', 'identifier-1')]]);
  mockEntries = [{ identifier: 'identifier-1' }];
  await open();
  await act(async () => tellDraftChange());
  expect(screen.queryByText('Draught')).toBeNull();
});
