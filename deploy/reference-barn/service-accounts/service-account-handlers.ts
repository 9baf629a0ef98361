import type { NewPublicKey, ServiceAccount } from '@barnwatch/shared/wire';
import { refuseAgainstHigher } from '../authorization/refuse-against-higher';
import type { Identity } from '../identity/identity';
import { requireCaller } from '../identity/session-handlers';
import { answerData } from '../server/answers';
import type { Caller, Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { readPublicKey } from './read-public-key';

// The contract's limit of a service account.
const mostKeys = 50;

/** One's own service accounts, or all of them: the same calls over two circles. */
export function createServiceAccountHandlers({ serviceAccounts, sessions, rights }: Identity): Handlers {
  type Circle = 'own' | 'all';

  function find(circle: Circle, serviceAccountId: string, caller: Caller | null): ServiceAccount | Refusal {
    const found = serviceAccounts.find(serviceAccountId);
    const inCircle = circle === 'all' || found?.ownerAccountId === requireCaller(caller).accountId;
    // One that belongs to somebody else is not told from one that does not exist.
    return found && inCircle ? found : refuse('service-account-unknown', 'There is no such service account');
  }

  function read(circle: Circle, serviceAccountId: string, caller: Caller | null) {
    const found = find(circle, serviceAccountId, caller);
    return isRefusal(found) ? found : answerData({ serviceAccount: found });
  }

  function addKey(circle: Circle, serviceAccountId: string, caller: Caller | null, key: NewPublicKey, now: number) {
    const found = find(circle, serviceAccountId, caller);
    if (isRefusal(found)) return found;
    // Whoever has the key of a program may do what the program may.
    const refusal = circle === 'all' ? refuseAgainstHigher(rights, caller, serviceAccountId) : null;
    if (refusal) return refusal;
    const reading = readPublicKey(key.publicKey);
    switch (reading.kind) {
      case 'private-key':
        return refuse('private-key-refused', privateKeyWords);
      case 'unusable':
        return refuseRequest({ in: 'body', field: '/publicKey', rule: 'publicKey', message: reading.reason });
      case 'public-key':
        break;
    }
    if (key.expiry !== null && key.expiry <= now) {
      return refuseRequest({ in: 'body', field: '/expiry', rule: 'future', message: 'must lie in the future' });
    }
    if (found.publicKeys.length >= mostKeys) {
      const message = `the account has ${mostKeys} keys already: delete one first`;
      return refuseRequest({ in: 'body', field: '/publicKey', rule: 'maxItems', message });
    }
    const { fingerprint, publicKey } = reading;
    if (!serviceAccounts.addKey(serviceAccountId, { fingerprint, publicKey, expiry: key.expiry }, now)) {
      return refuse('public-key-exists', 'The service account has this key already', { details: { fingerprint } });
    }
    return read(circle, serviceAccountId, caller);
  }

  function removeKey(
    circle: Circle,
    serviceAccountId: string,
    caller: Caller | null,
    fingerprint: string,
    now: number,
  ) {
    const found = find(circle, serviceAccountId, caller);
    if (isRefusal(found)) return found;
    if (!serviceAccounts.removeKey(serviceAccountId, fingerprint)) {
      return refuse('public-key-unknown', 'The service account has no such key', { details: { fingerprint } });
    }
    sessions.endOfKey(serviceAccountId, fingerprint, now);
    return read(circle, serviceAccountId, caller);
  }

  return {
    'GET api/service_accounts/all': () => answerData({ serviceAccounts: [...serviceAccounts.list(null)] }),
    'GET api/service_accounts/own': ({ caller }) =>
      answerData({ serviceAccounts: [...serviceAccounts.list(requireCaller(caller).accountId)] }),
    'GET api/service_accounts/all/{serviceAccountId}': ({ path, caller }) => read('all', path.serviceAccountId, caller),
    'GET api/service_accounts/own/{serviceAccountId}': ({ path, caller }) => read('own', path.serviceAccountId, caller),
    'PUT api/service_accounts/all/{serviceAccountId}/pubkeys': ({ path, body, caller, now }) =>
      addKey('all', path.serviceAccountId, caller, body, now),
    'PUT api/service_accounts/own/{serviceAccountId}/pubkeys': ({ path, body, caller, now }) =>
      addKey('own', path.serviceAccountId, caller, body, now),
    'DELETE api/service_accounts/all/{serviceAccountId}/pubkeys/{fingerprint}': ({ path, caller, now }) =>
      removeKey('all', path.serviceAccountId, caller, path.fingerprint, now),
    'DELETE api/service_accounts/own/{serviceAccountId}/pubkeys/{fingerprint}': ({ path, caller, now }) =>
      removeKey('own', path.serviceAccountId, caller, path.fingerprint, now),
  };
}

const privateKeyWords =
  'This is a private key. It was not stored, but it has left its owner: make a new pair and send the public key only';
