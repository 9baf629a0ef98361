import { BrowserRouter } from '@barnwatch/shared/routing';
import { settingAtom } from '@barnwatch/shared/settings';
import { FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type BarnStandIn, barnStandIn, json, startInWorld } from '../../testing/auth-stand-in';
import { axeFindings } from '../../testing/on-select-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { AccountScreen } from './account';

const never = new AbortController().signal;
const right = { kind: 'username', username: 'manager', password: 'right' } as const;

const now = Date.now();
const sessions = [
  {
    sessionId: 'a',
    createdAt: now - millisecondsInDay,
    lastRefreshedAt: now - 60_000,
    expiresAt: now + 1,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile) Firefox/142.0',
    current: false,
  },
  {
    sessionId: 'b',
    createdAt: now - millisecondsInHour,
    lastRefreshedAt: now - millisecondsInHour,
    expiresAt: now + 1,
    userAgent: null,
    current: true,
  },
];

function standIn(id: string, name: string): BarnStandIn {
  const barn = barnStandIn(id, name);
  barn.override = (call) => {
    if (call === 'GET api/permissions') return json({ permissions: ['cameras.view', 'incidents.view', 'new.right'] });
    return call === 'GET api/login/sessions' ? json({ sessions }) : null;
  };
  return barn;
}

let north: BarnStandIn;
let south: BarnStandIn;
beforeEach(() => {
  north = standIn('north', 'North barn');
  south = standIn('south', 'South barn');
});

async function open(signedInAt: readonly string[], language: 'en' | 'de' = 'en') {
  const client = await startInWorld([north, south]);
  for (const id of signedInAt) await client.signIn(id, right, never);
  await waitFor(() => {
    const known = client.instances.get().filter(({ permissionsKnown, eulaNeeded }) => permissionsKnown || eulaNeeded);
    expect(known.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)).toEqual(signedInAt);
  });
  const suite = await renderInSuite(
    <FreshMemory>
      <BrowserRouter>
        <main>
          <AccountScreen />
        </main>
      </BrowserRouter>
    </FreshMemory>,
    { language, texts: { 'mf-auth': language === 'de' ? de : en }, now },
  );
  return { client, ...suite };
}

const place = (name: string) => within(screen.getByRole('region', { name }));

describe('my account', () => {
  test('says who one is, with which devices, and what one may do, in words', async () => {
    await open(['north']);
    expect(screen.getByText('Signed in at 1 place')).toBeVisible();
    expect(place('North barn').getByText('Signed in as manager')).toBeVisible();
    const devices = await waitFor(() => {
      const items = place('North barn')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(items[0]).toContain('Unknown device');
      return items;
    });
    expect(devices[0]).toMatch(/this device.*Last used 1 h ago/);
    expect(devices[1]).toMatch(/Firefox · Android.*Last used 1 min ago/);
    expect(place('North barn').getByText('See cameras')).toBeVisible();
    expect(place('North barn').getByText('new.right')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out everywhere' })).not.toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
  });

  test('a device that could not be read is missing and told; the others are there (F49)', async () => {
    north.override = (call) =>
      call === 'GET api/login/sessions' ? json({ sessions: [{ ...sessions[0], createdAt: null }, sessions[1]] }) : null;
    await open(['north']);
    expect(await place('North barn').findByText('1 device could not be read and is missing here.')).toBeVisible();
    expect(place('North barn').getByText('this device')).toBeVisible();
    expect(place('North barn').queryByText(/on no other device/)).toBeNull();
  });

  test('says so where a barn does not tell the devices, and where they could not be asked', async () => {
    north.override = (call) => (call === 'GET api/login/sessions' ? json({}, 404) : null);
    let answers = false;
    south.override = (call) => {
      if (call !== 'GET api/login/sessions') return null;
      return answers ? json({ sessions }) : json({}, 502);
    };
    await open(['north', 'south']);
    expect(await place('North barn').findByText(/does not tell which devices/)).toBeVisible();
    expect(await place('South barn').findByRole('alert')).toHaveTextContent('Your devices could not be loaded.');
    answers = true;
    await userEvent.click(place('South barn').getByRole('button', { name: 'Try again' }));
    expect(await place('South barn').findByText('this device')).toBeVisible();
  });

  test('logs out on a lost device, after a question; the list is another one then, and has the focus', async () => {
    const { toasts } = await open(['north']);
    expect(await place('North barn').findAllByRole('button', { name: /^Log out there/ })).toHaveLength(1);
    await userEvent.click(place('North barn').getByRole('button', { name: 'Log out there: Firefox · Android' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Log out on Firefox · Android?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    north.override = (call) => {
      if (call === 'DELETE api/login/sessions/a') return json({});
      return call === 'GET api/login/sessions' ? json({ sessions: sessions.slice(1) }) : null;
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Log out there' }));
    expect(await place('North barn').findByText('You are signed in on no other device.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place('North barn').getByRole('list', { name: 'Devices that you are signed in with' })).toHaveFocus();
    expect(toasts.state().history[0]?.text).toBe('Logged out on Firefox · Android');
  });

  test('a device that logged out meanwhile is what was wanted; one that was not logged out stays, and says why (F3)', async () => {
    const { toasts } = await open(['north']);
    let answer = json({}, 502);
    north.override = (call) => {
      if (call === 'DELETE api/login/sessions/a') return answer;
      return call === 'GET api/login/sessions' ? json({ sessions }) : null;
    };
    await userEvent.click(await place('North barn').findByRole('button', { name: /^Log out there/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out there' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/That device was not logged out.*502/);
    const error = { code: 'session-unknown', message: 'No.' };
    answer = new Response(JSON.stringify({ error }), { status: 404, headers: { 'content-type': 'application/json' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Log out there' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.state().history.map(({ text }) => text)).toEqual(['Firefox · Android was logged out already']);
  });

  test('logs out on all other devices at once, where there are several', async () => {
    const tablet = { ...sessions[0], sessionId: 'c', userAgent: 'Mozilla/5.0 (iPad) Safari/605.1' };
    let ended = false;
    north.override = (call) => {
      if (call === 'POST api/login/sessions/endOthers') {
        ended = true;
        return json({ ended: 2 });
      }
      if (call !== 'GET api/login/sessions') return null;
      return json({ sessions: ended ? sessions.slice(1) : [...sessions, tablet] });
    };
    const { toasts } = await open(['north']);
    await userEvent.click(await place('North barn').findByRole('button', { name: '2 further devices' }));
    await userEvent.click(place('North barn').getByRole('button', { name: 'Log out on all other devices' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out on all other devices' }),
    );
    expect(await place('North barn').findByText('You are signed in on no other device.')).toBeVisible();
    expect(toasts.state().history[0]?.text).toBe('Logged out on 2 other devices');
  });

  test('a list that could not be asked for again stays, with its age and why', async () => {
    await open(['north']);
    await userEvent.click(await place('North barn').findByRole('button', { name: /^Log out there/ }));
    north.override = (call) => {
      if (call === 'DELETE api/login/sessions/a') return json({});
      return call === 'GET api/login/sessions' ? json({}, 502) : null;
    };
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out there' }));
    expect(await place('North barn').findByRole('alert')).toHaveTextContent('Your devices could not be loaded.');
    expect(place('North barn').getByText(/^As it was told last,/)).toBeVisible();
    expect(place('North barn').getByText('this device')).toBeVisible();
    // What is asked meanwhile stays, too.
    await userEvent.click(place('North barn').getByRole('button', { name: /^Log out there/ }));
    north.override = (call) => (call === 'GET api/login/sessions' ? json({ sessions }) : null);
    act(() => place('North barn').getByRole('button', { name: 'Try again', hidden: true }).click());
    await waitFor(() => expect(place('North barn').queryByText(/^As it was told last,/)).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Log out on Firefox · Android?' })).toBeVisible();
  });

  test('offers to log out nowhere, where the barn does not tell which device this one is', async () => {
    north.override = (call) =>
      call === 'GET api/login/sessions'
        ? json({ sessions: sessions.map((session) => ({ ...session, current: false })) })
        : null;
    await open(['north']);
    expect(await place('North barn').findByText('Unknown device')).toBeVisible();
    expect(place('North barn').queryByRole('button', { name: /^Log out there/ })).toBeNull();
  });

  test('asks nothing of a barn whose licence is not accepted yet', async () => {
    south.eula = 'Be good.';
    await open(['south']);
    expect(place('South barn').getByRole('link', { name: 'Read licence' })).toHaveAttribute(
      'href',
      '/dashboard/south/',
    );
    expect(south.calls.map(({ call }) => call)).not.toContain('GET api/login/sessions');
  });

  test('logs out of one, after a question', async () => {
    const { client } = await open(['north', 'south']);
    await userEvent.click(place('South barn').getByRole('button', { name: 'Log out' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Log out of South barn?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'South barn' })).not.toBeInTheDocument());
    expect(client.instances.get().map(({ loggedIn }) => loggedIn)).toEqual([true, false, false]);
  });

  test('logs out everywhere, after saying from where and what is lost', async () => {
    const { client, toasts } = await open(['north', 'south']);
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/You are logged out of North barn and South barn/)).toBeVisible();
    expect(await dialog.findByText('Nothing is waiting to be sent.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('You are not signed in anywhere.')).toBeVisible();
    expect(client.instances.get().some(({ loggedIn }) => loggedIn)).toBe(false);
    expect(toasts.state().history[0]?.text).toBe('You are logged out everywhere');
  });

  test('speaks German', async () => {
    await open([], 'de');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mein Konto');
    expect(screen.getByRole('link', { name: 'Zu den Ställen' })).toHaveAttribute('href', '/select-barn');
  });
});

describe('for developers', () => {
  test('rights of the open barn can be left out, and all ends with the switch', async () => {
    const { client } = await open(['north']);
    const user = userEvent.setup();
    expect(screen.queryByRole('switch', { name: 'Simulate permissions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Developer options' }));
    await user.click(screen.getByRole('switch', { name: 'Simulate permissions' }));
    expect(screen.getByText(/Open a barn first/)).toBeVisible();
    act(() => client.selectBarn('north'));
    await user.click(screen.getByRole('checkbox', { name: 'See cameras' }));
    expect(client.simulatedPermissions.get()).toEqual(['incidents.view', 'new.right']);
    await user.click(screen.getByRole('checkbox', { name: 'See cameras' }));
    expect(client.simulatedPermissions.get()).toEqual(['incidents.view', 'new.right', 'cameras.view']);
    await user.click(screen.getByRole('button', { name: 'Take all away' }));
    expect(client.simulatedPermissions.get()).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Developer options' }));
    expect(client.simulatedPermissions.get()).toBeNull();
  });

  test('the switch of how times are read is offered, and hidden with the options', async () => {
    const { states } = await open(['north']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('switch', { name: 'Developer options' }));
    await user.click(screen.getByRole('switch', { name: 'Switch how times are read' }));
    expect(states.get(settingAtom('timestampMode'))).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'Switch how times are read' }));
    expect(states.get(settingAtom('timestampMode'))).toBe(false);
    await user.click(screen.getByRole('switch', { name: 'Developer options' }));
    expect(screen.queryByRole('switch', { name: 'Switch how times are read' })).not.toBeInTheDocument();
  });
});
