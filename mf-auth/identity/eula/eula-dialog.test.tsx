import { screen, waitFor } from '@testing-library/react';
import { type BarnStandIn, barnStandIn, json, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings, card, signInAt } from '../../testing/on-select-barn';
import { renderSelectBarn } from '../../testing/render-select-barn';

let south: BarnStandIn;

beforeEach(() => {
  south = barnStandIn('south', 'South barn');
});

describe('the licence agreement', () => {
  beforeEach(() => {
    south.eula = 'You may look at <b>pigs</b> only.';
  });

  test('must be ticked, then leads on', async () => {
    await startInWorld([south]);
    const { toasts } = await renderSelectBarn();
    const { user } = await signInAt('South barn', 'right');
    expect(await screen.findByText('You may look at <b>pigs</b> only.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(toasts.state().history[0]).toMatchObject({ text: 'Please accept the EULA' });
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the EULA');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('arrived at /dashboard/south/')).toBeVisible();
    expect(south.eula).toBeNull();
  });

  test('declined, logs out of the barn', async () => {
    const client = await startInWorld([south]);
    await renderSelectBarn();
    const { user } = await signInAt('South barn', 'right');
    await screen.findByText(/You may look/);
    expect(await card('South barn').findByText('Licence agreement not accepted yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decline and log out' }));
    await waitFor(() => expect(client.instances.get()[0]?.loggedIn).toBe(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await card('South barn').findByText('Not signed in')).toBeVisible();
  });

  test('that cannot be loaded says so, cannot be accepted, and is asked for again', async () => {
    south.override = (call) => (call.startsWith('GET api/eulas') ? json({}, 500) : null);
    await startInWorld([south]);
    await renderSelectBarn();
    const { user } = await signInAt('South barn', 'right');
    expect(await screen.findByText('The licence agreement could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    south.override = () => null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You may look/)).toBeVisible();
  });
});
