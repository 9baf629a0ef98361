import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeConfiguration, readConfigurationFile } from './read-configuration';

const barn = {
  role: 'barn',
  identity: { globalUniqueIdentifier: 'barn', name: 'barn', realWorldName: 'Barn' },
  dataFolder: 'data',
};
const mail = { suiteUrl: 'https://suite.example', from: 'a@b.example' };
const discovery = { remote: { hostname: 'barn.example', port: 443, protocol: 'https' } };
const person = { displayName: 'A', permissions: [] };

test('fills in what is left out: closed to the network, no mails, single-use tokens', () => {
  expect(completeConfiguration(barn)).toMatchObject({
    listen: { host: '127.0.0.1', trustedProxies: [] },
    authentication: { usernamePassword: true, emailPassword: false, signUp: false },
    tokens: { refreshTokens: 'single-use' },
    mail: null,
    roles: null,
    trustedSenators: [],
    serviceAccounts: [],
    gateway: [],
  });
});

test('takes a whole set of mail settings', () => {
  const smtp = { host: 'mail.example', port: 587, username: 'barn', passwordFile: 'password.txt' };
  expect(completeConfiguration({ ...barn, discovery, mail: { ...mail, smtp } }).mail).toEqual({
    ...mail,
    outboxPage: false,
    smtp: { ...smtp, tls: 'starttls' },
  });
});

test.each<[string, object, string]>([
  ['an unknown member', { surplus: 1 }, 'surplus'],
  ['a senator under another id', { role: 'senator' }, 'of a senator is "66"'],
  [
    'sign-up by e-mail without mails',
    { authentication: { emailPassword: true, signUp: true } },
    'needs configuration/mail',
  ],
  ['mails whose links lead nowhere', { mail: { ...mail, outboxPage: true } }, 'needs configuration/discovery'],
  ['mails that go nowhere', { mail, discovery }, 'needs smtp or the outbox page'],
  [
    'an outbox for the whole network',
    { mail: { ...mail, outboxPage: true }, discovery, listen: { host: '0.0.0.0' } },
    'needs a loopback address',
  ],
  [
    'a password in the clear',
    { mail: { ...mail, smtp: { host: 'mail.example', port: 25, tls: 'none' } }, discovery },
    'on this machine only',
  ],
  [
    'a user without a password',
    { mail: { ...mail, smtp: { host: 'mail.example', port: 587, username: 'a' } }, discovery },
    'both username and passwordFile',
  ],
  [
    'an account with two ways to sign in',
    { accounts: [{ ...person, username: 'a', email: 'a@b.example', password: 'Abcdefg1!' }] },
    'exactly one',
  ],
  ['an account without a password', { accounts: [{ ...person, username: 'a' }] }, 'password'],
  ['the same camera twice', { cameras: [camera('a'), camera('a')] }, '"a" twice'],
  ['a time zone that nobody knows', { timeZone: 'Europe/Bremen' }, 'such as Europe/Berlin'],
  ['a senator without a key', { trustedSenators: [{ globalUniqueIdentifier: '66' }] }, 'publicKey'],
])('refuses %s', (_, wrong, words) => {
  expect(() => completeConfiguration({ ...barn, ...wrong })).toThrow(words);
});

test('says in which line a file is no JSON, and quotes nothing of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-configuration-'));
  const file = join(folder, 'barn.json');
  const reason = (text: string): string => {
    writeFileSync(file, text);
    try {
      readConfigurationFile(file);
      return '';
    } catch (cause) {
      return String(cause);
    }
  };
  expect(reason('{\n  "role": "barn"\n  "password": "Secret-1!"\n}')).toMatch(
    /is wrong: .*barn\.json is no JSON: .*line 3$/,
  );
  expect(reason('{"password": Secret-1!}')).toMatch(/is no JSON/);
  expect(reason('{"password": Secret-1!}')).not.toContain('Secret');
  rmSync(folder, { recursive: true });
});

function camera(cameraId: string) {
  return { cameraId, name: cameraId, tags: [], source: { kind: 'file', path: 'a.mp4' } };
}
