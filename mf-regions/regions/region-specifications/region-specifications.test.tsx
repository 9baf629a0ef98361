import { renderInSuite } from '@barnwatch/shared/testing';
import { proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegionBarn, type RegionWorld, storedMapping } from '../../testing/region-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { RegionSpecificationsScreen } from './region-specifications';

const list = 'GET api/regions/specifications';
const put = 'PUT api/regions/specifications/{regionSpecificationId}';

let world: RegionWorld;
beforeEach(async () => {
  world = await openRegionBarn();
});

const open = (language: 'en' | 'de' = 'en') =>
  renderInSuite(<RegionSpecificationsScreen />, {
    language,
    texts: { 'mf-regions': language === 'en' ? en : de },
    unstyledAntd: true,
  });

const entry = (name: string) => within(screen.getByRole('region', { name }));
const entryOf = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function choose(name: string, color: string) {
  const field = (await entryOf(name)).getByRole('textbox', { name: `Colour of ${name}` });
  await userEvent.clear(field);
  await userEvent.type(field, color);
}

test('1.4: places stand under their type, each with its colour and the cameras that have regions of it', async () => {
  await open();
  await screen.findByText(/^3 regions: Pen 1, Pen 2/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Type feeder',
    'Type lying',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'feed-line',
    'trough',
    'back-wall',
  ]);
  expect(entry('back-wall').getByText('No regions on any camera.')).toBeVisible();
  expect(entry('trough').getByText('Colour #5b8def')).toBeVisible();
});

test('a place without regions moves to another type; one with regions says why it does not', async () => {
  await open();
  await screen.findByText(/^3 regions: Pen 1, Pen 2/);
  expect(entry('trough').queryByRole('combobox')).toBeNull();
  expect(entry('trough').getByText(/As long as it has regions, it stays with its type/)).toBeVisible();
  await userEvent.selectOptions(entry('back-wall').getByRole('combobox'), 'feeder');
  await userEvent.click(entry('back-wall').getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(world.specifications.get('back-wall')).toEqual({ color: '#8f7ee7', regionType: 'feeder' }),
  );
  expect(world.barn.asked(put)[0]?.body).toEqual({
    value: { color: '#8f7ee7', regionType: 'feeder' },
    expectedValue: { color: '#8f7ee7', regionType: 'lying' },
  });
});

test('5.13, F47: a colour is saved as #rrggbb; what somebody else saved meanwhile is shown, and not overruled unseen', async () => {
  await open();
  await choose('trough', '#112233');
  world.specifications.set('trough', { color: '#778899', regionType: 'feeder' });
  await userEvent.click(entry('trough').getByRole('button', { name: 'Save' }));
  expect(await entry('trough').findByText(/Somebody else has changed it meanwhile/)).toBeVisible();
  expect(world.specifications.get('trough')?.color).toBe('#778899');
  expect(await entry('trough').findByText('Colour #778899')).toBeVisible();
  expect(entry('trough').getByRole('textbox')).toHaveValue('#112233');
  await userEvent.click(entry('trough').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.specifications.get('trough')?.color).toBe('#112233'));
});

test('deleting says which cameras lose how many regions, and takes these first', async () => {
  world.mappings.push(storedMapping('pen-03', 'feeder', ['feed-line', 'trough']));
  await open();
  await screen.findByText(/^4 regions/);
  await press('Delete trough');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete trough?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pen 1: 2 regions',
    'Pen 2: 1 region',
    'pen-03: 1 region',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(world.specifications.has('trough')).toBe(false));
  expect(world.mappings.map(({ regions }) => regions.map((region) => region.regionSpecification))).toEqual([
    [],
    [],
    ['feed-line'],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'trough' })).toBeNull());
});

test('F47: regions that somebody else draws meanwhile are not deleted unseen; then it is told what would be lost', async () => {
  await open();
  await screen.findByText(/^3 regions: Pen 1, Pen 2/);
  await press('Delete trough');
  const [first] = world.mappings;
  if (!first) throw new Error('no mapping');
  const drawn = { ...first, regions: [...first.regions, ...first.regions], lastUpdated: 2 };
  world.mappings = [drawn, ...world.mappings.slice(1)];
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Somebody else has drawn regions meanwhile/)).toBeVisible();
  expect(world.mappings[0]).toBe(drawn);
  expect(await screen.findByText('Pen 1: 4 regions')).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(world.specifications.has('trough')).toBe(false));
});

test('F42: a refusal names the missing right, and the dialog stays', async () => {
  world.barn.refuse('DELETE api/regions/specifications/{regionSpecificationId}', 403, 'forbidden', {
    any: ['regions.manage'],
  });
  await open();
  await entryOf('back-wall');
  await press('Delete back-wall');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    /You lack the permission regions\.manage\./,
  );
});

test('a copy under another name begins with colour and type; the name must be new', async () => {
  await open();
  await entryOf('back-wall');
  await press('Copy back-wall under another name');
  const dialog = within(screen.getByRole('dialog', { name: 'New place' }));
  expect(dialog.getByRole('combobox', { name: /Region type/ })).toHaveValue('lying');
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'TROUGH');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(/one of this name already/);
  await userEvent.clear(dialog.getByRole('textbox', { name: /Name/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' side wall ');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await entryOf('side wall')).toBeTruthy();
  expect(world.specifications.get('side wall')).toEqual({ color: '#8f7ee7', regionType: 'lying' });
});

describe('the form of a new place', () => {
  proveForm(async () => {
    const { unmount, toasts } = await open();
    await entryOf('trough');
    await press('New place');
    const dialog = within(screen.getByRole('dialog'));
    const name = () => dialog.getByRole('textbox', { name: /Name/ });
    return {
      unmount,
      button: () => dialog.getByRole('button', { name: 'Create' }),
      spoil: () => userEvent.clear(name()),
      fill: () => userEvent.type(name(), 'nest'),
      sent: () => world.barn.asked(put).length,
      refuse: () => world.barn.refuse(put, 500),
      hold: () => {
        let letGo = () => {};
        const held = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        world.barn.answer(put, async () => {
          await held;
          return { regionSpecification: { regionSpecificationId: 'nest', color: '#f0a000', regionType: 'feeder' } };
        });
        return { letGo };
      },
      traces: () => toasts.state().history.map(({ text }) => text),
    };
  });
});

test('F49: a damaged place and damaged regions are set aside and told; then it is not known what is used', async () => {
  world.barn.answer('GET api/regions/mappings', { regionMappings: [...world.mappings, null] });
  const specifications = [...world.specifications].map(([regionSpecificationId, value]) => ({
    regionSpecificationId,
    ...value,
  }));
  world.barn.answer(list, { regionSpecifications: [...specifications, { regionSpecificationId: 7 }] });
  await open();
  await entryOf('back-wall');
  expect(screen.getByText(/^1 place could not be read/)).toBeVisible();
  expect(await screen.findByText(/^The regions of one type on one camera could not be read/)).toBeVisible();
  await press('Delete back-wall');
  expect(screen.getByText(/It is not known which regions back-wall has/)).toBeVisible();
});

test('loading, empty, failed and old say so; without the right it is for reading only', async () => {
  world.barn.answer(list, () => 'silence');
  const loading = await open();
  expect(screen.getByRole('status')).toHaveTextContent('The places are being loaded.');
  loading.unmount();
  world.barn.refuse(list, 500);
  const failed = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The places could not be loaded.');
  failed.unmount();
  world = await openRegionBarn(['regions.view', 'cameras.view']);
  world.specifications.clear();
  const empty = await open();
  expect(await screen.findByText('There is nothing here!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New place' })).toBeNull();
  expect(screen.getByText(/Changing them needs the permission regions.manage/)).toBeVisible();
  empty.unmount();
});

test('speaks German', async () => {
  await open('de');
  expect(screen.getByRole('heading', { level: 1, name: 'Plätze im Stall' })).toBeVisible();
  expect(await screen.findByText(/^3 Bereiche: Pen 1, Pen 2/)).toBeVisible();
});
