import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import schema from './configuration.schema.json' with { type: 'json' };
import { completeConfiguration, readConfigurationFile } from './read-configuration';

const barn = {
  role: 'barn',
  identity: { globalUniqueIdentifier: 'barn', name: 'barn', realWorldName: 'Barn' },
  dataFolder: 'data',
};
const mail = { suiteUrl: 'https://suite.example', from: 'a@b.example' };
const discovery = { remote: { hostname: 'barn.example', port: 443, protocol: 'https' } };
const weakKey = `-----BEGIN PUBLIC KEY-----\n${Buffer.from(
  `302a300506032b6570032100ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f`,
  'hex',
).toString('base64')}\n-----END PUBLIC KEY-----`;
const person = { displayName: 'A', permissions: [] };

test('the schema is one: no start looks at it again', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  expect(ajv.validateSchema(schema)).toBe(true);
  expect(ajv.validateSchema({ ...schema, required: 'role' })).toBe(false);
});

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

test('a bucket for recordings keeps them on the disk for a day as well, and is none unless it is named', () => {
  expect(completeConfiguration(barn).recording.bucket).toBeNull();
  const bucket = { address: 's3://farm/recordings' };
  expect(completeConfiguration({ ...barn, recording: { bucket } }).recording.bucket).toEqual({
    ...bucket,
    keepLocalHours: 24,
  });
});

test('issue 19: a bucket may be given a part of the line, and none that nothing could pass', () => {
  const bucket = { address: 's3://farm/recordings', mostMegabitsASecond: 8 };
  expect(completeConfiguration({ ...barn, recording: { bucket } }).recording.bucket?.mostMegabitsASecond).toBe(8);
  const none = { ...bucket, mostMegabitsASecond: 0 };
  expect(() => completeConfiguration({ ...barn, recording: { bucket: none } })).toThrow('mostMegabitsASecond');
});

test.each<[string, object, string]>([
  ['a bucket that is none', { recording: { bucket: { address: 's3://farm/../other' } } }, 'names no bucket'],
  [
    'a bucket in the clear',
    { recording: { bucket: { address: 's3://farm', endpoint: 'http://s3.example' } } },
    'on this machine only',
  ],
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
  [
    'a barn behind the gateway that is reached in the clear',
    { gateway: [{ id: 'north', url: 'http://192.168.1.20:8090' }] },
    '"north" at http://192.168.1.20:8090: beyond this machine it has to be https',
  ],
  ['a barn behind the gateway without an address', { gateway: [{ id: 'north', url: 'http://:1:1' }] }, 'no address'],
  [
    'a senator whose keys come in the clear',
    { trustedSenators: [{ globalUniqueIdentifier: '66', keysUrl: 'http://senator.example/keys' }] },
    'it has to be https',
  ],
  [
    'a gateway that is reached in the clear',
    { discovery: { gateway: { hostname: 'farm.example', port: 80, protocol: 'http', id: 'barn' } } },
    'it has to be https',
  ],
  [
    'a name that turns what follows around',
    { cameras: [{ ...camera('a'), name: 'Pen \u202e1' }] },
    'configuration/cameras/0/name has a control character',
  ],
  [
    'a name of two lines',
    { accounts: [{ ...person, displayName: 'A\nB', username: 'abcde', password: 'Abcdefg1!' }] },
    'configuration/accounts/0/displayName has a control character',
  ],
  ['a tag with a bell', { cameras: [{ ...camera('a'), tags: ['\u0007'] }] }, 'configuration/cameras/0/tags/0 has'],
  [
    'a senator with a key that is none',
    { trustedSenators: [{ globalUniqueIdentifier: '66', publicKey: 'hello' }] },
    '"66" with a publicKey that is no Ed25519',
  ],
  [
    'a senator with a key that anybody can sign for',
    { trustedSenators: [{ globalUniqueIdentifier: '66', publicKey: weakKey }] },
    'is too weak',
  ],
  [
    'a port that browsers refuse',
    { listen: { port: 6000 } },
    'configuration/listen/port is 6000, a port that browsers',
  ],
  [
    'a discovery code that leads to such a port',
    { discovery: { local: { hostname: 'localhost', port: 22, protocol: 'http' } } },
    'configuration/discovery/local/port is 22',
  ],
  ['a senator without a key', { trustedSenators: [{ globalUniqueIdentifier: '66' }] }, 'publicKey'],
])('refuses %s', (_, wrong, words) => {
  expect(() => completeConfiguration({ ...barn, ...wrong })).toThrow(words);
});

test.each([
  ['https://192.168.1.20:8090'],
  ['http://127.0.0.1:8090'],
  ['http://[::1]:8090'],
  ['http://localhost:8090'],
  ['http://127.8.0.1:1'],
])('takes a barn behind the gateway at %s', (url) => {
  expect(completeConfiguration({ ...barn, gateway: [{ id: 'north', url }] }).gateway).toEqual([{ id: 'north', url }]);
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
