import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BarnStandIn, barnStandIn, json, startInWorld } from '../testing/auth-stand-in';
import { axeFindings, card, openSignIn, signInAt } from '../testing/on-select-barn';
import { renderSelectBarn } from '../testing/render-select-barn';

let north: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
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
