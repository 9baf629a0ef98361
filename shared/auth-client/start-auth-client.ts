import type { AuthClient } from './auth-client';
import type { AuthClientSettings } from './auth-client-settings';
import type { AuthEnvironment } from './auth-environment';
import { createAuthClient } from './create-auth-client';
import { run } from './running';

/** Starts the auth client of this window. Called once by the shell; a test hands over its own environment. */
export function startAuthClient(settings: AuthClientSettings, environment: AuthEnvironment): AuthClient {
  const client = createAuthClient(settings, environment);
  run(client);
  return client;
}
