import { BrowserRouter } from '@barnwatch/shared/routing';
import { type BarnDoor, json, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { type ProvenForm, proveForm } from '@barnwatch/shared/testing/prove-form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CreateCameraScreen } from './cameras/create-camera/create-camera';
import { AddKeyDialog } from './service-accounts/service-accounts/add-key-dialog';
import en from './texts/en.json';

const publicKey = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----`;

/** What all of them have in common: one call at the barn. */
async function opened(form: ReactElement, call: Parameters<BarnDoor['asked']>[0], barn: BarnDoor) {
  const suite = await renderInSuite(form, {
    texts: { 'mf-admin': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  return {
    unmount: suite.unmount,
    sent: () => barn.asked(call).length,
    refuse: () => barn.refuse(call, 500),
    hold: () => {
      let letGo = (): void => undefined;
      barn.answer(call, () => new Promise((resolve) => (letGo = () => resolve(json({}, 500)))));
      return { letGo: () => letGo() };
    },
    traces: () => suite.toasts.state().history.map(({ text }) => text),
  };
}

async function createCamera(): Promise<ProvenForm> {
  const barn = await openBarnDoor({ permissions: ['cameras.view', 'cameras.manage'] });
  barn.answer('GET api/cameras', { cameras: {} });
  history.replaceState(null, '', '/dashboard/north-barn/administration/createCamera');
  const form = await opened(<CreateCameraScreen />, 'POST api/cameras', barn);
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  return {
    ...form,
    button: () => screen.getByRole('button', { name: en.createCamera.createUnseen }),
    spoil: () => userEvent.type(screen.getByRole('textbox', { name: /^RTSP/ }), 'http://x'),
    fill: async () => {
      await userEvent.type(name, 'Pen 13');
      await userEvent.type(screen.getByRole('textbox', { name: /^RTSP/ }), 'rtsp://10.0.0.1/1');
    },
  };
}

async function addKey(): Promise<ProvenForm> {
  const barn = await openBarnDoor({ permissions: ['serviceAccounts.own'] });
  let done = 0;
  const count = () => {
    done += 1;
  };
  const account = {
    serviceAccountId: 'climate',
    name: 'Climate computer',
    ownerAccountId: 'me',
    createdAt: 0,
    publicKeys: [],
  };
  const form = await opened(
    <AddKeyDialog account={account} circle="own" onAdded={count} onClose={count} />,
    'PUT api/service_accounts/own/{serviceAccountId}/pubkeys',
    barn,
  );
  return {
    ...form,
    traces: () => [done, ...form.traces()],
    button: () => screen.getByRole('button', { name: en.addKey.add }),
    spoil: () => userEvent.type(screen.getByRole('textbox', { name: /^Public key/ }), 'no key'),
    fill: async () => {
      await userEvent.click(screen.getByRole('textbox', { name: /^Public key/ }));
      await userEvent.paste(publicKey);
    },
  };
}

describe('creating a camera', () => proveForm(createCamera));
describe('adding a public key', () => proveForm(addKey));
