import type { AuthClient, AuthClientSettings } from './auth-client';
import { type AuthEnvironment, browserEnvironment } from './auth-environment';
import { createAuthClient } from './create-auth-client';
import { forgetAnswers } from './hooks/fetch-answer';
import { run } from './running';

/** Starts the auth client of this window. Called once by the shell; a test hands over its own environment. */
export function startAuthClient(
  settings: AuthClientSettings,
  environment: AuthEnvironment = browserEnvironment(),
): AuthClient {
  const client = createAuthClient(settings, environment);
  client.onSignedOut((instanceId) => void forgetAnswers(instanceId));
  run(client);
  return client;
}
