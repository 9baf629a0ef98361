import { createStore } from 'jotai';
import {
  type AuthClient,
  browserAuthEnvironment,
  type DeploymentInstance,
  startAuthClient,
} from '../../../shared/auth-client';

/** What a test may do with the auth client of a page that has nothing else in it: tabs as light as they can be. */
export interface SessionPage {
  /** Starts the auth client of this tab for one barn. */
  open(instances: SessionInstances): Promise<void>;
  /** Answers `signed-in`, or why not. */
  signIn(username: string, password: string): Promise<string>;
  /** So many calls to the barn at once, at a moment of the device's clock; answers how many of them succeeded. */
  callTogether(count: number, at: number): Promise<number>;
  isSignedIn(): boolean;
}

/** What the auth client of a tab knows. */
export interface SessionInstances {
  readonly barn: DeploymentInstance;
  readonly senator: DeploymentInstance;
}

let client: AuthClient | undefined;
let barnId = '';

function running(): AuthClient {
  if (client === undefined) throw new Error('The session page has not been opened.');
  return client;
}

const page: SessionPage = {
  async open({ barn, senator }) {
    barnId = barn.globalUniqueIdentifier;
    client = startAuthClient({ instances: [barn], senator }, browserAuthEnvironment(createStore()));
    await client.started;
  },
  async signIn(username, password) {
    const credentials = { kind: 'username', username, password } as const;
    const outcome = await running().signIn(barnId, credentials, new AbortController().signal);
    return outcome.ok ? 'signed-in' : `${outcome.reason}: ${outcome.error.code} ${String(outcome.error.cause)}`;
  },
  async callTogether(count, at) {
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    const barn = running().client(barnId);
    const calls = Array.from({ length: count }, () => barn.get('api/permissions', { parse: (data) => data }));
    return (await Promise.all(calls)).filter(({ ok }) => ok).length;
  },
  isSignedIn: () =>
    running()
      .instances.get()
      .some(({ globalUniqueIdentifier, loggedIn }) => globalUniqueIdentifier === barnId && loggedIn),
};

Reflect.set(globalThis, 'barnwatchSession', page);
