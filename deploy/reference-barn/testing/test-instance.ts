import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CameraSeed } from '../cameras/camera-seed';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { senatorIdentifier } from '../configuration/senator-identifier';
import type { AccountSeed } from '../identity/account-seeds';
import { startReferenceBarn } from '../start-reference-barn';
import { testContract } from './test-contract';

/** Who the instance is by default: a barn, or the senator that every suite knows. */
const identities = {
  barn: { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' },
  senator: { globalUniqueIdentifier: senatorIdentifier, name: 'senator', realWorldName: 'Test sign-in' },
  gateway: { globalUniqueIdentifier: 'test-gateway', name: 'test-gateway', realWorldName: 'Test gateway' },
} as const;

export const testPassword = 'Barnwatch-2026!';

/** An account whose user name is enough to know. */
export function testAccount(username: string, permissions: readonly string[]): AccountSeed {
  return { accountId: `account-${username}`, displayName: username, username, password: testPassword, permissions };
}

/** A small pen, quick to draw. */
export function testCamera(cameraId: string, more: Partial<CameraSeed> = {}): CameraSeed {
  return {
    cameraId,
    name: cameraId,
    tags: ['test'],
    source: { kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted' },
    ...more,
  };
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined where the answer is none. */
  readonly body: { data?: Record<string, unknown>; error?: { code: string; details?: Record<string, unknown> } };
  readonly bytes: Buffer;
}

export interface TestInstance {
  readonly address: string;
  readonly dataFolder: string;
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  /** Signs in and answers a refresh token. */
  signIn(username: string): Promise<string>;
  /** Signs in and answers an access token. */
  access(username: string): Promise<string>;
  /** Lets time pass at the instance, without waiting. */
  advance(ms: number): void;
  stop(): Promise<void>;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts an instance on a free port, with a database of its own; answers are checked against the contract. */
export async function startTestInstance(more: Partial<ConfigurationInput> = {}): Promise<TestInstance> {
  const dataFolder = more.dataFolder ?? mkdtempSync(join(tmpdir(), 'barnwatch-test-'));
  const stopping = new AbortController();
  let ahead = 0;
  const instance = await startReferenceBarn(
    {
      role: 'barn',
      identity: identities[more.role ?? 'barn'],
      listen: { port: 0 },
      logLevel: 'silent',
      allowedOrigins: ['http://suite.example'],
      checkAnswers: true,
      // Most tests look at no picture and at no figure.
      preparePictures: false,
      prepareFigures: false,
      // A busy machine is no fault of the test's barn.
      monitoring: { enabled: false },
      ...more,
      dataFolder,
    },
    stopping.signal,
    () => Date.now() + ahead,
    undefined,
    testContract,
  );

  const call: TestInstance['call'] = async (method, path, { token, body, headers = {} } = {}) => {
    const response = await fetch(`${instance.address}/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const json = bytes.length > 0 && response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(String(bytes)) : {}, bytes };
  };

  const signIn = async (username: string): Promise<string> => {
    const { body } = await call('POST', 'api/auth/usernamePassword/login', {
      body: { username, password: testPassword },
    });
    return String(body.data?.refreshToken);
  };

  return {
    address: instance.address,
    dataFolder,
    call,
    signIn,
    async access(username) {
      const { body } = await call('POST', 'api/login/refresh', { body: { refreshToken: await signIn(username) } });
      return String(body.data?.accessToken);
    },
    advance(ms) {
      ahead += ms;
    },
    async stop() {
      await instance.stop();
      if (more.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
