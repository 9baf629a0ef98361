import { secondsInDay } from 'date-fns/constants';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { startTestInstance, type TestInstance, testAccount, testCamera, testPassword } from '../testing/test-instance';

const email = 'manager@barnwatch.example';

export interface LimitedPlaces {
  readonly instances: Readonly<Record<'busyBarn' | 'busySenator' | 'closedBarn' | 'closedSenator', TestInstance>>;
  readonly tokens: Readonly<Record<'busyBarn' | 'busySenator', string>>;
}

/** Instances that take next to nothing on, and tokens for those that let somebody in at all. */
export async function startLimitedPlaces(): Promise<LimitedPlaces> {
  // Just enough to sign in.
  const busy = { callsPerMinute: 2 };
  const closed = { callsAtOnce: 0 };
  // A busy machine may take longer over all calls than a bearer usually lives.
  const tokens = { accessLifetimeS: secondsInDay };
  const barn: Partial<ConfigurationInput> = {
    authentication: { usernamePassword: true, emailPassword: true, signUp: true },
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
    discovery: { local: { hostname: '127.0.0.1', port: 8090, protocol: 'http' } },
    mail: { suiteUrl: 'http://suite.example', from: 'barn@barnwatch.example', outboxPage: true, smtp: null },
    trustedSenators: [{ globalUniqueIdentifier: 'none', keysUrl: 'http://127.0.0.1:9/keys' }],
  };
  const senator = {
    role: 'senator',
    authentication: { usernamePassword: false, emailPassword: true },
    accounts: [{ displayName: 'Manager', email, password: testPassword, permissions: [] }],
  } as const;
  const instances = {
    busyBarn: await startTestInstance({ ...barn, tokens, limits: busy }),
    busySenator: await startTestInstance({ ...senator, tokens, limits: busy }),
    closedBarn: await startTestInstance({ ...barn, limits: closed }),
    closedSenator: await startTestInstance({ ...senator, limits: closed }),
  };
  const { busyBarn, busySenator } = instances;
  const signedIn = await busySenator.call('POST', 'api/auth/emailPassword/login', {
    body: { email, password: testPassword },
  });
  const { refreshToken } = Object(signedIn.body.data);
  const refreshed = await busySenator.call('POST', 'api/login/refresh', { body: { refreshToken } });
  return {
    instances,
    tokens: { busyBarn: await busyBarn.access('manager'), busySenator: String(refreshed.body.data?.accessToken) },
  };
}
