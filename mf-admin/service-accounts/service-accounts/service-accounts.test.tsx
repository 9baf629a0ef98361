import { generateKeyPairSync } from 'node:crypto';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay } from 'date-fns/constants';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { keyState } from './key-state';
import { readKeyFile } from './read-key-file';
import { ServiceAccountsScreen } from './service-accounts';

const noon = Date.UTC(2026, 0, 1, 12);
const own = 'GET api/service_accounts/own';
const all = 'GET api/service_accounts/all';
const add = 'PUT api/service_accounts/own/{serviceAccountId}/pubkeys';
const remove = 'DELETE api/service_accounts/own/{serviceAccountId}/pubkeys/{fingerprint}';
const pair = generateKeyPairSync('ed25519');
const publicPem = String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
const privatePem = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const otherPem = String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));

let barn: BarnDoor;

const fingerprint = (letter: string) => `SHA256:${letter.repeat(43)}`;

function climate(keys: readonly { letter: string; expiry: number | null }[]) {
  return {
    serviceAccountId: 'climate-computer',
    name: 'Climate computer',
    ownerAccountId: 'account-1',
    createdAt: noon,
    publicKeys: keys.map(({ letter, expiry }) => ({ fingerprint: fingerprint(letter), expiry, publicKey: otherPem })),
  };
}

async function openBarn(permissions: readonly string[] = ['serviceAccounts.own']) {
  barn = await openBarnDoor({ permissions }, noon);
  barn.answer(own, { serviceAccounts: [climate([{ letter: 'a', expiry: null }])] });
}

beforeEach(() => openBarn());

async function open(search = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/administration/service-accounts${search}`);
  return renderInSuite(<ServiceAccountsScreen />, {
    now: noon,
    language,
    texts: { 'mf-admin': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const keyField = () => dialog().getByRole('textbox', { name: /Public key/ });
const paste = (text: string) => fireEvent.change(keyField(), { target: { value: text } });

test('6.9: one’s own service accounts are shown with their keys', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Climate computer' }));
  expect(card.getByText(fingerprint('a'), { selector: 'code' })).toBeVisible();
  expect(card.getByText('Valid without end')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('6.9: whoever may see all of them has both lists, with whose each is', async () => {
  await openBarn(['serviceAccounts.all']);
  barn.answer(all, { serviceAccounts: [climate([])] });
  await open('?circle=all');
  expect(await screen.findByText('account-1')).toBeVisible();
  expect(screen.getByText('No key yet: the program cannot sign in.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test('a key that ends soon, or has ended, is warned of', async () => {
  barn.answer(own, {
    serviceAccounts: [
      climate([
        { letter: 'a', expiry: noon + 10 * millisecondsInDay },
        { letter: 'b', expiry: noon - millisecondsInDay },
      ]),
    ],
  });
  await open();
  expect(await screen.findByText(/^A key expires within 30 days: Climate computer/)).toBeVisible();
  expect(screen.getByText(/^A key has expired: Climate computer/)).toBeVisible();
});

test.each([
  [null, 'endless'],
  [noon, 'expired'],
  [noon + 1, 'expiring'],
  [noon + 30 * millisecondsInDay, 'expiring'],
  [noon + 30 * millisecondsInDay + 1, 'valid'],
] as const)('a key that ends at %s is %s', (expiry, state) => {
  expect(keyState({ expiry }, noon)).toBe(state);
});

test('6.9: a public key is added as the barn takes it, for a year', async () => {
  barn.answer(add, { serviceAccount: climate([]) });
  await open();
  await press('Add key for Climate computer');
  paste(`  ${publicPem}\n`);
  expect(dialog().getByText('Ed25519')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Add key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(barn.asked(add)[0]?.body).toEqual({ publicKey: publicPem, expiry: Date.UTC(2027, 0, 1, 12) });
  await waitFor(() => expect(barn.asked(own)).toHaveLength(2));
});

test('13.10: a private key is never sent, and does not stay in the field', async () => {
  await open();
  await press('Add key for Climate computer');
  paste(privatePem);
  expect(keyField()).toHaveValue('');
  expect(keyField()).toHaveAccessibleDescription(/^That was a private key. It was not sent/);
  await userEvent.click(dialog().getByRole('button', { name: 'Add key' }));
  expect(barn.asked(add)).toHaveLength(0);
  paste(publicPem);
  expect(keyField()).not.toHaveAccessibleDescription(/private key. It was not sent/);
});

function chooseFile(name: string, content: string): void {
  const input = document.querySelector<HTMLInputElement>('[data-key-file]');
  if (!input) throw new Error('no field for files');
  const file = new File([content], name);
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(content).buffer });
  fireEvent.change(input, { target: { files: [file] } });
}

test('6.9: a file with a public key is read into the field, and added', async () => {
  barn.answer(add, { serviceAccount: climate([]) });
  await open();
  await press('Add key for Climate computer');
  chooseFile('id_ed25519.pub', publicPem);
  await waitFor(() => expect(dialog().getByText('Ed25519')).toBeVisible());
  await userEvent.click(dialog().getByRole('button', { name: 'Add key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(barn.asked(add)[0]?.body).toMatchObject({ publicKey: publicPem });
});

test('13.10: a file with a private key is read on the device, and refused', async () => {
  await open();
  await press('Add key for Climate computer');
  chooseFile('id_ed25519', privatePem);
  await waitFor(() => expect(keyField()).toHaveAccessibleDescription(/^That was a private key/));
  expect(barn.asked(add)).toHaveLength(0);
});

test('a file of bytes is read as its base64, a large one is not read', async () => {
  const der = pair.publicKey.export({ type: 'spki', format: 'der' });
  const fileOf = (bytes: Uint8Array, size = bytes.length) =>
    Object.defineProperties(new File([], 'key.der'), {
      size: { value: size },
      arrayBuffer: { value: async () => Uint8Array.from(bytes).buffer },
    });
  expect(await readKeyFile(fileOf(der))).toBe(der.toString('base64'));
  expect(await readKeyFile(fileOf(der, 2_000_000))).toBeNull();
});

test.each([
  [409, 'public-key-exists', undefined, /has this key already/],
  [400, 'invalid-request', { issues: [{ field: '/publicKey', rule: 'publicKey' }] }, /does not take this key/],
  [400, 'invalid-request', { issues: [{ field: '/publicKey', rule: 'maxItems' }] }, /as many keys as it can have/],
] as const)('a refusal (%s %s) is told at the field that it concerns', async (status, code, details, words) => {
  barn.refuse(add, status, code, details);
  await open();
  await press('Add key for Climate computer');
  paste(publicPem);
  await userEvent.click(dialog().getByRole('button', { name: 'Add key' }));
  await waitFor(() => expect(keyField()).toHaveAccessibleDescription(words));
  expect(keyField()).toHaveValue(publicPem);
});

test('6.9: a key is deleted after a question that says what stops', async () => {
  barn.answer(remove, { serviceAccount: climate([]) });
  await open();
  await press(`Delete ${fingerprint('a')}`);
  expect(dialog().getByText(/^This is the last key of Climate computer/)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(barn.asked(remove)[0]?.path.fingerprint).toBe(fingerprint('a'));
});

test.each(['public-key-unknown', 'service-account-unknown'])(
  'F47: a key that somebody else has just deleted, or its account, is gone: %s',
  async (reason) => {
    barn.refuse(remove, 404, reason);
    await open();
    await press(`Delete ${fingerprint('a')}`);
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('F47: a key for an account that somebody else has just deleted is not lost: the barn says why it takes none', async () => {
  barn.refuse(add, 404, 'service-account-unknown');
  await open();
  await press(/^Add key/);
  paste(publicPem);
  await userEvent.click(dialog().getByRole('button', { name: 'Add key' }));
  expect(await dialog().findByText(en.addKey.notAdded, { exact: false })).toBeVisible();
  expect(keyField()).toHaveValue(publicPem);
});

test('a damaged service account is set aside and told; the others are there (F49)', async () => {
  barn.answer(own, { serviceAccounts: [climate([]), { serviceAccountId: 'scales' }] });
  await open();
  expect(await screen.findByRole('region', { name: 'Climate computer' })).toBeVisible();
  expect(screen.getByText('1 record could not be read and is missing below.')).toBeVisible();
});

test('how the machine signs in stands there, filled in', async () => {
  await open();
  const details = (await screen.findByText('How the program signs in')).closest('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const example = await screen.findByRole('region', { name: 'How the program signs in' });
  expect(example).toHaveTextContent(fingerprint('a'));
  expect(example).toHaveTextContent('https://north-barn.example:8071/');
  await userEvent.click(screen.getByRole('radio', { name: 'TypeScript' }));
  expect(example).toHaveTextContent("from 'jose'");
});

test('loading, failed and empty say so', async () => {
  barn.answer(own, () => 'silence');
  const loading = await open();
  expect(screen.getByRole('status')).toHaveTextContent('The service accounts are being loaded.');
  loading.unmount();
  await openBarn();
  barn.refuse(own, 500);
  const failed = await open();
  expect(await screen.findByText('The service accounts could not be loaded.')).toBeVisible();
  failed.unmount();
  await openBarn();
  barn.answer(own, { serviceAccounts: [] });
  await open();
  expect(await screen.findByText('There is nothing here!')).toBeVisible();
});

test('speaks German', async () => {
  await open('', 'de');
  expect(await screen.findByText('Unbegrenzt gültig')).toBeVisible();
});
