import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { addressOf, type BarnStandIn, barnStandIn, json, startInWorld } from '../testing/auth-stand-in';
import { renderSelectBarn } from '../testing/render-select-barn';

let north: BarnStandIn;
let south: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
  south = barnStandIn('south', 'South barn');
});

async function axeFindings(): Promise<string[]> {
  // jsdom draws nothing: what is measured on pixels is measured in the browser.
  const needsPixels = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(document.body, { rules: needsPixels });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const card = (name: string) => within(screen.getByRole('article', { name }));

async function openSignIn(name: string) {
  const user = userEvent.setup();
  await user.click(card(name).getByRole('button', { name: `Sign in at ${name}` }));
  return { user, dialog: within(screen.getByRole('dialog')) };
}

async function signInAt(name: string, password: string) {
  const { user, dialog } = await openSignIn(name);
  await user.type(dialog.getByLabelText('User name'), ' manager ');
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  return { user, dialog };
}

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

describe('sign in', () => {
  it('leads to the dashboard, with spaces around the name forgiven', async () => {
    await startInWorld([north]);
    const { toasts } = await renderSelectBarn();
    await signInAt('North barn', 'right');
    expect(await screen.findByText('arrived at /dashboard/north/')).toBeVisible();
    expect(toasts.state().history[0]).toMatchObject({ kind: 'success', text: 'Successfully Logged In!' });
    const login = north.calls.find(({ call }) => call === 'POST api/auth/usernamePassword/login');
    expect(login?.body).toEqual({ username: 'manager', password: 'right' });
  });

  it('opens by itself for the screen that one came for, and returns there', async () => {
    await startInWorld([north]);
    await renderSelectBarn({ state: { barnId: 'north', returnTo: '/dashboard/north/incidents' } });
    const dialog = within(screen.getByRole('dialog', { name: 'Sign in at North barn' }));
    expect(dialog.getByLabelText('User name')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('User name'), 'manager');
    await userEvent.type(dialog.getByLabelText('Password'), 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('arrived at /dashboard/north/incidents')).toBeVisible();
  });

  it('tells missing fields at the field, without asking the barn', async () => {
    await startInWorld([north]);
    await renderSelectBarn();
    const { user, dialog } = await openSignIn('North barn');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByLabelText('User name')).toHaveFocus();
    expect(dialog.getByLabelText('User name')).toHaveAccessibleDescription('Please enter your user name.');
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
    expect(north.calls.some(({ call }) => call.endsWith('login'))).toBe(false);
    expect(await axeFindings()).toEqual([]);
  });

  it('keeps the name and forgets the password when they are wrong', async () => {
    await startInWorld([north]);
    const { toasts } = await renderSelectBarn();
    const { dialog } = await signInAt('North barn', 'wrong');
    expect(await dialog.findByText(/user name or the password is wrong/)).toBeVisible();
    expect(dialog.getByLabelText('User name')).toHaveValue(' manager ');
    expect(dialog.getByLabelText('Password')).toHaveValue('');
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    expect(dialog.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Login Unsuccessful!' });
  });

  it.each([
    ['an absent barn', () => 'offline' as const, /The barn cannot be reached/],
    ['a broken server', () => json({}, 502), /Server error \(502\)/],
    ['an unverified e-mail address', () => json({}, 412), /not verified yet/],
    [
      'a captive portal',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      /network asks you to sign in/,
    ],
  ])('tells %s from wrong credentials', async (_name, answer, words) => {
    await startInWorld([north]);
    await renderSelectBarn();
    await card('North barn').findByText('Internet');
    north.override = (call) => (call.startsWith('POST') || answer() === 'offline' ? answer() : null);
    const { dialog } = await signInAt('North barn', 'right');
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByText(/password is wrong/)).not.toBeInTheDocument();
  });

  it('F14: names the wait of too many attempts and keeps it', async () => {
    await startInWorld([north]);
    const { clock } = await renderSelectBarn();
    north.override = (call) => (call.startsWith('POST') ? json({}, 429, { 'retry-after': '30' }) : null);
    const { dialog } = await signInAt('North barn', 'right');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(dialog.getByRole('timer')).toHaveTextContent(/You can try again in \d+/);
    expect(dialog.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    act(() => clock.advance(40_000));
    expect(dialog.getByText('You can try again now.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('is cancelled by closing: nobody is led anywhere', async () => {
    await startInWorld([north]);
    const { toasts } = await renderSelectBarn();
    await card('North barn').findByText('Internet');
    north.override = (call) => (call.startsWith('POST') ? new Promise(() => undefined) : null);
    const { user, dialog } = await signInAt('North barn', 'right');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card('North barn').getByRole('button', { name: 'Sign in at North barn' })).toHaveFocus();
    expect(toasts.state().history).toEqual([]);
  });
});

describe('the licence agreement', () => {
  beforeEach(() => {
    south.eula = 'You may look at <b>pigs</b> only.';
  });

  it('must be ticked, then leads on', async () => {
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

  it('declined, logs out of the barn', async () => {
    const client = await startInWorld([south]);
    await renderSelectBarn();
    const { user } = await signInAt('South barn', 'right');
    await screen.findByText(/You may look/);
    expect(card('South barn').getByText('Licence agreement not accepted yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decline and log out' }));
    await waitFor(() => expect(client.instances.get()[0]?.loggedIn).toBe(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card('South barn').getByText('Not signed in')).toBeVisible();
  });

  it('that cannot be loaded says so, cannot be accepted, and is asked for again', async () => {
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

  it('shows the host and sends nothing before one agrees; then offers to sign in', async () => {
    await startInWorld([north], [south]);
    await renderSelectBarn();
    const { user, dialog } = await enterCode(formatDiscoveryCode(addressOf(south)));
    expect(dialog.getByText('https://south.example:8071')).toBeVisible();
    expect(south.calls).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await user.click(await dialog.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('dialog', { name: 'Sign in at South barn' })).toBeVisible();
    expect(card('South barn').getByText('south')).toBeVisible();
  });

  it('tells an invalid code, a known barn and an absent one apart', async () => {
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

  it('can be renamed', async () => {
    const { user } = await openDetails();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const name = screen.getByLabelText('Name on this device');
    await user.clear(name);
    await user.type(name, 'Broilers');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'Broilers' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be removed, after it was said what is lost', async () => {
    const { client, user } = await openDetails();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove South barn from this device?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('South barn')).not.toBeInTheDocument());
    expect(client.instances.get().map(({ name }) => name)).not.toContain('South barn');
  });

  it('unlike one of the suite, which has its code to copy but cannot be removed', async () => {
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

it('speaks German', async () => {
  await startInWorld([north]);
  await renderSelectBarn({ language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stall wählen');
  expect(card('North barn').getByRole('button', { name: 'Bei North barn anmelden' })).toHaveTextContent('Anmelden');
});
