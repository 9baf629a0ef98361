import * as v from 'valibot';
import { requireCaller } from '../identity/session-handlers';
import { answerCreated, answerData } from '../server/answers';
import type { Caller, Handlers } from '../server/call';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { type BarnAnswer, callBarn } from './call-barn';
import type { ServiceProviders } from './service-provider-store';
import type { SignSenatorAssertion } from './sign-senator-assertion';

export interface ProviderParts {
  readonly providers: ServiceProviders;
  readonly sign: SignSenatorAssertion;
  /** Where the senator finds the barns: those behind its gateway, `http://host:port` by globalUniqueIdentifier. */
  readonly addresses: ReadonlyMap<string, string>;
}

const remoteAccount = v.object({ remoteAccountId: v.string(), remoteAuthenticationId: v.string() });
const remoteLogin = v.object({ refreshToken: v.string() });

/** The senator's half of single sign-on: it vouches for its accounts at the barns that it knows. */
export function createProviderHandlers({ providers, sign, addresses }: ProviderParts): Handlers {
  /** The provider and a statement to call it with. */
  async function prepare(serviceProviderId: string, caller: Caller | null, now: number) {
    const { accountId } = requireCaller(caller);
    const provider = providers.find(accountId, serviceProviderId);
    if (!provider) return refuse('service-provider-unknown', 'There is no such service provider of this account');
    const { globalUniqueIdentifier } = provider;
    const address = addresses.get(globalUniqueIdentifier);
    if (address === undefined) {
      return refuse('instance-unreachable', 'This senator does not know (any more) where this barn is');
    }
    return { accountId, address, assertion: await sign(accountId, globalUniqueIdentifier, now) };
  }

  return {
    'GET api/serviceProviders/': ({ caller }) =>
      answerData({ serviceProviders: [...providers.list(requireCaller(caller).accountId)] }),
    'POST api/serviceProviders': ({ body: { name, globalUniqueIdentifier }, caller }) => {
      if (!addresses.has(globalUniqueIdentifier)) {
        const details = { globalUniqueIdentifier };
        return refuse('instance-unknown', 'This senator knows no such barn', { details });
      }
      const serviceProvider = providers.create(requireCaller(caller).accountId, { name, globalUniqueIdentifier });
      if (serviceProvider) return answerCreated({ serviceProvider });
      return refuse('service-provider-exists', 'The account has a service provider for this barn already');
    },
    'POST api/idp/{serviceProviderId}/account': async ({
      path,
      body: { displayName, acceptEula },
      caller,
      now,
      signal,
    }) => {
      const { serviceProviderId } = path;
      const prepared = await prepare(serviceProviderId, caller, now);
      if (isRefusal(prepared)) return prepared;
      const { accountId, address, assertion } = prepared;
      const body = { assertion, displayName, acceptEula };
      const answer = await callBarn(address, 'api/auth/remote/account', body, remoteAccount, signal);
      switch (answer.kind) {
        case 'answered': {
          providers.recordAccount(serviceProviderId, answer.data);
          const serviceProvider = providers.find(accountId, serviceProviderId);
          if (serviceProvider) return answerCreated({ serviceProvider });
          return refuse('service-provider-unknown', 'The service provider was removed meanwhile');
        }
        case 'refused': {
          // The answer to an earlier call may have been lost: then the barn tells the account that it made.
          const known = v.safeParse(remoteAccount, answer.details);
          if (answer.code === 'remote-account-exists' && known.success) {
            providers.recordAccount(serviceProviderId, known.output);
          }
          return passOn(answer);
        }
        case 'failed':
          return answer.refusal;
      }
    },
    'GET api/idp/{serviceProviderId}/login/': async ({ path, caller, now, signal }) => {
      const prepared = await prepare(path.serviceProviderId, caller, now);
      if (isRefusal(prepared)) return prepared;
      const { address, assertion } = prepared;
      const answer = await callBarn(address, 'api/auth/remote/login', { assertion }, remoteLogin, signal);
      switch (answer.kind) {
        case 'answered':
          return answerData(answer.data);
        case 'refused':
          return passOn(answer);
        case 'failed':
          return answer.refusal;
      }
    },
  };
}

/** What the person can do something about is told in the barn's words; the rest is between senator and barn. */
function passOn({ code, details }: Extract<BarnAnswer<unknown>, { kind: 'refused' }>): Refusal {
  switch (code) {
    case 'eula-required':
      return refuse('eula-required', 'The barn asks to accept its licence agreement', { details });
    case 'remote-account-exists':
      return refuse('remote-account-exists', 'There is an account at this barn already: sign in');
    case 'remote-account-missing':
      return refuse('remote-account-missing', 'There is no account at this barn yet: create one');
    default:
      return refuse('instance-unreachable', 'The barn does not accept the senator', { details: { reason: code } });
  }
}
