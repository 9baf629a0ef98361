import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { millisecondsInHour, secondsInDay } from 'date-fns/constants';
import { SignJWT } from 'jose';
import sharp from 'sharp';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { senatorIdentifier } from '../configuration/senator-identifier';
import { readPublicKey } from '../service-accounts/read-public-key';
import { freePort } from '../testing/free-port';
import { startTestInstance, type TestInstance, testAccount, testCamera, testPassword } from '../testing/test-instance';
import type { Memory } from './build-request';
import { startLimitedPlaces } from './limited-places';
import type { Person, Place, Row } from './row';

/** The instances that the walk goes through, with people at them. */
export interface Stage {
  readonly instances: Readonly<Record<Place, TestInstance>>;
  readonly memory: Memory;
  tokenOf(person: Person, place: Place): string | undefined;
  /** Remembers what a row needs: what the newest mail that proves an address says, a fresh statement. */
  prepare(row: Row): Promise<void>;
  stop(): Promise<void>;
}

const senatorEmail = 'manager@barnwatch.example';
/** A busy machine may take longer over all calls than a bearer usually lives. */
const tokens = { accessLifetimeS: secondsInDay };
const mail = { suiteUrl: 'http://suite.example', from: 'barn@barnwatch.example', outboxPage: true, smtp: null };
const licence = fileURLToPath(new URL('../../demo/south-barn-eula.md', import.meta.url));
// One transparent pixel.
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** What the two main instances have instead of the usual. */
export interface OtherCast {
  readonly barn?: Partial<ConfigurationInput>;
  readonly senator?: Partial<ConfigurationInput>;
}

export async function setStage(other: OtherCast = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-conformance-'));
  const imageFile = join(folder, 'barn.png');
  writeFileSync(imageFile, Buffer.from(picture, 'base64'));
  const [barnPort, gonePort] = [await freePort(), await freePort()];
  const silent = createServer();
  const trusted = generateKeyPairSync('ed25519');
  const program = generateKeyPairSync('ed25519');
  const pem = (key: typeof trusted.publicKey): string => String(key.export({ type: 'spki', format: 'pem' }));
  const senator = await startTestInstance({
    role: 'senator',
    tokens,
    authentication: { usernamePassword: false, emailPassword: true },
    accounts: [{ displayName: 'Manager', email: senatorEmail, password: testPassword, permissions: [] }],
    gateway: [
      { id: 'test-barn', url: `http://127.0.0.1:${barnPort}` },
      { id: 'gone-barn', url: `http://127.0.0.1:${gonePort}` },
      { id: 'silent-barn', url: await silentAddress(silent) },
    ],
    ...other.senator,
  });
  const barn = await startTestInstance({
    identity: { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn', imageFile },
    listen: { port: barnPort },
    tokens,
    authentication: { usernamePassword: true, emailPassword: true, signUp: true },
    discovery: { local: { hostname: '127.0.0.1', port: barnPort, protocol: 'http' } },
    mail,
    eula: { version: '1', file: licence },
    trustedSenators: [
      { globalUniqueIdentifier: senatorIdentifier, keysUrl: `${senator.address}/.well-known/jwks.json` },
      { globalUniqueIdentifier: 'test-senator', publicKey: pem(trusted.publicKey) },
    ],
    accounts: [testAccount('manager', ['*']), testAccount('newcomer', []), testAccount('unsure', [])],
    serviceAccounts: [
      { serviceAccountId: 'program', name: 'Program', ownerAccountId: 'account-manager', permissions: [], roles: [] },
    ],
    cameras: [
      testCamera('pen-01'),
      testCamera('pen-02'),
      testCamera('real-01', { source: { kind: 'file', path: 'none.mp4' } }),
    ],
    maximumLiveStreams: 1,
    ...other.barn,
  });
  const plain = await startTestInstance({ role: 'gateway' });
  const limited = await startLimitedPlaces();

  const programKey = pem(program.publicKey);
  const reading = readPublicKey(programKey);
  const fingerprint = reading.kind === 'public-key' ? reading.fingerprint : '';
  const state = async (issuer: string, subject: string, key: typeof trusted.privateKey, kid?: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', ...(kid !== undefined && { kid }) })
      .setIssuer(issuer)
      .setSubject(subject)
      .setAudience(other.barn?.identity?.globalUniqueIdentifier ?? 'test-barn')
      .setIssuedAt()
      .setExpirationTime('60s')
      .setJti(randomUUID())
      .sign(key);
  const now = Date.now();
  const memory: Memory = new Map([
    ['unsureRefresh', await barn.signIn('unsure')],
    ['programKey', programKey],
    ['picture', (await sharp(Buffer.from(picture, 'base64')).jpeg().toBuffer()).toString('base64')],
    ['hourAgo', String(now - millisecondsInHour)],
    ['start', String(now - 120_000)],
    ['end', String(now - 115_000)],
  ]);
  memory.set('spareRefresh', await barn.signIn('manager'));
  /** They are good for a minute: made when a row first needs them. */
  const statements: readonly (readonly [string, () => Promise<string>])[] = [
    ['programStatement', () => state('program', 'program', program.privateKey, fingerprint)],
    ['strangerStatement', () => state('test-senator', 'stranger', trusted.privateKey)],
    ...[1, 2, 3, 4, 5, 6].map(
      (number) => [`personStatement${number}`, () => state('test-senator', 'person', trusted.privateKey)] as const,
    ),
  ];

  const access = async (instance: TestInstance, refreshToken: string): Promise<string> => {
    const { body } = await instance.call('POST', 'api/login/refresh', { body: { refreshToken, acceptEula: true } });
    return String(body.data?.accessToken);
  };
  const signedIn = await senator.call('POST', 'api/auth/emailPassword/login', {
    body: { email: senatorEmail, password: testPassword },
  });
  const senatorToken = await access(senator, String(signedIn.body.data?.refreshToken));
  const barnTokens = {
    manager: await access(barn, await barn.signIn('manager')),
    newcomer: await access(barn, await barn.signIn('newcomer')),
  };
  return {
    instances: { barn, senator, plain, ...limited.instances },
    memory,
    tokenOf(person, place) {
      if (person === 'nobody') return undefined;
      switch (place) {
        case 'barn':
          return barnTokens[person];
        case 'senator':
          return senatorToken;
        case 'busyBarn':
        case 'busySenator':
          return limited.tokens[place];
        case 'plain':
        case 'closedBarn':
        case 'closedSenator':
          return undefined;
      }
    },
    async prepare(row) {
      const told = JSON.stringify(row);
      for (const [name, make] of statements) {
        if (told.includes(`{${name}}`) && !memory.has(name)) memory.set(name, await make());
      }
      if (!told.includes('{mailed')) return;
      const page = await (await fetch(`${barn.address}/outbox`)).text();
      const link = /[?&](?:amp;)?id=([^&"\s]+)&(?:amp;)?token=([^&"\s<]+)/.exec(page);
      memory.set('mailedId', decodeURIComponent(link?.[1] ?? ''));
      memory.set('mailedToken', decodeURIComponent(link?.[2] ?? ''));
    },
    async stop() {
      const all = [barn, senator, plain, ...Object.values(limited.instances)];
      await Promise.all(all.map((instance) => instance.stop()));
      silent.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where something listens that takes calls on and never answers. */
async function silentAddress(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen on a port');
  return `http://127.0.0.1:${address.port}`;
}
