import { createAuthorizationHandlers } from '../authorization/authorization-handlers';
import { permissionEntries } from '../authorization/permission-entries';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Contract } from '../contract/contract';
import type { Mailing } from '../mail/mailing';
import { verificationMail } from '../mail/verification-mail';
import { createProviderHandlers } from '../senator/provider-handlers';
import { createRemoteHandlers } from '../senator/remote-handlers';
import { createSenatorAssertion } from '../senator/sign-senator-assertion';
import { createTrustedSenators } from '../senator/trusted-senators';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { createServiceAccountHandlers } from '../service-accounts/service-account-handlers';
import { createKeySignInHandler } from '../service-accounts/sign-in-by-key';
import { createEmailSignUpHandlers, type SendVerification } from './email-sign-up-handlers';
import { createEulaHandlers } from './eula-handlers';
import type { Identity } from './identity';
import { createSessionHandlers } from './session-handlers';
import { createSignInHandlers } from './sign-in-handlers';
import { createSignUpHandlers } from './sign-up-handlers';

export interface IdentityParts {
  readonly configuration: InstanceConfiguration;
  readonly contract: Contract;
  readonly identity: Identity;
  /** Null for an instance that sends no mails. */
  readonly mailing: Mailing | null;
}

/** What a barn and a senator have in common: people and programs, and what they may do. */
export function createIdentityHandlers(parts: IdentityParts): Handlers {
  const { configuration, contract, identity } = parts;
  const senators = createTrustedSenators(configuration.trustedSenators);
  return {
    'GET api/auth/methods': () => {
      const { usernamePassword, emailPassword } = identity.methods;
      return answerData({ methods: { usernamePassword, emailPassword, remote: !senators.isEmpty } });
    },
    ...createSignInHandlers(identity),
    ...createSignUpHandlers(identity),
    ...createEmailSignUpHandlers(identity, verificationSender(parts)),
    ...createSessionHandlers(identity),
    ...createEulaHandlers(identity, configuration.identity.realWorldName),
    ...createAuthorizationHandlers(identity, permissionEntries(contract)),
    ...createServiceAccountHandlers(identity),
    ...createKeySignInHandler(identity),
    ...createRemoteHandlers(identity, senators),
  };
}

/** What only a senator does. */
export function createSenatorHandlers({ configuration, identity }: IdentityParts): Handlers {
  return createProviderHandlers({
    providers: identity.serviceProviders,
    sign: createSenatorAssertion(identity.key, configuration.identity.globalUniqueIdentifier),
    addresses: new Map(configuration.gateway.map(({ id, url }) => [id, url])),
  });
}

function verificationSender({ configuration, identity, mailing }: IdentityParts): SendVerification | null {
  const { mail, discovery } = configuration;
  if (!mail || !discovery || !mailing) return null;
  return (recipient, { accountId, displayName }, nowMs) => {
    const secret = identity.verifications.create(accountId, nowMs);
    const instanceName = configuration.identity.realWorldName;
    const { suiteUrl } = mail;
    mailing.post(verificationMail({ suiteUrl, discovery, instanceName, recipient, displayName, ...secret }), nowMs);
  };
}
