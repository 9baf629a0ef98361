import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, type BarnStandIn, barnStandIn, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings, card } from '../../testing/on-select-barn';
import { renderSelectBarn } from '../../testing/render-select-barn';

let north: BarnStandIn;
let south: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
  south = barnStandIn('south', 'South barn');
});

describe('adding a barn', () => {
  async function enterCode(code: string) {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add barn' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByLabelText('Discovery code'));
    await user.paste(code);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    return { user, dialog };
  }

  test('shows the host and sends nothing before one agrees; then offers to sign in', async () => {
    await startInWorld([north], [south]);
    await renderSelectBarn();
    const { user, dialog } = await enterCode(formatDiscoveryCode(addressOf(south)));
    expect(dialog.getByText('https://south.example:8071')).toBeVisible();
    expect(south.calls).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await user.click(await dialog.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('dialog', { name: 'Sign in at South barn' })).toBeVisible();
    expect(card('South barn').getByText('Barn · south')).toBeVisible();
  });

  test('adds an instance that is no barn, calls it what it is, and offers to sign in there', async () => {
    const gate = barnStandIn('gate', 'Gate of the farm', { type: 'senator' });
    await startInWorld([north], [gate]);
    await renderSelectBarn();
    const { user, dialog } = await enterCode(formatDiscoveryCode(addressOf(gate)));
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByRole('dialog', { name: 'Instance added' })).toHaveTextContent('Sign-in server · gate');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('dialog', { name: 'Sign in at Gate of the farm' })).toBeVisible();
  });

  test('refuses a text of 1 MB at once, and keeps what was typed before', async () => {
    await startInWorld([north]);
    await renderSelectBarn();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add barn' }));
    const field = within(screen.getByRole('dialog')).getByLabelText('Discovery code');
    await user.type(field, 'abc');
    await user.paste('x'.repeat(1_000_000));
    expect(field).toHaveValue('abc');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('The discovery code is invalid'));
  });

  test('takes over the new addresses of a known barn once it has answered there', async () => {
    const client = await startInWorld([north], [south]);
    const signal = new AbortController().signal;
    await client.addInstance(formatDiscoveryCode(addressOf(south)), signal);
    await renderSelectBarn();
    const moved = { local: { protocol: 'https', hostname: 'south.example', port: 9_000 } } as const;
    const code = formatDiscoveryCode({ ...moved, gateway: { ...moved.local, id: 'south' } });
    const { user, dialog } = await enterCode(code);
    expect(screen.getByRole('dialog', { name: 'New addresses?' })).toBeVisible();
    expect(dialog.getAllByText('https://south.example:9000')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('dialog', { name: 'Addresses taken over' })).toBeVisible();
    expect(client.instances.get().find(({ name }) => name === 'south')?.discoveryObject).toMatchObject(moved);
  });

  test('takes addresses that are typed', async () => {
    await startInWorld([north], [south]);
    await renderSelectBarn();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add barn' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByText('Type the addresses'));
    const internet = within(dialog.getByRole('group', { name: 'Internet' }));
    await user.click(dialog.getByRole('button', { name: 'Use these addresses' }));
    expect(within(dialog.getByRole('group', { name: 'Local network' })).getByLabelText('Host')).toBeInvalid();
    await user.type(internet.getByLabelText('Host'), 'south.example');
    await user.type(internet.getByLabelText('Port'), '8071');
    await user.click(dialog.getByRole('button', { name: 'Use these addresses' }));
    expect(dialog.getByText('https://south.example:8071')).toBeVisible();
  });

  test('tells an invalid code, a known barn and an absent one apart', async () => {
    await startInWorld([north]);
    const { toasts } = await renderSelectBarn();
    const { user, dialog } = await enterCode('nonsense');
    const field = dialog.getByLabelText('Discovery code');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('The discovery code is invalid'));
    await user.clear(field);
    await user.paste(formatDiscoveryCode(addressOf(north)));
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('This instance already exists: North barn.'));
    await user.clear(field);
    await user.paste(formatDiscoveryCode(addressOf(south)));
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('The barn has not been added.')).toBeVisible();
    expect(toasts.state().history.map(({ text }) => text)).toEqual([
      'The barn is offline (server down)',
      'This instance already exists',
      'The discovery code is invalid',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText('Discovery code')).toHaveValue(formatDiscoveryCode(addressOf(south)));
  });
});

describe('a barn that was added here', () => {
  async function openDetails() {
    const client = await startInWorld([north], [south]);
    await client.addInstance(formatDiscoveryCode(addressOf(south)), new AbortController().signal);
    await renderSelectBarn();
    const user = userEvent.setup();
    await user.click(card('South barn').getByRole('button', { name: 'More about South barn' }));
    return { client, user };
  }

  test('can be renamed', async () => {
    const { user } = await openDetails();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const name = screen.getByLabelText('Name on this device');
    await user.clear(name);
    await user.type(name, 'Broilers');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'Broilers' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('can be removed, after it was said what is lost', async () => {
    const { client, user } = await openDetails();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove South barn from this device?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('South barn')).not.toBeInTheDocument());
    expect(client.instances.get().map(({ name }) => name)).not.toContain('South barn');
  });

  test('unlike one of the suite, which has its code to copy but cannot be removed', async () => {
    const { user } = await openDetails();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(card('North barn').getByRole('button', { name: 'More about North barn' }));
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy discovery code' }));
    expect(write).toHaveBeenCalledWith(formatDiscoveryCode(addressOf(north)));
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(screen.getByText(/belongs to the suite/)).toBeVisible();
  });
});
