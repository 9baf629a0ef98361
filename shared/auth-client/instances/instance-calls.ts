import type { AuthClient } from '../auth-client';
import type { AuthEnvironment } from '../auth-environment';
import { succeeded } from '../requests/outcome';
import type { ServicesById } from '../services-by-id';
import { deleteEndedTokens } from '../session/delete-ended-tokens';
import type { TokenVault } from '../session/token-vault';
import { findInstance } from './add-instance';
import { proveAddresses } from './change-instance';
import { parseDiscoveryCode } from './discovery-code';
import type { KnownInstances } from './known-instances';
import type { Registry } from './registry';

/** What the suite does with the instances of this device. */
export type InstanceCalls = Pick<AuthClient, 'addInstance' | 'changeInstance' | 'removeInstance' | 'checkConnection'>;

interface InstanceCallsOptions {
  readonly registry: Registry;
  readonly servicesById: ServicesById;
  readonly known: KnownInstances;
  readonly vault: TokenVault;
  readonly environment: AuthEnvironment;
}

export function instanceCalls(options: InstanceCallsOptions): InstanceCalls {
  const { registry, servicesById, known, vault, environment } = options;
  return {
    async addInstance(discoveryCode, signal) {
      const reading = parseDiscoveryCode(discoveryCode);
      if (!reading.ok) return { ok: false, reason: 'invalid-code' };
      const found = await findInstance(reading.discoveryObject, environment, signal);
      if (!found.ok) return { ok: false, reason: 'not-reached', error: found.error };
      const instanceId = found.identity.globalUniqueIdentifier;
      if (registry.get(instanceId)) return { ok: false, reason: 'already-exists', instanceId };
      await known.add({ ...found.identity, discoveryObject: reading.discoveryObject });
      return { ok: true, instanceId };
    },
    async changeInstance(instanceId, details, signal) {
      const { discoveryObject: before } = servicesById.view(instanceId);
      const addresses = { before, after: details.discoveryObject };
      const proof = await proveAddresses(instanceId, addresses, environment, signal);
      if (proof.ok) await known.change(instanceId, details);
      return proof;
    },
    async removeInstance(instanceId) {
      if (registry.get(instanceId)?.fromDeployment) return;
      const { session, exchangeContext } = servicesById.of(instanceId);
      await session.end('by-user', true);
      // The instance is told now or never: afterwards nobody knows any more whom to tell.
      void deleteEndedTokens(vault, exchangeContext).finally(() => vault.dropUndeleted(instanceId));
      await known.remove(instanceId);
    },
    async checkConnection(instanceId, signal, { asked = false } = {}) {
      const check = await servicesById.of(instanceId).connection.check(signal, asked);
      return check.ok ? succeeded(undefined) : check;
    },
  };
}
