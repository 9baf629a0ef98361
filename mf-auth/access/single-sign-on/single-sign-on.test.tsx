import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BarnStandIn, barnStandIn, heldAnswer, json, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings } from '../../testing/on-select-barn';
import { renderSingleSignOn } from '../../testing/render-single-sign-on';
import { type SenatorStandIn, senatorStandIn } from '../../testing/senator-stand-in';

let north: BarnStandIn;
let senator: SenatorStandIn;
const user = userEvent.setup();

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
  senator = senatorStandIn('north');
});

const step = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent;

async function signInAtSenator() {
  await user.type(await screen.findByLabelText('E-mail address'), 'anna@barn.example');
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** On the page with someone signed in at the senator, at the step of the account. */
async function atTheAccount(state: unknown = null) {
  const client = await startInWorld([north], [], senator);
  const suite = await renderSingleSignOn('north', { state });
  await signInAtSenator();
  return { ...suite, client };
}

const said = (suite: Awaited<ReturnType<typeof atTheAccount>>) => suite.toasts.state().history.map(({ text }) => text);

describe('single sign-on', () => {
  test('leads someone new through all steps to the dashboard; the provider is created', async () => {
    const suite = await atTheAccount();
    expect(await screen.findByRole('heading', { name: 'Create your account at North barn' })).toBeVisible();
    expect(step()).toContain('Account at North barn');
    expect(await axeFindings()).toEqual([]);
    const name = screen.getByLabelText(/Display name/);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Please enter a display name/);
    await user.type(name, ' Anna Schmidt ');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/^arrived at \/dashboard\/north\//)).toBeVisible();
    const body = (call: string) => senator.calls.find((made) => made.call === call)?.body;
    expect(body('POST api/serviceProviders')).toEqual({ name: 'North barn', globalUniqueIdentifier: 'north' });
    expect(body('POST api/idp/provider-1/account')).toEqual({ displayName: 'Anna Schmidt', acceptEula: false });
    expect(said(suite)).toEqual([
      'Successfully Signed in!',
      'Successfully Created Account at Service Provider',
      'Please fix the errors',
      'Successfully Logged In!',
    ]);
    expect(suite.client.instances.get()[0]).toMatchObject({ loggedIn: true, accountId: 'anna-at-barn' });
  });

  test('uses an account that exists, and returns to the screen that one came for', async () => {
    senator.provider = { remoteAccountId: 'anna-at-barn' };
    senator.accountAtBarn = true;
    await atTheAccount({ barnId: 'north', returnTo: '/dashboard/north/incidents' });
    expect(await screen.findByText(/^arrived at \/dashboard\/north\/incidents/)).toBeVisible();
    expect(senator.calls.some(({ call }) => call.endsWith('/account'))).toBe(false);
  });

  test('uses an account that only the barn knows of', async () => {
    senator.accountAtBarn = true;
    const suite = await atTheAccount();
    await user.type(await screen.findByLabelText(/Display name/), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/^arrived at/)).toBeVisible();
    expect(said(suite)).not.toContain('Successfully Created Account at Service Provider');
  });

  test('creates the account that the senator only believed to exist', async () => {
    senator.provider = { remoteAccountId: 'long-gone' };
    const suite = await atTheAccount();
    await user.type(await screen.findByLabelText(/Display name/), 'Anna');
    expect(said(suite)[0]).toBe('Could not Sign in at the Service Provider!');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/^arrived at/)).toBeVisible();
  });

  test('asks whoever comes back whether it is the right account, and lets them change it', async () => {
    const { unmount } = await atTheAccount();
    await screen.findByLabelText(/Display name/);
    unmount();
    await renderSingleSignOn('north');
    expect(screen.getByRole('heading', { name: 'You are signed in at Farm sign-in' })).toBeVisible();
    expect(screen.getByText('Account anna@barn.example')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue with this account' }));
    expect(await screen.findByLabelText(/Display name/)).toBeVisible();
  });

  test('another account signs out of the senator first', async () => {
    const { unmount, client } = await atTheAccount();
    await screen.findByLabelText(/Display name/);
    unmount();
    await renderSingleSignOn('north');
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('E-mail address')).toBeVisible();
    expect(client.instances.get().some(({ loggedIn }) => loggedIn)).toBe(false);
    await signInAtSenator();
    expect(await screen.findByLabelText(/Display name/)).toBeVisible();
  });

  test('waits for a licence agreement that is still being read, rather than finding fault', async () => {
    const { answer, give } = heldAnswer();
    north.override = (call) => (call === 'GET api/eulas/current' ? answer : null);
    const suite = await atTheAccount();
    await user.type(await screen.findByLabelText(/Display name/), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(said(suite)).toEqual(['Successfully Logged In!']);
    give(json({}, 404));
    expect(await screen.findByText(/^arrived at/)).toBeVisible();
  });

  test('shows the licence agreement of the barn, and sends nothing before it is ticked', async () => {
    north.eula = 'You may look at pigs only.';
    senator.barnEula = true;
    const suite = await atTheAccount();
    expect(await screen.findByText('You may look at pigs only.')).toBeVisible();
    await user.type(screen.getByLabelText(/Display name/), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(said(suite)[0]).toBe('Please accept the EULA');
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(senator.calls.some(({ call }) => call.endsWith('/account'))).toBe(false);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    // The barn of this test asks again by itself: its licence is then accepted in place.
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const agreement = within(screen.getByRole('dialog'));
    await user.click(agreement.getByRole('checkbox'));
    await user.click(agreement.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/^arrived at \/dashboard\/north\//)).toBeVisible();
  });

  test('shows a licence agreement that came up meanwhile', async () => {
    senator.barnEula = true;
    const suite = await atTheAccount();
    const name = await screen.findByLabelText(/Display name/);
    await user.type(name, 'Anna');
    north.eula = 'New rules.';
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('New rules.')).toBeVisible();
    expect(said(suite)[0]).toBe('You have to accept the EULA');
    expect(screen.getByRole('alert')).toHaveTextContent('You have to accept the EULA');
    expect(name).toHaveValue('Anna');
  });

  test.each([
    [
      'the provider',
      'POST api/serviceProviders',
      'Could not create Service Provider!',
      /Could not create Service Provider!/,
      async () => undefined,
    ],
    [
      'the account',
      'POST api/idp/provider-1/account',
      'Could not create Account at Service Provider!',
      /Could not create Account at Service Provider!/,
      async () => {
        await user.type(await screen.findByLabelText(/Display name/), 'Anna');
        await user.click(screen.getByRole('button', { name: 'Create account' }));
      },
    ],
    [
      'the sign-in',
      'GET api/idp/provider-1/login/',
      'Could not Sign in at the Service Provider!',
      /Could not Sign in at the Service Provider!/,
      async () => {
        await user.type(await screen.findByLabelText(/Display name/), 'Anna');
        await user.click(screen.getByRole('button', { name: 'Create account' }));
      },
    ],
  ])('%s failing says so by toast and in place, with a way on', async (_name, failing, toast, words, goThere) => {
    senator.override = (call) => (call === failing ? json({}, 502) : null);
    const suite = await atTheAccount();
    await goThere();
    await waitFor(() => expect(said(suite)[0]).toBe(toast));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent('502');
    expect(await axeFindings()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back to the barns' })).toHaveAttribute('href', '/select-barn');
    senator.override = () => null;
    const again = screen.queryByRole('button', { name: 'Try again' });
    await user.click(again ?? screen.getByRole('button', { name: 'Create account' }));
    if (failing === 'POST api/serviceProviders') expect(await screen.findByLabelText(/Display name/)).toBeVisible();
    else expect(await screen.findByText(/^arrived at \/dashboard\/north\//)).toBeVisible();
  });

  test('a senator that does not answer is told, and asked again', async () => {
    senator.override = (call) => (call === 'GET api/serviceProviders/' ? 'offline' : null);
    await atTheAccount();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Farm sign-in could not be asked about North barn.');
    expect(alert).toHaveTextContent('Farm sign-in cannot be reached.');
    senator.override = () => null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/Display name/)).toBeVisible();
  });

  test('signs up at the senator first, and says what to do next', async () => {
    await startInWorld([north], [], senator);
    await renderSingleSignOn('north');
    await user.click(await screen.findByRole('radio', { name: 'I am new' }));
    await user.type(await screen.findByLabelText('E-mail address'), 'anna@barn.example');
    await user.type(screen.getByLabelText('Password'), 'Abcdef1!');
    await user.type(screen.getByLabelText('Repeat password'), 'Abcdef1!');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText(/We have sent an e-mail to anna@barn.example/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to sign in' }));
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@barn.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  test('offers the user name instead, with the screen that one came for', async () => {
    await startInWorld([north], [], senator);
    await renderSingleSignOn('north', { state: { barnId: 'north', returnTo: '/dashboard/north/grid' } });
    await user.click(await screen.findByRole('link', { name: 'Use a user name instead' }));
    expect(screen.getByText(/^arrived at \/select-barn .*"returnTo":"\/dashboard\/north\/grid"/)).toBeVisible();
  });

  test.each(['nowhere', '66'])('says that %s is no barn that it knows', async (id) => {
    await startInWorld([north], [], senator);
    await renderSingleSignOn(id);
    expect(screen.getByText(`This device knows no barn with the id “${id}”.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the barns' })).toHaveAttribute('href', '/select-barn');
    expect(await axeFindings()).toEqual([]);
  });

  test('speaks German', async () => {
    await startInWorld([north], [], senator);
    await renderSingleSignOn('north', { language: 'de' });
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Über Farm sign-in anmelden' })).toBeVisible();
  });
});
