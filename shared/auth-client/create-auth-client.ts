import { readable } from '../state';
import { watchArrivals } from './arrivals';
import type { AuthClient } from './auth-client';
import type { AuthClientSettings } from './auth-client-settings';
import type { AuthEnvironment } from './auth-environment';
import { checkRounds } from './connection/check-rounds';
import { createPatience } from './connection/patience';
import { identityCalls } from './identity/identity-calls';
import { deploymentInstances } from './instances/deployment-instances';
import { instanceCalls } from './instances/instance-calls';
import { createKnownInstances } from './instances/known-instances';
import { createRegistry } from './instances/registry';
import { rememberedInstances } from './instances/remembered-instances';
import { createSelection } from './instances/selection';
import { createLog } from './log/log';
import { report } from './log/report';
import { openWindow } from './open-window';
import { simulatedPermissionsAtom } from './permissions/permission-atoms';
import { createServicesById } from './services-by-id';
import { keptAnswers } from './session/kept-answers';
import { keptPictures } from './session/kept-pictures';
import { sealedStore } from './session/sealed-store';
import { sessionCalls } from './session/session-calls';
import { sessionChannel } from './session/session-channel';
import { sessionEnds } from './session/session-ends';
import { tokenVault } from './session/token-vault';

/** Builds the client of one window out of its parts and starts it. */
export function createAuthClient(settings: AuthClientSettings, environment: AuthEnvironment): AuthClient {
  const { now, states, received } = environment;
  const { signal: lifetime } = new AbortController();
  const log = createLog(states, now);
  const registry = createRegistry(states);
  const selection = createSelection(states, environment.store('instances'), now);
  const vault = tokenVault(sealedStore(environment.store('session'), environment), now);
  const channel = sessionChannel(environment.channel);
  const answers = keptAnswers(environment.store('answers'), now);
  const ends = sessionEnds([answers, keptPictures(environment.store('stills'))]);
  const servicesById = createServicesById({
    environment,
    registry,
    log,
    vault,
    channel,
    patience: createPatience(),
    selectedBarnId: selection.barnId,
    onSessionEnded: ends.ended,
  });
  const arrivals = watchArrivals({ registry, servicesById, vault, selectedBarnId: selection.barnId, lifetime });
  const known = createKnownInstances({
    registry,
    memory: rememberedInstances(environment.store('instances'), now),
    channel,
    log,
    now,
    onChanged(instanceId) {
      const { connection } = servicesById.of(instanceId);
      connection.forgetProofs();
      void connection.check(lifetime, true);
    },
    onForgotten(instanceId) {
      if (selection.barnId.get() === instanceId) selection.select(null);
      servicesById.forget(instanceId);
      arrivals.forget(instanceId);
    },
  });
  const connectionOf = (instanceId: string) => servicesById.of(instanceId).connection;
  const rounds = checkRounds(registry, arrivals.lookAt, connectionOf, lifetime);

  for (const instance of deploymentInstances(settings, environment.page.hostname, ({ name }) =>
    log.write('error', `the deployment's discovery code of "${name}" is invalid`),
  )) {
    registry.add(instance);
  }

  return {
    started: openWindow({ environment, registry, servicesById, known, selection, rounds, channel, log }),
    instances: registry.views,
    selectedBarnId: selection.barnId,
    simulatedPermissions: readable(states, simulatedPermissionsAtom),
    states,
    log: log.entries,
    keptAnswers: answers,
    now,
    client: (instanceId) => servicesById.of(instanceId).client,
    selectBarn: selection.select,
    ...sessionCalls({ registry, servicesById, vault }),
    ...instanceCalls({ registry, servicesById, known, vault, environment }),
    ...identityCalls({ environment, log, servicesOf: servicesById.of, view: servicesById.view }),
    onSignedOut: ends.onSignedOut,
    simulatePermissions: (names) => states.set(simulatedPermissionsAtom, names),
    countReceived(bytes) {
      received.bytes += bytes;
    },
    takeReceived() {
      const { bytes } = received;
      received.bytes = 0;
      return bytes;
    },
    writeLog: log.write,
    clearLog: log.clear,
    copyableReport: () =>
      report({
        time: now(),
        suiteVersion: settings.suiteVersion ?? '',
        userAgent: environment.page.userAgent,
        instances: registry.views.get(),
        entries: log.entries.get(),
      }),
  };
}
