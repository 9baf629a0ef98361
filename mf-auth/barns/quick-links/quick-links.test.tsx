import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { BrowserRouter, ConcealedQueryContext, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, type BarnStandIn, barnStandIn, json, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings } from '../../testing/on-select-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { QuickLinksScreen } from './quick-links';

const verify = 'POST api/auth/emailPassword/verify';
const resend = 'POST api/auth/emailPassword/verification/new';

let south: BarnStandIn = barnStandIn('south', 'South barn');
beforeEach(() => {
  south = barnStandIn('south', 'South barn');
});

const southAddress = { protocol: 'https', hostname: 'south.example', port: 8071 } as const;

function Arrived() {
  const { pathname, state } = useLocation();
  return (
    <p>
      arrived at {pathname} with {JSON.stringify(state)}
    </p>
  );
}

function Routes() {
  return useRoutes([
    { path: '/ql/:action', element: <QuickLinksScreen /> },
    { path: '*', element: <Arrived /> },
  ]);
}

function query(change: Record<string, string> = {}): string {
  const discoveryString = formatDiscoveryCode(addressOf(south));
  return `?${new URLSearchParams({ discoveryString, displayName: 'Anna', id: 'auth-1', token: 'secret-token', ...change })}`;
}

/** Opens the link as the shell leaves it: the query concealed. Or, with `inAddress`, as someone who went to it. */
function open(action: string, search: string, options: { inAddress?: boolean; language?: 'en' | 'de' } = {}) {
  const { inAddress = false, language = 'en' } = options;
  window.history.replaceState(null, '', `/ql/${action}${inAddress ? search : ''}`);
  return renderInSuite(
    <ConcealedQueryContext value={inAddress ? '' : search}>
      <BrowserRouter>
        <main>
          <Routes />
        </main>
      </BrowserRouter>
    </ConcealedQueryContext>,
    { language, texts: { 'mf-auth': language === 'de' ? de : en }, now: Date.now() },
  );
}

const said = (toasts: { state(): { history: readonly { text: string; durationMs: number }[] } }) =>
  toasts.state().history.map(({ text, durationMs }) => [text, durationMs]);

describe('the link of a verification mail', () => {
  test('shows the host and sends nothing before one agrees; then verifies and leads to the barns', async () => {
    south.override = (call) => (call === verify ? json({}) : null);
    await startInWorld([], [south]);
    const { toasts } = await open('email-verification', query());
    expect(screen.getByText('https://south.example:8071')).toBeVisible();
    expect(screen.getByText(/does not know this server/)).toBeVisible();
    expect(south.calls).toEqual([]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/arrived at \/select-barn/)).toBeVisible();
    expect(south.calls).toEqual([
      { call: verify, body: { authenticationId: 'auth-1', verificationToken: 'secret-token' } },
    ]);
    expect(said(toasts)).toEqual([['Successfully verified email address! You can close this page now.', 3000]]);
  });

  test('takes a token out of the address at once, wherever it came from', async () => {
    await startInWorld([], [south]);
    await open('email-verification', query(), { inAddress: true });
    expect(window.location.href).not.toContain('secret-token');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeVisible();
  });

  test('goes on with signing in at a barn that this device knows', async () => {
    south.override = (call) => (call === verify ? json({}) : null);
    await startInWorld([south]);
    await open('email-verification', query());
    expect(screen.getByText('This is South barn.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/"barnId":"south"/)).toBeVisible();
  });

  test('takes no server for a known one because its link says so', async () => {
    await startInWorld([barnStandIn('north', 'North barn')], [south]);
    const claim = { remote: southAddress, gateway: { ...southAddress, id: 'north' } };
    await open('email-verification', query({ discoveryString: formatDiscoveryCode(claim) }));
    expect(screen.getByText(/does not know this server/)).toBeVisible();
    expect(screen.queryByText(/^This is/)).not.toBeInTheDocument();
  });

  test('knows a server by its address, whatever else the link leads to', async () => {
    await startInWorld([south]);
    const ways = { local: southAddress, remote: southAddress };
    await open('email-verification', query({ discoveryString: formatDiscoveryCode(ways) }));
    expect(screen.getByText('This is South barn.')).toBeVisible();
  });

  test('says why it failed, can try again, and has another mail sent', async () => {
    let answer = json({}, 404);
    south.override = (call) => (call === verify ? answer : call === resend ? json({}) : null);
    await startInWorld([], [south]);
    const { toasts } = await open('email-verification', query());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not verify email address');
    // A server whose links work once answers so to whoever opens one again.
    expect(
      screen.getByText(/^If this link was opened before, your address may be verified already: just sign in\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: en.quickLink.toBarns })).toHaveAttribute('href', '/select-barn');
    await user.click(screen.getByRole('button', { name: 'Re-send verification' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Re-send verification' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(south.calls.map(({ call }) => call)).toEqual([verify]);
    expect(dialog.getByLabelText('E-mail address')).toHaveFocus();
    await user.type(dialog.getByLabelText('E-mail address'), 'anna@barn.example');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Verification E-Mail sent successfully!')).toBeVisible();
    expect(south.calls.at(-1)).toEqual({ call: resend, body: { email: 'anna@barn.example' } });
    expect(said(toasts).map(([text]) => text)).toEqual([
      'Verification E-Mail sent successfully!',
      'Please fix the errors',
      'Could not verify email address',
    ]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    answer = json({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/arrived at/)).toBeVisible();
  });

  test('keeps the toast of a mail that could not be sent for 10 s', async () => {
    south.override = () => 'offline';
    await startInWorld([], [south]);
    const { toasts } = await open('email-verification', query());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await user.click(await screen.findByRole('button', { name: 'Re-send verification' }));
    await user.type(screen.getByLabelText('E-mail address'), 'anna@barn.example{Enter}');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
    expect(said(toasts)[0]).toEqual(['Could not send Verification E-Mail please try again later.', 10_000]);
  });

  test('goes to no local address', async () => {
    const local = { protocol: 'http', hostname: 'south.example', port: 80 } as const;
    await startInWorld([], [south]);
    await open('email-verification', query({ discoveryString: formatDiscoveryCode({ local }) }));
    expect(screen.getByRole('alert')).toHaveTextContent(/no server on the internet/);
    expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  });
});

describe('a link that cannot be followed says so, sends nothing and leads on', () => {
  test.each([
    ['an unknown action', 'delete-everything', query(), 'BarnWatch does not know what this link asks for.'],
    [
      'an invalid discovery string',
      'email-verification',
      query({ discoveryString: 'x' }),
      'The discovery code of this link is invalid.',
    ],
    ['no token', 'email-verification', query({ token: '' }), 'This link is incomplete.'],
    ['no query', 'email-verification', '', 'The page was loaded again, and the link is not in it any more.'],
    [
      'an invalid code',
      'add-barn',
      '?discoveryString=javascript:alert(1)',
      'The discovery code of this link is invalid.',
    ],
  ])('%s', async (_name, action, search, words) => {
    await startInWorld([south]);
    await open(action, search);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('link', { name: 'To the barns' }));
    expect(await screen.findByText(/arrived at \/select-barn/)).toBeVisible();
    expect(south.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a file that the system opens with the suite', () => {
  type Consumer = (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void;

  /** What the browser hands over, before or after the page asks. */
  function launch(): (file: Promise<File>) => Promise<void> {
    let consumer: Consumer = () => undefined;
    const setConsumer = (next: Consumer) => {
      consumer = next;
    };
    Object.assign(globalThis, { launchQueue: { setConsumer } });
    return async (file) => act(async () => consumer({ files: [{ getFile: () => file }] }));
  }

  const textFile = (text: string, name = 'code.txt') =>
    Object.assign(new File([text], name, { type: 'text/plain' }), {
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    });

  afterEach(() => void Reflect.deleteProperty(globalThis, 'launchQueue'));

  test('with a code in it is asked about like a scanned one, and nothing is sent before', async () => {
    const opens = launch();
    await startInWorld([], [south]);
    await open('open-file', '');
    await opens(Promise.resolve(textFile(formatDiscoveryCode(addressOf(south)))));
    expect(await screen.findByText(/south\.example/)).toBeVisible();
    expect(south.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/"barnId":"south"/)).toBeVisible();
  });

  test('without one says so, and another one can be chosen; one that is gone meanwhile too', async () => {
    const opens = launch();
    await startInWorld([], [south]);
    await open('open-file', '');
    await opens(Promise.resolve(textFile('no code', 'notes.txt')));
    expect(await screen.findByText(/could not be found in “notes\.txt”/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test('that cannot be read, and a browser that hands over none, leave the choice of a file', async () => {
    const opens = launch();
    await startInWorld([], [south]);
    const { unmount } = await open('open-file', '');
    await opens(Promise.reject(new DOMException('gone', 'NotFoundError')));
    expect(screen.getByText(/could not be read. Choose it here/)).toBeVisible();
    unmount();
    Reflect.deleteProperty(globalThis, 'launchQueue');
    await open('open-file', '');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the link of a printed QR code', () => {
  test('asks, connects, and goes on with signing in', async () => {
    const client = await startInWorld([], [south]);
    await open('add-barn', query({ displayName: 'Broilers' }));
    expect(screen.getByText('The code gives the name “Broilers”.')).toBeVisible();
    expect(south.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/"barnId":"south"/)).toBeVisible();
    expect(client.instances.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)).toContain('south');
  });

  test('says so when the barn is known already', async () => {
    await startInWorld([south]);
    await open('add-barn', query());
    expect(screen.getByText('This instance already exists: South barn.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the barns' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText(/arrived at \/dashboard\/south\//)).toBeVisible();
  });

  test('speaks German', async () => {
    await startInWorld([], [south]);
    await open('add-barn', query(), { language: 'de' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stall hinzufügen');
  });
});
