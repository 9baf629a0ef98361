import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BarnStandIn, barnStandIn, json, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings, card, openSignIn, signInAt } from '../../testing/on-select-barn';
import { renderSelectBarn } from '../../testing/render-select-barn';

let north: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
});

describe('sign in', () => {
  test('leads to the dashboard, with spaces around the name ignored', async () => {
    await startInWorld([north]);
    const { toasts } = await renderSelectBarn();
    await signInAt('North barn', 'right');
    expect(await screen.findByText('arrived at /dashboard/north/')).toBeVisible();
    expect(toasts.state().history[0]).toMatchObject({ kind: 'success', text: 'Successfully Logged In!' });
    const login = north.calls.find(({ call }) => call === 'POST api/auth/usernamePassword/login');
    expect(login?.body).toEqual({ username: 'manager', password: 'right' });
  });

  test('opens by itself for the screen that one came for, and returns there', async () => {
    await startInWorld([north]);
    await renderSelectBarn({ state: { barnId: 'north', returnTo: '/dashboard/north/incidents' } });
    const dialog = within(screen.getByRole('dialog', { name: 'Sign in at North barn' }));
    expect(await dialog.findByLabelText('User name')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('User name'), 'manager');
    await userEvent.type(dialog.getByLabelText('Password'), 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('arrived at /dashboard/north/incidents')).toBeVisible();
  });

  test('tells missing fields at the field, without asking the barn', async () => {
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

  test('keeps the name and forgets the password when they are wrong', async () => {
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

  test.each([
    ['an absent barn', () => 'offline' as const, /The barn cannot be reached/],
    ['a broken server', () => json({}, 502), /Server error \(502\)/],
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

  test('F14: names the wait of too many attempts and keeps it', async () => {
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

  test('is cancelled by closing: nobody is led anywhere', async () => {
    await startInWorld([north]);
    const { toasts } = await renderSelectBarn();
    await card('North barn').findByText('Internet');
    north.override = (call) => (call.startsWith('POST') ? new Promise(() => undefined) : null);
    const { user, dialog } = await signInAt('North barn', 'right');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card('North barn').getByRole('button', { name: 'Sign in at North barn' })).toHaveFocus();
    expect(toasts.state().history).toEqual([]);
  });
});

describe('the ways to sign in', () => {
  test('stand in their place before it is known which there are', async () => {
    await startInWorld([north]);
    await renderSelectBarn();
    await card('North barn').findByText('Internet');
    let answer: (response: Response) => void = () => undefined;
    north.override = (call) =>
      call === 'GET api/auth/methods' ? new Promise<Response>((resolve) => (answer = resolve)) : null;
    await userEvent.click(card('North barn').getByRole('button', { name: 'Sign in at North barn' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Asking how one signs in here …')).toBeInTheDocument();
    expect(dialog.queryByLabelText('User name')).not.toBeInTheDocument();
    answer(json({}, 404));
    expect(await dialog.findByLabelText('User name')).toHaveFocus();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('are only the senator where the barn knows no passwords; the screen that one came for goes along', async () => {
    north.methods = { username: false, email: false, remote: true };
    await startInWorld([north]);
    await renderSelectBarn({ state: { barnId: 'north', returnTo: '/dashboard/north/grid' } });
    const dialog = within(screen.getByRole('dialog'));
    const link = await dialog.findByRole('link', { name: /^Sign in through/ });
    expect(link).toHaveAttribute('href', '/single-sign-on/north');
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await userEvent.click(link);
    expect(screen.getByText('arrived at /single-sign-on/north')).toBeVisible();
    expect(window.history.state.usr).toEqual({ barnId: 'north', returnTo: '/dashboard/north/grid' });
  });

  test('can be chosen where there are several, and what was typed is kept', async () => {
    north.methods = { username: true, email: true, remote: true };
    await startInWorld([north]);
    await renderSelectBarn();
    const { user, dialog } = await openSignIn('North barn');
    await user.type(dialog.getByRole('textbox', { name: 'User name' }), 'anna');
    await user.click(dialog.getByRole('radio', { name: 'E-mail' }));
    expect(await axeFindings()).toEqual([]);
    await user.type(dialog.getByLabelText('E-mail address'), 'anna@');
    await user.type(dialog.getByLabelText('Password'), 'right');
    expect(dialog.getByLabelText('E-mail address')).toHaveAccessibleDescription('This is not a valid e-mail address.');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByLabelText('E-mail address')).toHaveFocus();
    await user.type(dialog.getByLabelText('E-mail address'), 'barn.example');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('arrived at /dashboard/north/')).toBeVisible();
    const login = north.calls.find(({ call }) => call === 'POST api/auth/emailPassword/login');
    expect(login?.body).toEqual({ email: 'anna@barn.example', password: 'right' });
  });

  test('are assumed to be the user name where nobody could be asked, and asked for again', async () => {
    north.override = (call) => (call.startsWith('GET api/auth') ? 'offline' : null);
    await startInWorld([north]);
    await renderSelectBarn();
    const { user, dialog } = await openSignIn('North barn');
    expect(dialog.getByText(/User name and password is assumed/)).toBeVisible();
    await user.type(dialog.getByLabelText('User name'), 'anna');
    north.methods = { username: true, email: false, remote: true };
    north.override = () => null;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('link', { name: /^Sign in through/ })).toBeVisible();
    expect(dialog.getByLabelText('User name')).toHaveValue('anna');
    expect(dialog.queryByText(/is assumed/)).not.toBeInTheDocument();
  });

  test('are asked for again by themselves as soon as the instance is back', async () => {
    north.override = () => 'offline';
    const client = await startInWorld([north]);
    await renderSelectBarn();
    const { dialog } = await openSignIn('North barn');
    expect(dialog.getByText(/is assumed/)).toBeVisible();
    north.override = () => null;
    await act(() => client.checkConnection('north', new AbortController().signal, { asked: true }));
    await waitFor(() => expect(dialog.queryByText(/is assumed/)).not.toBeInTheDocument());
  });

  test('keep the name when the dialog is closed by accident, and never the password', async () => {
    await startInWorld([north]);
    await renderSelectBarn();
    const { user, dialog } = await openSignIn('North barn');
    await user.type(dialog.getByLabelText('User name'), 'anna');
    await user.type(dialog.getByLabelText('Password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await openSignIn('North barn');
    expect(again.dialog.getByLabelText('User name')).toHaveValue('anna');
    expect(again.dialog.getByLabelText('Password')).toHaveValue('');
    expect(again.dialog.getByLabelText('Password')).toHaveFocus();
  });
});

describe('an address that is not verified', () => {
  const resend = 'POST api/auth/emailPassword/verification/new';

  async function unverified() {
    north.methods = { username: false, email: true, remote: false };
    north.override = (call) => (call.endsWith('/login') ? json({}, 412) : null);
    await startInWorld([north]);
    const suite = await renderSelectBarn();
    const { user, dialog } = await openSignIn('North barn');
    await user.type(dialog.getByLabelText('E-mail address'), 'anna@barn.example ');
    await user.type(dialog.getByLabelText('Password'), 'right');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please verify your E-Mail First!');
    expect(suite.toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Please verify your E-Mail First!' });
    return { user, dialog, ...suite };
  }

  test('can have its mail sent again in place', async () => {
    const { user, dialog, toasts } = await unverified();
    await user.click(dialog.getByRole('button', { name: 'Re-send verification' }));
    expect(await dialog.findByText('Verification E-Mail sent successfully!')).toBeVisible();
    expect(toasts.state().history[0]).toMatchObject({
      kind: 'success',
      text: 'Verification E-Mail sent successfully!',
      durationMs: 3000,
    });
    expect(north.calls.find(({ call }) => call === resend)?.body).toEqual({ email: 'anna@barn.example' });
    expect(await axeFindings()).toEqual([]);
  });

  test('says for 10 s that its mail could not be sent, and in place why', async () => {
    const { user, dialog, toasts } = await unverified();
    north.override = (call) => (call === resend ? json({}, 503) : null);
    await user.click(dialog.getByRole('button', { name: 'Re-send verification' }));
    const words = 'Could not send Verification E-Mail please try again later.';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByText(/503/)).toBeVisible();
    expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: words, durationMs: 10_000 });
  });
});
