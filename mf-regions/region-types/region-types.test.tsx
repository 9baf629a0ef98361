import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseRegionTypes, type RegionTypes } from '../api/region-type';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { RegionTypesScreen } from './region-types';

type Put = (path: string, options: { body?: unknown; parse: (data: unknown) => unknown }) => Promise<Outcome<unknown>>;

const mockBarn = exampleBarn();
const mockPut = jest.fn<ReturnType<Put>, Parameters<Put>>();
const mockClient = { put: mockPut } as unknown as InstanceClient;
let mockAnswer: BarnAnswer<RegionTypes>;
let mockIsManager = true;
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermission: () => mockIsManager,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

const retry = jest.fn();
const value = parseRegionTypes({
  regionTypes: [
    { regionTypeId: 'feeder', color: '#5b8def' },
    { regionTypeId: 'lying', color: '#8f7ee7' },
    { regionTypeId: 'odd', color: 'red;bac' },
  ],
});
const ready = (): BarnAnswer<RegionTypes> => ({ state: 'ready', value, receivedAt: 1000, refreshing: false, retry });
const context = { instanceId: 'north-barn', call: 'PUT api/regions/types/feeder' };

beforeEach(() => {
  mockPut.mockReset();
  retry.mockReset();
  mockIsManager = true;
});

async function open(answer: BarnAnswer<RegionTypes> = ready(), language: 'en' | 'de' = 'en') {
  mockAnswer = answer;
  return renderInSuite(<RegionTypesScreen />, {
    language,
    texts: { 'mf-regions': language === 'en' ? en : de },
    unstyledAntd: true,
  });
}

const entry = (name: string) => within(screen.getByRole('region', { name }));

/** Types a colour for the feeder and saves it. */
async function save(color: string) {
  const field = entry('feeder').getByRole('textbox', { name: 'Colour of feeder' });
  await userEvent.clear(field);
  await userEvent.type(field, color);
  await userEvent.click(entry('feeder').getByRole('button', { name: 'Save' }));
}

test('lists the types with their colours, in words too', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'feeder',
    'lying',
    'odd',
  ]);
  expect(entry('feeder').getByText('Colour #5b8def')).toBeVisible();
  expect(entry('odd').getByText('No colour: “red;bac” is none. Choose one.')).toBeVisible();
});

test('a changed colour is shown at once, saved, and read again', async () => {
  let answer: (outcome: Outcome<unknown>) => void = () => {};
  mockPut.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await open();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await save('#e69f00');
  expect(mockPut).toHaveBeenCalledWith(
    'api/regions/types/feeder',
    expect.objectContaining({ body: { value: { color: '#e69f00' } } }),
  );
  expect(entry('feeder').getByText('Colour #e69f00')).toBeVisible();
  expect(entry('feeder').getByText('Being saved …')).toBeVisible();
  await act(async () => answer({ ok: true, value: null }));
  expect(entry('feeder').getByText('Saved')).toBeVisible();
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [
    { code: 'forbidden', context: { ...context, details: { any: ['regions.manage'] } } },
    /You lack the right regions\.manage\./,
  ],
  [{ code: 'offline', context }, /was not saved; the old one holds/],
] as const)('a refusal rolls back, says why and keeps the choice ($code)', async (error, words) => {
  mockPut.mockResolvedValue({ ok: false, error: error as RequestError });
  await open();
  await save('#e69f00');
  expect(await entry('feeder').findByRole('alert')).toHaveTextContent(words);
  expect(entry('feeder').getByText('Colour #5b8def')).toBeVisible();
  expect(entry('feeder').getByRole('textbox')).toHaveValue('#e69f00');
  mockPut.mockResolvedValue({ ok: true, value: null });
  await userEvent.click(entry('feeder').getByRole('button', { name: 'Try again' }));
  expect(await entry('feeder').findByText('Saved')).toBeVisible();
  expect(entry('feeder').queryByRole('alert')).toBeNull();
});

test('savings of one colour follow each other', async () => {
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  mockPut.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await open();
  await save('#e69f00');
  await save('#56b4e9');
  expect(mockPut).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.({ ok: true, value: null }));
  expect(mockPut).toHaveBeenCalledTimes(2);
  await act(async () => answers[1]?.({ ok: true, value: null }));
  expect(entry('feeder').getByText('Colour #56b4e9')).toBeVisible();
});

test('what is no colour is refused with a reason, and cannot be saved', async () => {
  await open();
  const field = entry('feeder').getByRole('textbox', { name: 'Colour of feeder' });
  await userEvent.clear(field);
  await userEvent.type(field, 'red;bac');
  expect(field).toHaveAccessibleDescription(/Not a colour/);
  expect(entry('feeder').queryByRole('button', { name: 'Save' })).toBeNull();
});

test('undo, and colours that cannot be told apart', async () => {
  await open();
  const field = entry('feeder').getByRole('textbox', { name: 'Colour of feeder' });
  await userEvent.clear(field);
  await userEvent.type(field, '#8f7ee7');
  expect(entry('lying').getByText(/^Same colour as feeder/)).toBeVisible();
  await userEvent.click(entry('feeder').getByRole('button', { name: 'Undo' }));
  expect(entry('feeder').getByRole('textbox')).toHaveValue('#5b8def');
  expect(screen.queryByText(/^Same colour/)).toBeNull();
});

test('without the right it is for reading only', async () => {
  mockIsManager = false;
  await open();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/Changing them needs the right regions.manage/)).toBeVisible();
});

test('what was chosen before the right was lost stays in view', async () => {
  const { rerender } = await open();
  const field = entry('feeder').getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '#e69f00');
  mockIsManager = false;
  rerender(<RegionTypesScreen />);
  expect(screen.getByText(/Changing them needs the right/)).toBeVisible();
  expect(entry('feeder').getByRole('textbox')).toHaveValue('#e69f00');
  expect(entry('lying').queryByRole('textbox')).toBeNull();
});

test('loading, failed and empty say so', async () => {
  const { unmount } = await open({ state: 'loading', retry });
  expect(screen.getByRole('status')).toHaveTextContent('The region types are being loaded.');
  unmount();
  const error = { code: 'timeout', context } as const;
  const failed = await open({ state: 'failed', error, refreshing: false, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The region types could not be loaded.');
  failed.unmount();
  const old = await open({ state: 'failed', error, stale: { value, receivedAt: 0 }, refreshing: false, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(entry('feeder').getByText('Colour #5b8def')).toBeVisible();
  old.unmount();
  await open({ ...ready(), value: { regionTypes: [], unreadable: 0 } } as BarnAnswer<RegionTypes>);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
});

test('speaks German', async () => {
  await open(ready(), 'de');
  expect(screen.getByRole('heading', { level: 1, name: 'Bereichsarten' })).toBeVisible();
  expect(entry('feeder').getByText('Farbe #5b8def')).toBeVisible();
});
