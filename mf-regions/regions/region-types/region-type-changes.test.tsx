import { renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegionBarn, type RegionWorld } from '../../testing/region-barn';
import en from '../../texts/en.json';
import { RegionTypesScreen } from './region-types';

let world: RegionWorld;
beforeEach(async () => {
  world = await openRegionBarn();
});

const open = () => renderInSuite(<RegionTypesScreen />, { texts: { 'mf-regions': en }, unstyledAntd: true });
const entryOf = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('each type names its places and the cameras with regions of it', async () => {
  await open();
  const feeder = await entryOf('feeder');
  expect(await feeder.findByText('Places: trough, feed-line. 3 regions: Pen 1, Pen 2.')).toBeVisible();
  expect(await (await entryOf('lying')).findByText('Places: back-wall. No regions on any camera.')).toBeVisible();
});

test('5.13: a new type has a colour that is told apart from those in use', async () => {
  await open();
  await entryOf('feeder');
  await press('New region type');
  await userEvent.type(dialog().getByRole('textbox', { name: /Name/ }), 'drinker');
  await userEvent.click(dialog().getByRole('button', { name: 'Create' }));
  await entryOf('drinker');
  expect(world.types.get('drinker')?.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(world.barn.asked('PUT api/regions/types/{regionTypeId}')[0]?.body).toMatchObject({ expectedValue: null });
});

test('F47: of a name that somebody else has just taken, theirs is left alone, and what was typed stays', async () => {
  await open();
  await entryOf('feeder');
  await press('New region type');
  await userEvent.type(dialog().getByRole('textbox', { name: /Name/ }), 'drinker');
  world.types.set('drinker', { color: '#123456' });
  await userEvent.click(dialog().getByRole('button', { name: 'Create' }));
  const name = dialog().getByRole('textbox', { name: /Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription(/one of this name already/));
  expect(name).toHaveValue('drinker');
  expect(world.types.get('drinker')).toEqual({ color: '#123456' });
});

test.each(['a/b', 'a\\b', 'a\u202eb'])(
  'a name that no address can carry is refused with the reason: %j',
  async (typed) => {
    await open();
    await entryOf('feeder');
    await press('New region type');
    await userEvent.click(dialog().getByRole('textbox', { name: /Name/ }));
    await userEvent.paste(typed);
    await userEvent.click(dialog().getByRole('button', { name: 'Create' }));
    expect(dialog().getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(/no slashes/);
    expect(world.barn.asked('PUT api/regions/types/{regionTypeId}')).toHaveLength(0);
  },
);

test('deleting a type names its places and the cameras that lose regions, and takes all of them', async () => {
  await open();
  await (await entryOf('feeder')).findByText(/3 regions/);
  await press('Delete feeder');
  expect(dialog().getByText('Its 2 places go with it: trough, feed-line.')).toBeVisible();
  expect(dialog().getByText('Pen 1: 2 regions')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect([...world.types.keys()]).toEqual(['lying']));
  expect([...world.specifications.keys()]).toEqual(['back-wall']);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'feeder' })).toBeNull());
});

test('a removal that breaks off is taken up where it was: what is gone is gone', async () => {
  await open();
  await (await entryOf('feeder')).findByText(/3 regions/);
  const remove = 'DELETE api/regions/types/{regionTypeId}';
  world.barn.refuse(remove, 500);
  await press('Delete feeder');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('feeder was not deleted.');
  expect([...world.specifications.keys()]).toEqual(['back-wall']);
  world.barn.answer(remove, ({ path: { regionTypeId = '' } }) => {
    world.types.delete(regionTypeId);
    return {};
  });
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect([...world.types.keys()]).toEqual(['lying']));
});
