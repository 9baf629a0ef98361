import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, type BarnStandIn, barnStandIn, json, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings, card } from '../../testing/on-select-barn';
import { renderSelectBarn } from '../../testing/render-select-barn';

let north: BarnStandIn;
let south: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
  south = barnStandIn('south', 'South barn');
});

describe('select barn', () => {
  test('deselects the barn and shows how each is reached, an absent one without delaying the other', async () => {
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

  test('shows what each instance is; behind one that is no barn lies one’s account', async () => {
    const senator = barnStandIn('senator', 'Sign-in of the farm', { type: 'senator' });
    const client = await startInWorld([north], [senator]);
    await client.addInstance(formatDiscoveryCode(addressOf(senator)), new AbortController().signal);
    await renderSelectBarn();
    expect(card('North barn').getByText('Barn · north')).toBeVisible();
    expect(await card('Sign-in of the farm').findByText('Sign-in server · senator')).toBeVisible();
    expect(card('Sign-in of the farm').getByText('Not signed in')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  test('checks a barn again when asked', async () => {
    south.override = () => 'offline';
    await startInWorld([south]);
    await renderSelectBarn();
    await card('South barn').findByText(/^Offline since/);
    south.override = () => null;
    await userEvent.click(card('South barn').getByRole('button', { name: 'Check the connection to South barn again' }));
    expect(await card('South barn').findByText('Internet')).toBeVisible();
  });

  test('is empty with a way to fill it', async () => {
    await startInWorld([]);
    await renderSelectBarn();
    expect(screen.getByText('There is nothing here!')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add barn' })).toHaveLength(1);
  });

  test('finds one barn of many', async () => {
    await startInWorld(Array.from({ length: 9 }, (_, index) => barnStandIn(`barn-${index + 1}`, `Barn ${index + 1}`)));
    await renderSelectBarn();
    await userEvent.type(screen.getByRole('searchbox'), 'barn 7');
    expect(screen.getByRole('article')).toHaveAccessibleName('Barn 7');
    expect(screen.getByText('1 of 9 barns')).toBeVisible();
    expect(window.location.search).toBe('?search=barn+7');
  });

  test('groups many barns, moves no card by itself, and groups anew when asked', async () => {
    const barns = Array.from({ length: 9 }, (_, index) => barnStandIn(`barn-${index + 1}`, `Barn ${index + 1}`));
    for (const barn of barns) barn.override = () => 'offline';
    const client = await startInWorld(barns);
    await client.signIn(
      'barn-9',
      { kind: 'username', username: 'manager', password: 'right' },
      new AbortController().signal,
    );
    await renderSelectBarn();
    const order = () => screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent);
    const groups = () => screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    await waitFor(() => expect(screen.getAllByText(/^Offline since/)).toHaveLength(9));
    const before = { order: order(), groups: groups() };
    for (const barn of barns.slice(0, 2)) barn.override = () => null;
    for (const name of ['Barn 1', 'Barn 2']) {
      await userEvent.click(card(name).getByRole('button', { name: `Check the connection to ${name} again` }));
      expect(await card(name).findByText('Internet')).toBeVisible();
    }
    expect({ order: order(), groups: groups() }).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Group again' }));
    expect(groups()).toEqual(['Reachable 2', 'Not reached 7']);
    expect(order().slice(0, 2)).toEqual(['Barn 1', 'Barn 2']);
    expect(screen.getByRole('button', { name: 'Group again' })).toBeDisabled();
    expect(await axeFindings()).toEqual([]);
  });

  test('shows the picture that a barn has of itself, fetched without a token and given back', async () => {
    const made = jest.fn(() => 'blob:picture');
    const revoked = jest.fn();
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked });
    // jsdom lays nothing out: whatever is observed comes into view.
    const inView = jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(
      (tell) =>
        ({
          observe: () =>
            queueMicrotask(() =>
              act(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)),
            ),
          disconnect: () => undefined,
        }) as unknown as IntersectionObserver,
    );
    north.override = (call) => {
      if (call === 'GET api/identity/imageUrl') return json({ imageUrl: 'api/identity/image' });
      if (call !== 'GET api/identity/image') return null;
      return new Response('pixels', { headers: { 'content-type': 'image/png' } });
    };
    await startInWorld([north]);
    const { unmount } = await renderSelectBarn();
    await waitFor(() => expect(document.querySelector('article img')).toHaveAttribute('src', 'blob:picture'));
    unmount();
    expect(revoked).toHaveBeenCalledTimes(made.mock.calls.length);
    inView.mockRestore();
  });

  test('says when the address belongs to a barn that is not known here', async () => {
    await startInWorld([north]);
    await renderSelectBarn({ state: { barnId: 'lost', returnTo: '/dashboard/lost/camera' } });
    expect(screen.getByText(/belongs to a barn \(lost\)/)).toBeVisible();
  });
});

test('speaks German', async () => {
  await startInWorld([north]);
  await renderSelectBarn({ language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stall wählen');
  expect(card('North barn').getByRole('button', { name: 'Bei North barn anmelden' })).toHaveTextContent('Anmelden');
});
