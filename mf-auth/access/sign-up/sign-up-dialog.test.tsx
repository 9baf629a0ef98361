import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BarnStandIn, barnStandIn, heldAnswer, json, startInWorld, token } from '../../testing/auth-stand-in';
import { axeFindings, openSignIn } from '../../testing/on-select-barn';
import { fill, goodPassword, openSignUp, send } from '../../testing/open-sign-up';
import { renderSelectBarn } from '../../testing/render-select-barn';

let north: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
});

const sent = (call: string) => north.calls.filter((made) => made.call === call);

describe('sign up by user name', () => {
  test('creates the account, signs in with it and goes on', async () => {
    north.override = (call) =>
      call === 'POST api/auth/usernamePassword/login' ? json({ refreshToken: token({ refresh: true }) }) : null;
    const opened = await openSignUp(north);
    const { user, dialog, said } = opened;
    expect(dialog.getByLabelText('User name')).toHaveFocus();
    expect(dialog.getByLabelText('User name')).toHaveAttribute('autocomplete', 'username');
    expect(dialog.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(dialog.getByLabelText('Repeat password')).toHaveAttribute('autocomplete', 'new-password');
    await fill(opened, 'anna.m ');
    await user.type(dialog.getByLabelText('Display name (optional)'), 'Anna');
    expect(await axeFindings()).toEqual([]);
    await send(opened);
    expect(await screen.findByText('arrived at /dashboard/north/')).toBeVisible();
    expect(sent('POST api/auth/usernamePassword')[0]?.body).toEqual({
      username: 'anna.m',
      displayName: 'Anna',
      password: goodPassword,
      passwordRepetition: goodPassword,
      acceptEula: false,
    });
    expect(sent('POST api/auth/usernamePassword/login')[0]?.body).toEqual({
      username: 'anna.m',
      password: goodPassword,
    });
    expect(said()).toEqual(['Successfully Logged In!', 'Successfully Registered!']);
  });

  test('that cannot sign in at once leads to the sign-in, the name kept', async () => {
    const opened = await openSignUp(north);
    // The stand-in knows one password only, and this is not it.
    await fill(opened, 'anna.m');
    await send(opened);
    expect(await screen.findByRole('dialog', { name: 'Sign in at North barn' })).toBeVisible();
    expect(await screen.findByLabelText('User name')).toHaveValue('anna.m');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(opened.said().slice(0, 2)).toEqual(['Login Unsuccessful!', 'Successfully Registered!']);
  });

  test('tells each rule at its field: what typing on cannot mend at once, the rest when the field is left', async () => {
    const opened = await openSignUp(north);
    const { user, dialog } = opened;
    const name = dialog.getByLabelText('User name');
    const hint = '5 to 20 characters: letters, digits, dots, dashes, underscores';
    await user.type(name, 'an');
    expect(name).toHaveAccessibleDescription(hint);
    await user.tab();
    expect(name).toHaveAccessibleDescription(`The user name needs at least 5 characters. ${hint}`);
    await user.type(name, 'na');
    expect(name).toHaveAccessibleDescription(`The user name needs at least 5 characters. ${hint}`);
    await user.type(name, 'm');
    expect(name).toHaveAccessibleDescription(hint);
    await user.type(name, '!');
    expect(name).toHaveAccessibleDescription(
      `Only letters from a to z, digits, dots, dashes and underscores are allowed. ${hint}`,
    );
    await user.type(dialog.getByLabelText('Password'), goodPassword);
    await user.type(dialog.getByLabelText('Repeat password'), 'Abd');
    expect(dialog.getByLabelText('Repeat password')).toHaveAccessibleDescription('The passwords are not the same.');
  });

  test('tells how far the password is, rule by rule', async () => {
    const { user, dialog } = await openSignUp(north);
    const fulfilled = () =>
      dialog
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent?.endsWith(', fulfilled'))
        .map(({ textContent }) => textContent?.replace(', fulfilled', ''));
    expect(fulfilled()).toEqual([]);
    await user.type(dialog.getByLabelText('Password'), 'aB');
    expect(fulfilled()).toEqual(['a lower-case letter', 'an upper-case letter']);
    await user.type(dialog.getByLabelText('Password'), '1!efgh');
    expect(fulfilled()).toHaveLength(5);
  });

  test('says "fix errors", goes to the first faulty field and sends nothing', async () => {
    const opened = await openSignUp(north);
    await send(opened);
    expect(opened.said()).toEqual(['Please fix the errors']);
    expect(opened.dialog.getByLabelText('User name')).toHaveFocus();
    expect(opened.dialog.getByLabelText('Password')).toHaveAccessibleDescription('Please enter a password.');
    expect(opened.dialog.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'Please enter the password a second time.',
    );
    expect(await axeFindings()).toEqual([]);
    await opened.user.type(opened.dialog.getByLabelText('User name'), 'anna.m');
    await send(opened);
    expect(opened.dialog.getByLabelText('Password')).toHaveFocus();
    expect(sent('POST api/auth/usernamePassword')).toEqual([]);
  });

  test('speaks German, in each rule too', async () => {
    const { user, dialog, said } = await openSignUp(north, 'de');
    await user.type(dialog.getByLabelText('Benutzername'), 'ännä!');
    expect(dialog.getByLabelText('Benutzername')).toHaveAccessibleDescription(
      /^Erlaubt sind nur Buchstaben von a bis z/,
    );
    await user.click(dialog.getByRole('button', { name: 'Registrieren' }));
    expect(said()).toEqual(['Bitte beheben Sie die Fehler']);
    expect(dialog.getByLabelText('Passwort')).toHaveAccessibleDescription('Bitte geben Sie ein Passwort ein.');
  });

  test('tells a name that is in use at the field, until it is another one; everything typed stays', async () => {
    const opened = await openSignUp(north);
    await fill(opened, 'taken');
    await send(opened);
    const name = opened.dialog.getByLabelText('User name');
    expect(await opened.dialog.findByText('The username is in use')).toBeVisible();
    expect(name).toHaveFocus();
    expect(opened.said()).toEqual(['The username is in use']);
    expect(opened.dialog.getByLabelText('Password')).toHaveValue(goodPassword);
    await opened.user.type(name, '2');
    expect(opened.dialog.queryByText('The username is in use')).not.toBeInTheDocument();
  });

  test.each([
    ['a server error', () => json({}, 502), 'Could not register, try again later', /Server error \(502\)/],
    ['a refusal', () => json({}, 400), 'Registration Unsuccessful!', /You have not been signed up/],
    [
      'an instance that takes none',
      () => json({}, 404),
      'Registration Unsuccessful!',
      /ask the operator of North barn/,
    ],
    ['an absent barn', () => 'offline' as const, 'Could not register, try again later', /cannot be reached/],
  ])('tells %s by toast and in place', async (_name, answer, toast, words) => {
    const opened = await openSignUp(north);
    north.override = (call) => (call.startsWith('POST') || answer() === 'offline' ? answer() : null);
    await fill(opened, 'anna.m');
    await send(opened);
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent(words);
    expect(opened.said()).toEqual([toast]);
    expect(opened.dialog.getByLabelText('User name')).toHaveValue('anna.m');
    expect(opened.dialog.getByLabelText('Password')).toHaveValue(goodPassword);
  });

  test('F14: waits as long as it is asked to', async () => {
    const opened = await openSignUp(north);
    north.override = (call) => (call.startsWith('POST') ? json({}, 429, { 'retry-after': '30' }) : null);
    await fill(opened, 'anna.m');
    await send(opened);
    expect(await opened.dialog.findByRole('timer')).toHaveTextContent(/You can try again in \d+/);
    expect(opened.dialog.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    act(() => opened.clock.advance(40_000));
    expect(opened.dialog.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  test('keeps the name when the dialog is closed by accident, and never the password', async () => {
    const opened = await openSignUp(north);
    await fill(opened, 'anna.m');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Close' }));
    await openSignIn('North barn');
    await opened.user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByLabelText('User name')).toHaveValue('anna.m');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('where there is a licence agreement', () => {
  beforeEach(() => {
    north.eula = 'You may look at pigs only.';
  });

  test('it must be ticked', async () => {
    const opened = await openSignUp(north);
    expect(await opened.dialog.findByText('You may look at pigs only.')).toBeVisible();
    await fill(opened, 'anna.m');
    await send(opened);
    expect(opened.said()).toEqual(['Please accept the EULA']);
    expect(opened.dialog.getByRole('checkbox')).toHaveFocus();
    expect(opened.dialog.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the EULA');
    expect(sent('POST api/auth/usernamePassword')).toEqual([]);
    await opened.user.click(opened.dialog.getByRole('checkbox'));
    await send(opened);
    await screen.findByRole('dialog', { name: 'Sign in at North barn' });
    expect(sent('POST api/auth/usernamePassword')[0]?.body).toMatchObject({ acceptEula: true });
  });

  test('that cannot be loaded, nothing is sent until it can', async () => {
    north.override = (call) => (call.startsWith('GET api/eulas') ? json({}, 500) : null);
    const opened = await openSignUp(north);
    expect(await opened.dialog.findByText('The licence agreement could not be loaded.')).toBeVisible();
    await fill(opened, 'anna.m');
    await send(opened);
    expect(opened.dialog.getByText(/only sign up once the licence agreement has been loaded/)).toBeVisible();
    expect(sent('POST api/auth/usernamePassword')).toEqual([]);
    north.override = () => null;
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Try again' }));
    expect(await opened.dialog.findByText('You may look at pigs only.')).toBeVisible();
  });

  test('that is still being read when the form is sent is waited for: without one, the account is made', async () => {
    const { answer, give } = heldAnswer();
    north.eula = null;
    north.override = (call) => (call === 'GET api/eulas/current' ? answer : null);
    const opened = await openSignUp(north);
    await fill(opened, 'anna.m');
    await send(opened);
    expect(opened.dialog.getByRole('button', { name: /^Sign up/ })).toHaveAttribute('aria-busy', 'true');
    expect(opened.said()).toEqual([]);
    give(json({}, 404));
    await waitFor(() => expect(sent('POST api/auth/usernamePassword')).toHaveLength(1));
  });

  test('that is new since the form was opened, it is shown', async () => {
    north.eula = null;
    const opened = await openSignUp(north);
    await fill(opened, 'anna.m');
    north.eula = 'New rules.';
    await send(opened);
    expect(await opened.dialog.findByText('New rules.')).toBeVisible();
    expect(opened.said()).toEqual(['You have to accept the EULA']);
    expect(opened.dialog.getByRole('alert')).toHaveTextContent('You have to accept the EULA');
  });
});

describe('sign up by e-mail', () => {
  beforeEach(() => {
    north.methods = { username: false, email: true, remote: false };
  });

  test('says that a mail is on its way, has it sent again, and leads to the sign-in', async () => {
    const opened = await openSignUp(north);
    const { user, dialog, said } = opened;
    await fill(opened, ' anna@barn.example');
    await send(opened);
    expect(await dialog.findByText(/We have sent an e-mail to anna@barn.example/)).toBeVisible();
    expect(sent('POST api/auth/emailPassword')[0]?.body).toEqual({
      email: 'anna@barn.example',
      password: goodPassword,
      passwordRepetition: goodPassword,
      acceptEula: false,
    });
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Re-send verification' }));
    expect(await dialog.findByText('Verification E-Mail sent successfully!')).toBeVisible();
    expect(said()).toEqual(['Verification E-Mail sent successfully!', 'Successfully Registered!']);
    await user.click(dialog.getByRole('button', { name: 'Continue to sign in' }));
    expect(await screen.findByLabelText('E-mail address')).toHaveValue('anna@barn.example');
  });

  test('tells an address that is in use at the field', async () => {
    const opened = await openSignUp(north);
    await fill(opened, 'taken@barn.example');
    await send(opened);
    const words = 'There is an account with this e-mail address already.';
    expect(await opened.dialog.findByText(words)).toBeVisible();
    expect(opened.dialog.getByLabelText('E-mail address')).toHaveAccessibleDescription(words);
    expect(opened.said()).toEqual(['Registration Unsuccessful!']);
  });
});

test('where only the senator signs in, it leads there', async () => {
  north.methods = { username: false, email: false, remote: true };
  await startInWorld([north]);
  await renderSelectBarn();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Sign in at North barn' }));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/^At North barn one signs up through/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in through/ })).toHaveAttribute('href', '/single-sign-on/north');
});
