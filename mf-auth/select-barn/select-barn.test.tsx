import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BarnStandIn, barnStandIn, startInWorld } from '../testing/auth-stand-in';
import { axeFindings, card } from '../testing/on-select-barn';
import { renderSelectBarn } from '../testing/render-select-barn';

let north: BarnStandIn;
let south: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
  south = barnStandIn('south', 'South barn');
});

describe('select barn', () => {
  it('deselects the barn and shows how each is reached, an absent one without delaying the other', async () => {
    south.override = () => 'offline';
    const client = await startInWorld([north, south]);
    client.selectBarn('north');
    await renderSelectBarn();
    expect(client.selectedBarnId.get()).toBeNull();
    expect(await card('North barn').findByText('Internet')).toBeVisible();
    expect(await card('North barn').findByText('Version 1.2.3')).toBeVisible();
    expect(await card('South barn').findByText(/^Offline since/)).toBeVisible();
    expect(screen.getAllByRole('article').map((article) => article.querySelector('h2')?.textContent)).toEqual([
      'North barn',
      'South barn',
    ]);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
  });

  it('checks a barn again when asked', async () => {
    south.override = () => 'offline';
    await startInWorld([south]);
    await renderSelectBarn();
    await card('South barn').findByText(/^Offline since/);
    south.override = () => null;
    await userEvent.click(card('South barn').getByRole('button', { name: 'Check the connection to South barn again' }));
    expect(await card('South barn').findByText('Internet')).toBeVisible();
  });

  it('is empty with a way to fill it', async () => {
    await startInWorld([]);
    await renderSelectBarn();
    expect(screen.getByText('There is nothing here!')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add barn' })).toHaveLength(1);
  });

  it('finds one barn of many', async () => {
    await startInWorld(Array.from({ length: 9 }, (_, index) => barnStandIn(`barn-${index + 1}`, `Barn ${index + 1}`)));
    await renderSelectBarn();
    await userEvent.type(screen.getByRole('searchbox'), 'barn 7');
    expect(screen.getByRole('article')).toHaveAccessibleName('Barn 7');
    expect(screen.getByText('1 of 9 barns')).toBeVisible();
    expect(window.location.search).toBe('?search=barn+7');
  });

  it('says when the address belongs to a barn that is not known here', async () => {
    await startInWorld([north]);
    await renderSelectBarn({ state: { barnId: 'lost', returnTo: '/dashboard/lost/camera' } });
    expect(screen.getByText(/belongs to a barn \(lost\)/)).toBeVisible();
  });
});

it('speaks German', async () => {
  await startInWorld([north]);
  await renderSelectBarn({ language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stall wählen');
  expect(card('North barn').getByRole('button', { name: 'Bei North barn anmelden' })).toHaveTextContent('Anmelden');
});
