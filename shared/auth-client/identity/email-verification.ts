import { routes } from '../connection/base-url';
import type { Connection } from '../connection/connection';
import type { DiscoveryObject } from '../instances/discovery-object';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { failed, type Outcome, succeeded } from '../requests/outcome';
import { retryBudget } from '../requests/retry-budget';
import { traffic } from '../requests/traffic';

/** What a verification link says, once a person has agreed to send it. */
export interface EmailVerification {
  discoveryObject: DiscoveryObject;
  authenticationId: string;
  verificationToken: string;
}

export interface VerificationMail {
  discoveryObject: DiscoveryObject;
  email: string;
}

/** What is needed to call an address that is no instance of this device. */
export type AddressContext = Pick<ExchangeContext, 'environment' | 'log'>;

/** Sends one anonymous call to the remote address and to no other one (product 7.2): what it carries is a secret. */
async function toRemote(
  discoveryObject: DiscoveryObject,
  path: string,
  body: Readonly<Record<string, string>>,
  { environment, log }: AddressContext,
  signal: AbortSignal,
): Promise<Outcome<void>> {
  const route = routes(discoveryObject).find(({ strategy }) => strategy === 'remote');
  const instanceId = route?.endpoint.hostname ?? '';
  const context = { instanceId, call: `POST ${path}` };
  if (!route) return failed('rejected', context, new TypeError('the discovery object has no remote address'));
  const connection: Connection = {
    route: async () => succeeded(route),
    check: async () => failed('offline', context),
    callLimitMs: (usualMs) => usualMs,
    isDue: () => false,
    noteFailure: () => undefined,
    noteAnswer: () => undefined,
    forgetProofs: () => undefined,
  };
  return exchange({ method: 'POST', path, body, anonymous: true, signal }, async () => succeeded(undefined), {
    instanceId,
    connection,
    environment,
    log,
    retries: retryBudget(),
    traffic: traffic(),
    accessToken: async () => failed('no-auth', context),
    tokenAgeMs: () => Number.POSITIVE_INFINITY,
    sessionSignal: () => signal,
    onRefused: () => undefined,
    eulaAccepted: async () => false,
  });
}

/** Verifies an e-mail address by the secret of its link. */
export function verifyEmail(
  { discoveryObject, authenticationId, verificationToken }: EmailVerification,
  on: AddressContext,
  signal: AbortSignal,
): Promise<Outcome<void>> {
  const body = { authenticationId, verificationToken };
  return toRemote(discoveryObject, 'api/auth/emailPassword/verify', body, on, signal);
}

/** Has another verification mail sent. Answers the same whether or not there is such an account. */
export function resendEmailVerification(
  { discoveryObject, email }: VerificationMail,
  on: AddressContext,
  signal: AbortSignal,
): Promise<Outcome<void>> {
  return toRemote(discoveryObject, 'api/auth/emailPassword/verification/new', { email }, on, signal);
}
