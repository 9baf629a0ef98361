import type { AuthEnvironment } from '../auth-environment';
import type { InstanceServices } from '../instance-services';
import type { InstanceView } from '../instances/instance-view';
import { senatorId } from '../instances/senator';
import type { Log } from '../log/log';
import { failed, type Outcome, type RequestError } from '../requests/outcome';
import type { EmailVerification, VerificationMail } from './email-verification';
import { readInstancePicture } from './instance-picture';
import type { ProviderAccount, ProviderAccountOutcome, ServiceProviderOutcome } from './service-provider';
import type { ProviderSignInOutcome } from './sign-in-at-provider';
import { type SignInMethods, signInMethods } from './sign-in-methods';
import type { SignUp, SignUpOutcome } from './sign-up';

/** Everything that makes or uses an account, apart from signing in by password. */
export interface IdentityCalls {
  signInMethods(instanceId: string, signal: AbortSignal): Promise<Outcome<SignInMethods>>;
  signUp(instanceId: string, data: SignUp, signal: AbortSignal): Promise<SignUpOutcome>;
  /** Sent to the remote address of the link, without a token and nowhere else. */
  verifyEmail(verification: EmailVerification, signal: AbortSignal): Promise<Outcome<void>>;
  resendEmailVerification(mail: VerificationMail, signal: AbortSignal): Promise<Outcome<void>>;
  /** The barn as the senator knows it; told to the senator where it does not know it yet. */
  readServiceProvider(targetInstanceId: string, signal: AbortSignal): Promise<ServiceProviderOutcome>;
  createAccountAtProvider(
    targetInstanceId: string,
    account: ProviderAccount,
    signal: AbortSignal,
  ): Promise<ProviderAccountOutcome>;
  /** Signs in at the barn with the senator's account. */
  signInAtProvider(targetInstanceId: string, signal: AbortSignal): Promise<ProviderSignInOutcome>;
  /** The instance's picture without a token; make an object URL of it and revoke that again. */
  readInstancePicture(instanceId: string, signal: AbortSignal): Promise<Outcome<Blob>>;
}

interface IdentityContext {
  environment: AuthEnvironment;
  log: Log;
  servicesOf: (instanceId: string) => InstanceServices;
  /** @throws {RangeError} when there is no such instance */
  view: (instanceId: string) => InstanceView;
}

type AccountCalls = typeof import('./account-calls');

/**
 * Calls of this module that are fetched when they are first wanted. A program that cannot be fetched is a call that
 * could not be sent; nothing of the failure is kept.
 */
function fetched<T>(
  log: Log,
  instanceId: string,
  run: (calls: AccountCalls) => Promise<T>,
  unfetched: (failure: { ok: false; error: RequestError }) => T,
): Promise<T> {
  return import(/* webpackChunkName: "account" */ './account-calls').then(run, (cause: unknown) => {
    log.write('error', 'the program for accounts could not be fetched', cause);
    return unfetched(failed('offline', { instanceId, call: 'GET account-calls' }, cause));
  });
}

export function identityCalls({ environment, log, servicesOf, view }: IdentityContext): IdentityCalls {
  const on = (instanceId: string) => servicesOf(instanceId).exchangeContext;
  const anywhere = { environment, log };
  const asFailed = <T extends { ok: false; error: RequestError }>(failure: T) =>
    ({ ...failure, reason: 'failed' }) as const;
  return {
    signInMethods: (instanceId, signal) => signInMethods(on(instanceId), signal),
    readInstancePicture: (instanceId, signal) => readInstancePicture(view(instanceId), environment, signal),
    signUp: (instanceId, data, signal) =>
      fetched(log, instanceId, ({ signUp }) => signUp(data, on(instanceId), signal), asFailed),
    verifyEmail: (verification, signal) =>
      fetched(
        log,
        '',
        ({ verifyEmail }) => verifyEmail(verification, anywhere, signal),
        (failure) => failure,
      ),
    resendEmailVerification: (mail, signal) =>
      fetched(
        log,
        '',
        ({ resendEmailVerification }) => resendEmailVerification(mail, anywhere, signal),
        (failure) => failure,
      ),
    readServiceProvider: (targetId, signal) =>
      fetched(
        log,
        senatorId,
        ({ readServiceProvider }) => readServiceProvider(view(targetId), on(senatorId), signal),
        asFailed,
      ),
    createAccountAtProvider: (targetId, account, signal) =>
      fetched(
        log,
        senatorId,
        ({ createAccountAtProvider }) => createAccountAtProvider(view(targetId), account, on(senatorId), signal),
        asFailed,
      ),
    signInAtProvider: (targetId, signal) => {
      const { session, exchangeContext } = servicesOf(targetId);
      const target = { view: view(targetId), session, exchangeContext, accountName: view(senatorId).accountName };
      return fetched(
        log,
        senatorId,
        ({ signInAtProvider }) => signInAtProvider(target, on(senatorId), signal),
        asFailed,
      );
    },
  };
}
