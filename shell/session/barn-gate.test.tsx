import { barnId, credentials, deviceIsLateAtom, json, page, settle } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StartPage } from '../entry/start-page';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { BarnGate } from './barn-gate';

const screens = {
  '/': <StartPage />,
  '/dashboard/:barnId/deep/:place': (
    <BarnGate check={{ any: ['cameras.view'] }}>
      <p>the screen</p>
    </BarnGate>
  ),
};
const deep = `/dashboard/${barnId}/deep/in?time=5`;

test('not signed in: leads to select barn, with the way back', async () => {
  const { device } = await startAtBarn({ signedIn: false });
  await renderAt({ at: deep, screens, now: device.time });
  expect(screen.getByText(/^arrived at \/select-barn/)).toHaveTextContent(
    `{"returnTo":"${deep}","barnId":"${barnId}"}`,
  );
});

test('a barn that this device does not know leads there too', async () => {
  const { device } = await startAtBarn();
  await renderAt({ at: '/dashboard/unknown/deep/in', screens, now: device.time });
  expect(screen.getByText(/^arrived at \/select-barn/)).toHaveTextContent('"barnId":"unknown"');
});

test('signed in: selects the barn of the address and shows its screen', async () => {
  const { device, client } = await startAtBarn();
  await renderAt({ at: deep, screens, now: device.time });
  expect(screen.getByText('the screen')).toBeVisible();
  expect(client.selectedBarnId.get()).toBe(barnId);
});

test('signed out in another tab: leads away, and back afterwards', async () => {
  const { device, client } = await startAtBarn();
  await renderAt({ at: deep, screens, now: device.time });
  await act(async () => {
    await client.signOut(barnId);
  });
  expect(screen.getByText(/^arrived at \/select-barn/)).toHaveTextContent(`"returnTo":"${deep}"`);
});

test('while the device has not told who is signed in: says so, opens by itself, and leads to the sign-in (F46)', async () => {
  const { device, client } = await startAtBarn({ signedIn: false });
  client.states.set(deviceIsLateAtom, true);
  await renderAt({ at: deep, screens, now: device.time });
  expect(screen.getByRole('status')).toHaveTextContent('Your sign-in is still being read');
  await act(async () => {
    await client.signIn(barnId, credentials, new AbortController().signal);
  });
  expect(screen.getByText('the screen')).toBeVisible();
});

test('whoever does not want to wait for the device signs in, with the way back (F46)', async () => {
  const { device, client } = await startAtBarn({ signedIn: false });
  client.states.set(deviceIsLateAtom, true);
  await renderAt({ at: deep, screens, now: device.time });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in without waiting' }));
  expect(screen.getByText(/^arrived at \/select-barn/)).toHaveTextContent(`"returnTo":"${deep}"`);
});

test('/ waits for a device that may tell late which barn is selected (F46)', async () => {
  const { device, client } = await startAtBarn({ signedIn: false });
  client.states.set(deviceIsLateAtom, true);
  await renderAt({ at: '/', screens, now: device.time });
  expect(screen.getByText('Your sign-in is still being read')).toBeVisible();
  await act(async () => client.states.set(deviceIsLateAtom, false));
  expect(screen.getByText('Which barn?')).toBeVisible();
});

test.each([
  ['selected and signed in: its dashboard', true, true, `arrived at /dashboard/${barnId}/ with null`],
  ['selected, not signed in: select barn', true, false, 'arrived at /select-barn with null'],
  ['none selected: the barn entry page', false, true, 'Which barn?'],
])('/ with a barn %s', async (_name, selected, signedIn, text) => {
  const { device, client } = await startAtBarn({ signedIn });
  client.selectBarn(selected ? barnId : null);
  await renderAt({ at: '/', screens, now: device.time });
  expect(screen.getByText(text)).toBeVisible();
});

test('without any permission: names the barn and the account, which can be copied', async () => {
  const { device, barn, client } = await startAtBarn();
  barn.permissions = [];
  await client.refreshPermissions(barnId, new AbortController().signal);
  await renderAt({ at: deep, screens, now: device.time });
  expect(screen.getByText('There are no permissions for this barn (North barn).')).toBeVisible();
  expect(screen.getByText(/account id: account-1/)).toBeVisible();
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy account id' }));
  expect(write).toHaveBeenCalledWith('account-1');
  barn.permissions = ['cameras.view'];
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await act(settle);
  expect(screen.getByText('the screen')).toBeVisible();
});

test('permissions that could not be loaded: says so, and asks again', async () => {
  const { device, barn, client } = await startAtBarn({ signedIn: false });
  barn.override = ({ path }) => (path === 'api/permissions' ? page(500) : undefined);
  await client.signIn(
    barnId,
    { kind: 'username', username: 'manager', password: 'right' },
    new AbortController().signal,
  );
  await renderAt({ at: deep, screens, now: device.time });
  expect(screen.getByText('Your permissions at this barn could not be loaded.')).toBeVisible();
  barn.override = () => undefined;
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(screen.getByText('the screen')).toBeVisible();
});

test('a simulation narrows what may be opened, and the missing right is named', async () => {
  const { device, client } = await startAtBarn();
  await renderAt({ at: deep, screens, now: device.time });
  act(() => client.simulatePermissions(['incidents.view']));
  expect(screen.queryByText('the screen')).not.toBeInTheDocument();
  expect(screen.getByText(/cameras\.view/)).toBeVisible();
  act(() => client.simulatePermissions(['cameras.view', 'cameras.manage']));
  expect(screen.getByText('the screen')).toBeVisible();
});

test('refused by the barn in the middle: out of this barn only', async () => {
  const { device, barn, client } = await startAtBarn();
  await renderAt({ at: deep, screens, now: device.time });
  barn.expireAccess();
  barn.override = ({ path }) => (path === 'api/login/refresh' ? json({}, 403) : undefined);
  await act(async () => {
    await client.client(barnId).get('api/cameras', { parse: (data) => data });
  });
  expect(await screen.findByText(/^arrived at \/select-barn/)).toBeVisible();
  expect(client.instances.get()[0]?.signedOutReason).toBe('refused');
});
