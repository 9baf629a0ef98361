import { senatorId } from '@barnwatch/shared/auth-client';
import { type BarnStandIn, barnStandIn, json, token } from './auth-stand-in';

/** A senator that knows one barn behind its gateway. */
export interface SenatorStandIn extends BarnStandIn {
  /** What it keeps of the barn; null while it was not told of it. */
  provider: { remoteAccountId: string | null } | null;
  /** Whether the barn knows the senator's account, whatever the senator keeps. */
  accountAtBarn: boolean;
  /** Whether the barn asks for its licence agreement. */
  barnEula: boolean;
}

/** @param barnId the barn that the senator can sign in at */
export function senatorStandIn(barnId: string): SenatorStandIn {
  const entry = () => ({
    serviceProviderId: 'provider-1',
    globalUniqueIdentifier: barnId,
    name: barnId,
    remoteAuthenticationId: null,
    remoteAccountId: senator.provider?.remoteAccountId ?? null,
  });
  const missing = { error: { code: 'remote-account-missing', message: 'There is no account here yet.' } };

  function own(call: string, body: unknown): Response | null {
    const { acceptEula } = (body ?? {}) as { acceptEula?: boolean };
    switch (call) {
      case 'GET api/serviceProviders/':
        return json({ serviceProviders: senator.provider ? [entry()] : [] });
      case 'POST api/serviceProviders':
        senator.provider = { remoteAccountId: null };
        return json({ serviceProvider: entry() }, 201);
      case 'POST api/idp/provider-1/account':
        if (senator.accountAtBarn) return json({}, 409);
        if (senator.barnEula && acceptEula !== true) return json({}, 451);
        senator.accountAtBarn = true;
        senator.provider = { remoteAccountId: 'anna-at-barn' };
        return json({ serviceProvider: entry() }, 201);
      case 'GET api/idp/provider-1/login/':
        if (senator.accountAtBarn) return json({ refreshToken: token({ refresh: true, uid: 'anna-at-barn' }) });
        return new Response(JSON.stringify(missing), { status: 404, headers: { 'content-type': 'application/json' } });
      default:
        return null;
    }
  }

  const senator: SenatorStandIn = {
    ...barnStandIn(senatorId, 'Farm sign-in', {
      type: 'senator',
      own,
      methods: { username: false, email: true, remote: false },
    }),
    provider: null,
    accountAtBarn: false,
    barnEula: false,
  };
  return senator;
}
