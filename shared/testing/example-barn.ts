import type { InstanceView } from '../auth-client';

/** A barn that one is signed in to as somebody who may see and manage it, for tests. */
export function exampleBarn(facts: Partial<InstanceView> = {}): InstanceView {
  return {
    globalUniqueIdentifier: 'north-barn',
    name: 'north',
    realWorldName: 'North barn',
    type: 'barn',
    online: true,
    reachability: 'online',
    discoveryObject: { local: { protocol: 'http', hostname: 'localhost', port: 8071 } },
    version: '1.0.0',
    loggedIn: true,
    signedOutReason: null,
    accountId: 'manager',
    accountName: null,
    availablePermissions: ['cameras.view', 'cameras.manage', 'incidents.view', 'regions.view', 'regions.manage'],
    permissionsKnown: true,
    activeConnectionStrategy: 'local',
    strangerAt: [],
    blockedAt: [],
    eulaNeeded: false,
    sessionTrouble: null,
    imageUrl: null,
    lastContact: null,
    offlineSince: null,
    latencyMs: 4,
    clockOffsetMs: 0,
    fromDeployment: true,
    ...facts,
  };
}
