import { randomUUID } from 'node:crypto';
import { readUnproven } from '../identity/assertions';
import { eulaRequired } from '../identity/eula-handlers';
import type { Identity } from '../identity/identity';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import type { TrustedSenators } from './trusted-senators';

// A statement is made for one call: one that lives longer was made by something else.
const longestLifeS = 300;

/** Someone that a trusted senator vouches for. */
interface Vouched {
  readonly senatorId: string;
  readonly senatorAccountId: string;
}

/** The barn's half of single sign-on. An instance that trusts no senator has none of these routes. */
export function createRemoteHandlers(identity: Identity, senators: TrustedSenators): Handlers {
  if (senators.isEmpty) return {};
  const { accounts, acceptances, agreement, assertions, sessions, tokens } = identity;

  async function vouched(assertion: string, now: number): Promise<Vouched | Refusal> {
    const unproven = readUnproven(assertion);
    if (unproven === null) return rejected('it is no JWT with an issuer');
    const { issuer, keyId } = unproven;
    const key = await senators.keyOf(issuer, keyId, now);
    if (key === null) return rejected('this instance does not trust its issuer, or not this key');
    if (isRefusal(key)) return key;
    const reading = await assertions.verify(assertion, { key, algorithm: 'EdDSA' }, { issuer, longestLifeS }, now);
    if (reading.kind === 'rejected') return rejected(reading.reason);
    const { sub = '' } = reading.claims;
    return sub === '' ? rejected('it names no account') : { senatorId: issuer, senatorAccountId: sub };
  }

  return {
    'GET api/auth/remote': () => answerData({ supported: true }),
    'POST api/auth/remote/account': async ({ body: { assertion, displayName, acceptEula }, now }) => {
      const person = await vouched(assertion, now);
      if (isRefusal(person)) return person;
      const { senatorId, senatorAccountId } = person;
      const known = accounts.findRemote(senatorId, senatorAccountId);
      if (known) {
        const { accountId: remoteAccountId, remoteAuthenticationId } = known;
        const details = { remoteAccountId, remoteAuthenticationId };
        return refuse('remote-account-exists', 'There is an account already: sign in', { details });
      }
      if (agreement !== null && !acceptEula) return eulaRequired(agreement);
      const remoteAuthenticationId = randomUUID();
      const login = { kind: 'remote', senatorId, senatorAccountId, remoteAuthenticationId } as const;
      const account = accounts.create({ displayName, login }, now);
      if (account === null) return refuse('remote-account-exists', 'There is an account already: sign in');
      acceptances.accept(account.accountId, now);
      return answerCreated({ remoteAccountId: account.accountId, remoteAuthenticationId });
    },
    'POST api/auth/remote/login': async ({ body: { assertion }, now }) => {
      const person = await vouched(assertion, now);
      if (isRefusal(person)) return person;
      const known = accounts.findRemote(person.senatorId, person.senatorAccountId);
      if (!known) return refuse('remote-account-missing', 'There is no account here yet: create one');
      accounts.recordSignIn(known.accountId, now);
      return answerData({ refreshToken: await tokens.signRefresh(sessions.begin(known.accountId, now)) });
    },
  };
}

function rejected(reason: string): Refusal {
  return refuse('assertion-rejected', 'The statement of the senator is not accepted', { details: { reason } });
}
