import { barnId, settle } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { millisecondsInDay } from 'date-fns/constants';
import { type AtBarn, renderAt, startAtBarn } from '../testing/at-barn';
import { SessionNoticesView } from './session-notices-view';

const refreshPath = 'api/login/refresh';
const parse = (data: unknown): unknown => data;

let world: AtBarn;

beforeEach(async () => {
  world = await startAtBarn();
  world.client.selectBarn(barnId);
});

function show(language: 'en' | 'de' = 'en') {
  const { device } = world;
  return renderAt({ at: '/x', screens: { '/x': <SessionNoticesView /> }, now: device.time, language });
}

async function refreshFails(headers: Record<string, string> = {}, status = 503) {
  const { barn, client } = world;
  barn.expireAccess();
  barn.override = ({ path }) =>
    path === refreshPath
      ? new Response('{}', { status, headers: { 'content-type': 'application/json', ...headers } })
      : undefined;
  await act(async () => {
    await client.client(barnId).get('api/cameras', { parse });
  });
}

test('a sign-in that cannot be renewed says so, counts down and heals by itself (F11)', async () => {
  const { barn, device, client } = world;
  const suite = await show();
  await refreshFails();
  expect(screen.getByRole('status')).toHaveTextContent(
    'cannot be renewed at the moment: server error. You stay signed in.',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/Next try in 1.s/);
  expect(client.instances.get()[0]?.loggedIn).toBe(true);
  barn.override = () => undefined;
  device.time += 1_000;
  act(() => suite.clock.advance(1_000));
  await act(settle);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('it can be tried now', async () => {
  const { barn } = world;
  await show();
  await refreshFails();
  barn.override = () => undefined;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try now' }));
  await act(settle);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a pause that the barn asks for is shown and kept (F14)', async () => {
  await show('de');
  await refreshFails({ 'retry-after': '70' }, 429);
  expect(screen.getByRole('status')).toHaveTextContent(/Nächster Versuch in 1.m 10.s/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a wrong clock of the device is told (F18)', async () => {
  world = await startAtBarn({ signedIn: false });
  world.barn.clockOffsetMs = -millisecondsInDay;
  await world.client.signIn(
    barnId,
    { kind: 'username', username: 'manager', password: 'right' },
    new AbortController().signal,
  );
  world.client.selectBarn(barnId);
  await show();
  expect(screen.getByRole('status')).toHaveTextContent(/The clock of this device is 1.d ahead of that of/);
});

test('a simulation is marked and can be ended', async () => {
  await show();
  act(() => world.client.simulatePermissions(['cameras.view']));
  expect(screen.getByRole('status')).toHaveTextContent('as if you had 1 permission.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'End simulation' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(world.client.simulatedPermissions.get()).toBeNull();
});

test('nothing is said of what can be seen already: an offline barn', async () => {
  const { device, client } = world;
  await show();
  device.instances.clear();
  await act(async () => {
    await client.checkConnection(barnId, new AbortController().signal, { asked: true });
  });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
