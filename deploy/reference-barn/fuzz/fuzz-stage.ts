import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondsInDay } from 'date-fns/constants';
import { senatorIdentifier } from '../configuration/senator-identifier';
import { memberAt } from '../conformance/member-at';
import type { Contract } from '../contract/contract';
import { freePort } from '../testing/free-port';
import { testAccount, testCamera, testPassword } from '../testing/test-instance';
import { furnish } from './furnish';
import { type FuzzedInstance, startFuzzedInstance } from './fuzzed-instance';
import type { FuzzedRequest } from './fuzzed-requests';
import { judge, readJson } from './judge-answer';
import { createKnownIds } from './known-ids';
import { sendFuzzed } from './send-fuzzed';

export interface FuzzOutcome {
  readonly ms: number;
  readonly hasEnded: boolean;
  /** Null: as it should be. */
  readonly problem: string | null;
}

/** A barn and a senator with everything switched on, and somebody who may do everything. */
export interface FuzzStage {
  send(request: FuzzedRequest): Promise<FuzzOutcome>;
  stop(): Promise<void>;
}

const email = 'manager@barnwatch.example';
const limits = { callsPerMinute: 10_000_000 };
const tokens = { accessLifetimeS: secondsInDay };
/** Attempts to sign in are counted by address, and those of the fuzzer come from another one. */
const ownAddress = '127.0.0.1';

/** The manager has ended the own sign-in: another one is begun. */
const endedSignIns: readonly string[] = ['token-invalid', 'token-expired'];

/** @param longestMs a call that takes longer is a problem */
export async function openFuzzStage(contract: Contract, longestMs: number): Promise<FuzzStage> {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-fuzz-'));
  const barnPort = await freePort();
  const startingBarn = startFuzzedInstance(folder, {
    role: 'barn',
    identity: { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' },
    listen: { port: barnPort, trustedProxies: [ownAddress] },
    limits,
    tokens,
    authentication: { usernamePassword: true, emailPassword: true, signUp: true },
    discovery: { local: { hostname: '127.0.0.1', port: 8090, protocol: 'http' } },
    mail: { suiteUrl: 'http://suite.example', from: 'barn@barnwatch.example', outboxPage: true, smtp: null },
    accounts: [testAccount('manager', ['*']), testAccount('newcomer', [])],
    serviceAccounts: [
      { serviceAccountId: 'program', name: 'Program', ownerAccountId: 'account-manager', permissions: [], roles: [] },
    ],
    cameras: [testCamera('pen-01'), testCamera('pen-02')],
    preparePictures: false,
    prepareFigures: false,
    // An answer that breaks the contract is a 500 then.
    checkAnswers: true,
  });
  const startingSenator = startFuzzedInstance(folder, {
    role: 'senator',
    identity: { globalUniqueIdentifier: senatorIdentifier, name: 'senator', realWorldName: 'Test sign-in' },
    listen: { port: 0, trustedProxies: [ownAddress] },
    limits,
    tokens,
    authentication: { usernamePassword: false, emailPassword: true },
    accounts: [{ displayName: 'Manager', email, password: testPassword, permissions: [] }],
    gateway: [{ id: 'test-barn', url: `http://127.0.0.1:${barnPort}` }],
    checkAnswers: true,
  });
  const [barn, senator] = await bothOrNone(startingBarn, startingSenator);
  const ids = createKnownIds({
    cameraId: ['pen-01', 'pen-02'],
    accountId: ['account-newcomer'],
    serviceAccountId: ['program'],
    animalDistributionId: ['house-1'],
  });
  const bearers = new Map<FuzzedInstance, string>();
  const signIn = async (instance: FuzzedInstance): Promise<void> => {
    const login = instance === barn ? { username: 'manager' } : { email };
    const way = instance === barn ? 'usernamePassword' : 'emailPassword';
    const signedIn = await post(instance, `/api/auth/${way}/login`, { ...login, password: testPassword });
    const refreshToken = memberAt(signedIn, ['data', 'refreshToken']);
    const refreshed = await post(instance, '/api/login/refresh', { refreshToken, acceptEula: true });
    bearers.set(instance, String(memberAt(refreshed, ['data', 'accessToken'])));
  };
  await Promise.all([barn, senator].map(signIn));
  const prepared = { contract, address: barn.address, bearer: bearers.get(barn) ?? '', ids };
  await furnish(prepared);
  const longOperations = new Set(
    contract.operations
      .filter(({ operationId }) => /^streamCamera$|RecordingFile$/.test(operationId))
      .map(({ key }) => key),
  );

  return {
    async send({ operation, method, target, headers, body, as, pick }) {
      const instance = /serviceProviders|api\/idp|jwks/.test(operation) ? senator : barn;
      const bearer = { manager: bearers.get(instance), nobody: undefined, stranger: 'a.b.c' }[as];
      const isLong = longOperations.has(operation);
      const received = await sendFuzzed({
        address: instance.address,
        method,
        target: ids.into(target, pick, 'address'),
        headers: {
          'x-forwarded-for': '192.0.2.1',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        body: body && ids.into(body, pick, 'json'),
        timeoutMs: longestMs,
        isLong,
      });
      const answer = received.kind === 'answered' ? readJson(received.text) : null;
      if (as === 'manager' && endedSignIns.includes(String(memberAt(answer, ['error', 'code']))))
        await signIn(instance);
      ids.learn(answer);
      const hasEnded = instance.hasEnded();
      return {
        ms: received.ms,
        hasEnded,
        problem: judge({ received, answer, isLong, hasEnded, said: instance.complaints() }),
      };
    },
    async stop() {
      await Promise.all([barn.stop(), senator.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One that started does not outlive the other that did not. */
async function bothOrNone<Instance extends FuzzedInstance>(
  ...starting: readonly [Promise<Instance>, Promise<Instance>]
): Promise<readonly [Instance, Instance]> {
  try {
    return await Promise.all(starting);
  } catch (cause) {
    for (const outcome of await Promise.allSettled(starting)) {
      if (outcome.status === 'fulfilled') await outcome.value.stop();
    }
    throw cause;
  }
}

async function post({ address }: FuzzedInstance, target: string, body: object): Promise<unknown> {
  const received = await sendFuzzed({
    address,
    method: 'POST',
    target,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.2' },
    body: JSON.stringify(body),
    timeoutMs: 60_000,
    isLong: false,
  });
  return received.kind === 'answered' ? readJson(received.text) : null;
}
