import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { RegionTypesScreen } from './region-types';

const list = 'GET api/regions/types';
const put = 'PUT api/regions/types/{regionTypeId}';
const everyRight = ['regions.view', 'regions.manage', 'cameras.view'];
const regionTypes = [
  { regionTypeId: 'feeder', color: '#5b8def' },
  { regionTypeId: 'lying', color: '#8f7ee7' },
  { regionTypeId: 'odd', color: 'red;bac' },
];

let barn: BarnDoor;

/** A barn with three region types, which keeps what is saved. */
async function openBarn(permissions: readonly string[] = everyRight) {
  barn = await openBarnDoor({ permissions });
  const colors = new Map(regionTypes.map(({ regionTypeId, color }) => [regionTypeId, color]));
  barn.answer(list, () => ({
    regionTypes: [...colors].map(([regionTypeId, color]) => ({ regionTypeId, color })),
  }));
  answerUse();
  barn.answer(put, ({ path: { regionTypeId = '' }, body }) => {
    const { color } = (body as { value: { color: string } }).value;
    colors.set(regionTypeId, color);
    return { regionType: { regionTypeId, color } };
  });
}

beforeEach(() => openBarn());

/** What lies around the types, and does not matter for most tests. */
function answerUse() {
  barn.answer('GET api/regions/specifications', { regionSpecifications: [] });
  barn.answer('GET api/regions/mappings', { regionMappings: [] });
  barn.answer('GET api/cameras', { cameras: {} });
}

function open(language: 'en' | 'de' = 'en') {
  return renderInSuite(<RegionTypesScreen />, {
    language,
    texts: { 'mf-regions': language === 'en' ? en : de },
    unstyledAntd: true,
  });
}

const entry = (name: string) => within(screen.getByRole('region', { name }));
const entryOf = async (name: string) => within(await screen.findByRole('region', { name }));

/** Types a colour for the feeder and saves it. */
async function save(color: string) {
  const field = (await entryOf('feeder')).getByRole('textbox', { name: 'Colour of feeder' });
  await userEvent.clear(field);
  await userEvent.type(field, color);
  await userEvent.click(entry('feeder').getByRole('button', { name: 'Save' }));
}

test('lists the types with their colours, in words too', async () => {
  await open();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'feeder',
    'lying',
    'odd',
  ]);
  expect(entry('feeder').getByText('Colour #5b8def')).toBeVisible();
  expect(entry('odd').getByText('No colour: “red;bac” is none. Choose one.')).toBeVisible();
  expect(barn.asked(list)).toHaveLength(1);
});

test('a damaged record is set aside and counted; the others are there', async () => {
  barn.answer(list, { regionTypes: [{ regionTypeId: '', color: '#000000' }, null, ...regionTypes] });
  await open();
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.getByText(/^2 region types could not be read and are missing below/)).toBeVisible();
});

test('a changed colour is shown at once, saved, and read again', async () => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const saved: unknown[] = [];
  barn.answer(put, async ({ path, body }) => {
    saved.push({ path, body });
    await held;
    return { regionType: { regionTypeId: 'feeder', color: '#e69f00' } };
  });
  await open();
  await entryOf('feeder');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await save('#e69f00');
  await waitFor(() =>
    expect(saved).toEqual([
      {
        path: { regionTypeId: 'feeder' },
        body: { value: { color: '#e69f00' }, expectedValue: { color: '#5b8def' } },
      },
    ]),
  );
  expect(entry('feeder').getByText('Colour #e69f00')).toBeVisible();
  expect(entry('feeder').getByText('Being saved …')).toBeVisible();
  await act(async () => go());
  expect(await entry('feeder').findByText('Saved')).toBeVisible();
  await waitFor(() => expect(barn.asked(list)).toHaveLength(2));
});

test.each([
  ['forbidden', 403, /You lack the permission regions\.manage\./],
  ['of no use', 500, /was not saved; the old one holds/],
] as const)('a refusal (%s) rolls back, says why and keeps the choice', async (code, status, words) => {
  barn.refuse(put, status, code, { any: ['regions.manage'] });
  await open();
  await save('#e69f00');
  expect(await entry('feeder').findByRole('alert')).toHaveTextContent(words);
  expect(entry('feeder').getByText('Colour #5b8def')).toBeVisible();
  expect(entry('feeder').getByRole('textbox')).toHaveValue('#e69f00');
  barn.answer(put, { regionType: { regionTypeId: 'feeder', color: '#e69f00' } });
  await userEvent.click(entry('feeder').getByRole('button', { name: 'Try again' }));
  expect(await entry('feeder').findByText('Saved')).toBeVisible();
  expect(entry('feeder').queryByRole('alert')).toBeNull();
});

test('savings of one colour follow each other', async () => {
  const holds: (() => void)[] = [];
  const answered = barn.asked(put);
  expect(answered).toEqual([]);
  barn.answer(put, async ({ body }) => {
    await new Promise<void>((resolve) => holds.push(resolve));
    return { regionType: { regionTypeId: 'feeder', color: (body as { value: { color: string } }).value.color } };
  });
  await open();
  await save('#e69f00');
  await save('#56b4e9');
  await waitFor(() => expect(holds).toHaveLength(1));
  expect(barn.asked(put)).toHaveLength(1);
  await act(async () => holds[0]?.());
  await waitFor(() => expect(holds).toHaveLength(2));
  await act(async () => holds[1]?.());
  expect(await entry('feeder').findByText('Saved')).toBeVisible();
  expect(entry('feeder').getByText('Colour #56b4e9')).toBeVisible();
  // Each is based on the one before it: nobody else's is overruled unseen.
  expect(barn.asked(put).map(({ body }) => body)).toMatchObject([
    { expectedValue: { color: '#5b8def' } },
    { expectedValue: { color: '#e69f00' } },
  ]);
});

test('F47: a saving that arrived and was not answered is one’s own: another one goes on from it', async () => {
  let stored = '#5b8def';
  let isSilent = true;
  barn.answer(put, ({ body }) => {
    const { value, expectedValue } = body as Record<'value' | 'expectedValue', { color: string }>;
    const regionType = { regionTypeId: 'feeder', color: stored };
    if (expectedValue.color !== stored) {
      const error = { code: 'region-type-changed', message: 'No.', details: { regionType } };
      return new Response(JSON.stringify({ error }), { status: 409, headers: { 'content-type': 'application/json' } });
    }
    stored = value.color;
    return isSilent ? new Response('', { status: 502 }) : { regionType: { ...regionType, color: stored } };
  });
  // The list is told as it was before.
  await open();
  await save('#e69f00');
  expect(await entry('feeder').findByRole('alert')).toBeVisible();
  isSilent = false;
  await save('#56b4e9');
  expect(await entry('feeder').findByText('Saved')).toBeVisible();
  expect(stored).toBe('#56b4e9');
});

test('what is no colour is refused with a reason, and cannot be saved', async () => {
  await open();
  const field = (await entryOf('feeder')).getByRole('textbox', { name: 'Colour of feeder' });
  await userEvent.clear(field);
  await userEvent.type(field, 'red;bac');
  expect(field).toHaveAccessibleDescription(/Not a colour/);
  expect(entry('feeder').queryByRole('button', { name: 'Save' })).toBeNull();
});

test('undo, and colours that cannot be told apart', async () => {
  await open();
  const field = (await entryOf('feeder')).getByRole('textbox', { name: 'Colour of feeder' });
  await userEvent.clear(field);
  await userEvent.type(field, '#8f7ee7');
  expect(entry('lying').getByText(/^Same colour as feeder/)).toBeVisible();
  await userEvent.click(entry('feeder').getByRole('button', { name: 'Undo' }));
  expect(entry('feeder').getByRole('textbox')).toHaveValue('#5b8def');
  expect(screen.queryByText(/^Same colour/)).toBeNull();
});

test('without the right it is for reading only', async () => {
  await openBarn(['regions.view', 'cameras.view']);
  await open();
  await entryOf('feeder');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/Changing them needs the permission regions.manage/)).toBeVisible();
});

test('what was chosen before the right was lost stays in view', async () => {
  await open();
  const field = (await entryOf('feeder')).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '#e69f00');
  await act(() => barn.loseRights(['regions.view', 'cameras.view']));
  expect(await screen.findByText(/Changing them needs the permission/)).toBeVisible();
  expect(entry('feeder').getByRole('textbox')).toHaveValue('#e69f00');
  expect(entry('lying').queryByRole('textbox')).toBeNull();
});

test('loading, failed, old and empty say so', async () => {
  barn.answer(list, () => 'silence');
  const { unmount } = await open();
  expect(screen.getByRole('status')).toHaveTextContent('The region types are being loaded.');
  unmount();
  barn.refuse(list, 500);
  const failed = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The region types could not be loaded.');
  barn.answer(list, { regionTypes });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await entryOf('feeder')).getByText('Colour #5b8def')).toBeVisible();
  failed.unmount();
  barn.refuse(list, 500);
  const old = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(entry('feeder').getByText('Colour #5b8def')).toBeVisible();
  old.unmount();
  await openBarn();
  barn.answer(list, { regionTypes: [] });
  await open();
  expect(await screen.findByText('There is nothing here!')).toBeVisible();
});

test('speaks German', async () => {
  await open('de');
  expect(screen.getByRole('heading', { level: 1, name: 'Bereichsarten' })).toBeVisible();
  expect((await entryOf('feeder')).getByText('Farbe #5b8def')).toBeVisible();
});
