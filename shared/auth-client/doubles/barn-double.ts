import type { AuthClient } from '../auth-client';
import type { AuthClientSettings } from '../auth-client-settings';
import { createAuthClient } from '../create-auth-client';
import { formatDiscoveryCode } from '../instances/discovery-code';
import type { DiscoveryObject } from '../instances/discovery-object';
import { DeviceDouble } from './device-double';
import { InstanceDouble } from './instance-double';

export const barnAddress = { protocol: 'https', hostname: 'north.example', port: 8071 } as const;
export const barnBase = 'https://north.example:8071/';
export const barnId = 'north-barn';
export const credentials = { kind: 'username', username: 'manager', password: 'right' } as const;

export function barnSettings(discoveryObject: DiscoveryObject = { remote: barnAddress }): AuthClientSettings {
  return {
    instances: [
      {
        globalUniqueIdentifier: barnId,
        name: barnId,
        realWorldName: 'North barn',
        type: 'barn',
        discoveryCode: formatDiscoveryCode(discoveryObject),
      },
    ],
  };
}

/** A device with one barn in reach. */
export function barnWorld(): { device: DeviceDouble; barn: InstanceDouble } {
  const device = new DeviceDouble();
  const barn = new InstanceDouble(barnId, device.now);
  device.instances.set(barnBase, barn);
  return { device, barn };
}

export async function openWindow(device: DeviceDouble, settings = barnSettings()): Promise<AuthClient> {
  const client = createAuthClient(settings, device.window());
  await client.started;
  return client;
}

export function viewOf(client: AuthClient, instanceId = barnId) {
  const view = client.instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
  if (!view) throw new Error(`${instanceId} is not there`);
  return view;
}

export function never(): AbortSignal {
  return new AbortController().signal;
}
