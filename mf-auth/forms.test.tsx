import { useInstance } from '@barnwatch/shared/auth-client';
import { renderInSuite } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { EndDeviceDialog } from './access/account/end-device-dialog';
import { EndOtherDevicesDialog } from './access/account/end-other-devices-dialog';
import { EditBarnDialog } from './barns/edit-barn/edit-barn-dialog';
import { ResendDialog } from './barns/quick-links/resend-dialog';
import { addressOf, type BarnStandIn, barnStandIn, heldAnswer, json, startInWorld } from './testing/auth-stand-in';
import { openSignIn } from './testing/on-select-barn';
import { renderSelectBarn } from './testing/render-select-barn';
import { renderSingleSignOn } from './testing/render-single-sign-on';
import { senatorStandIn } from './testing/senator-stand-in';
import en from './texts/en.json';

const texts = { 'mf-auth': en };
const good = 'Abcdef1!';
const user = userEvent.setup();
let north: BarnStandIn;

beforeEach(() => {
  north = barnStandIn('north', 'North barn');
});

/** What all of them have in common: one call at one instance. */
function atInstance(instance: BarnStandIn, call: string, suite: Awaited<ReturnType<typeof renderSelectBarn>>) {
  return {
    unmount: suite.unmount,
    sent: () => instance.calls.filter((made) => made.call === call).length,
    refuse: () => {
      instance.override = (made) => (made === call ? json({}, 500) : null);
    },
    hold: () => {
      const { answer, give } = heldAnswer();
      instance.override = (made) => (made === call ? answer : null);
      return { letGo: () => give(json({}, 500)) };
    },
    traces: () => suite.toasts.state().history.map(({ text }) => text),
  };
}

const button = (name: string) => () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`) });
const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);

async function signIn(): Promise<ProvenForm> {
  await startInWorld([north]);
  const suite = await renderSelectBarn();
  await openSignIn('North barn');
  return {
    ...atInstance(north, 'POST api/auth/usernamePassword/login', suite),
    button: button('Sign in'),
    spoil: () => type('Password', 'right'),
    fill: async () => {
      await type('User name', 'manager');
      await type('Password', 'right');
    },
    // The password is emptied and typed anew; the message tells itself.
    goesOnIn: () => screen.getByLabelText('Password'),
  };
}

async function signUp(): Promise<ProvenForm> {
  await startInWorld([north]);
  const suite = await renderSelectBarn();
  await openSignIn('North barn');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByLabelText('Repeat password');
  const fill = async (name: string) => {
    await type('User name', name);
    await type('Password', good);
    await type('Repeat password', good);
  };
  return {
    ...atInstance(north, 'POST api/auth/usernamePassword', suite),
    button: button('Sign up'),
    spoil: () => fill('anna'),
    fill: () => fill('anna.m'),
  };
}

function Edited({ onClose }: { readonly onClose: () => void }) {
  const instance = useInstance('north');
  return instance && <EditBarnDialog instance={instance} onClose={onClose} />;
}

async function editBarn(): Promise<ProvenForm> {
  await startInWorld([north]);
  const suite = await renderInSuite(<Edited onClose={() => undefined} />, { texts });
  return {
    ...atInstance(north, 'nothing', suite),
    button: button('Save'),
    spoil: () => user.clear(screen.getByLabelText('Discovery code')),
    fill: async () => undefined,
    // It is kept on the device.
    refuse: null,
    hold: null,
  };
}

async function resend(): Promise<ProvenForm> {
  await startInWorld([north]);
  const dialog = <ResendDialog discoveryObject={addressOf(north)} onClose={() => undefined} />;
  const suite = await renderInSuite(dialog, { texts });
  return {
    ...atInstance(north, 'POST api/auth/emailPassword/verification/new', suite),
    button: button('Send'),
    spoil: () => type('E-mail address', 'anna@'),
    fill: () => type('E-mail address', 'anna@barn.example'),
  };
}

async function addBarn(): Promise<ProvenForm> {
  await startInWorld([north]);
  const suite = await renderSelectBarn();
  await user.click(screen.getByRole('button', { name: 'Add barn' }));
  await screen.findByLabelText('Discovery code');
  return {
    ...atInstance(north, 'GET api/identity', suite),
    sent: () => 0,
    button: button('Continue'),
    spoil: () => type('Discovery code', 'nonsense'),
    fill: async () => undefined,
    // Nothing is sent before it was asked where the code leads.
    refuse: null,
    hold: null,
  };
}

async function createAccount(): Promise<ProvenForm> {
  const senator = senatorStandIn('north');
  await startInWorld([north], [], senator);
  const suite = await renderSingleSignOn('north');
  await user.type(await screen.findByLabelText('E-mail address'), 'anna@barn.example');
  await type('Password', 'right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByLabelText(/^Display name/);
  return {
    ...atInstance(senator, 'POST api/idp/provider-1/account', suite),
    button: () => screen.getByRole('button', { name: /^Create account/ }),
    spoil: async () => undefined,
    fill: () => user.type(screen.getByLabelText(/^Display name/), 'Anna'),
  };
}

const lostPhone = {
  sessionId: 'a',
  createdAt: 0,
  lastRefreshedAt: 0,
  expiresAt: 1,
  userAgent: 'Mozilla/5.0 (Android 15; Mobile) Firefox/142.0',
  current: false,
};
const noRule = { spoil: null, fill: async () => undefined };

async function atAccount(call: string, dialog: ReactElement): Promise<Omit<ProvenForm, 'button'>> {
  const client = await startInWorld([north]);
  await client.signIn(
    'north',
    { kind: 'username', username: 'manager', password: 'right' },
    new AbortController().signal,
  );
  const suite = await renderInSuite(dialog, { texts });
  return { ...atInstance(north, call, suite), ...noRule };
}

async function endDevice(): Promise<ProvenForm> {
  const questions = { onCancel: () => undefined, onEnded: () => undefined };
  const dialog = <EndDeviceDialog instanceId="north" device={lostPhone} {...questions} />;
  return { ...(await atAccount('DELETE api/login/sessions/a', dialog)), button: button('Log out there') };
}

async function endOtherDevices(): Promise<ProvenForm> {
  const dialog = <EndOtherDevicesDialog instanceId="north" onCancel={() => undefined} onEnded={() => undefined} />;
  return {
    ...(await atAccount('POST api/login/sessions/endOthers', dialog)),
    button: button('Log out on all other devices'),
  };
}

describe.each([
  ['sign in', signIn],
  ['sign up', signUp],
  ['the account at a barn', createAccount],
  ['add a barn', addBarn],
  ['edit a barn', editBarn],
  ['another mail', resend],
  ['log out on another device', endDevice],
  ['log out on all other devices', endOtherDevices],
] as const)('%s', (_name, open) => proveForm(open));
