import { readable } from '../state';
import { watchArrivals } from './arrivals';
import type { AuthClient } from './auth-client';
import type { AuthClientSettings } from './auth-client-settings';
import type { AuthEnvironment } from './auth-environment';
import { checkRounds } from './connection/check-rounds';
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
import { createResidents } from './residents';
import { keptAnswers } from './session/kept-answers';
import { sessionCalls } from './session/session-calls';
import { sessionEnds } from './session/session-ends';
import { newsLine } from './session/session-news';
import { tokenVault } from './session/token-vault';

/** Builds the client of one window out of its parts and starts it. */
export function createAuthClient(settings: AuthClientSettings, environment: AuthEnvironment): AuthClient {
  const { now, states } = environment;
  const { signal: lifetime } = new AbortController();
  const log = createLog(states, now);
  const registry = createRegistry(states);
  const selection = createSelection(states, environment.store('instances'), now);
  const vault = tokenVault(environment.store('session'), now);
  const news = newsLine(environment.channel);
  const answers = keptAnswers(environment.store('answers'), now);
  const ends = sessionEnds(answers);
  const residents = createResidents({
    environment,
    registry,
    log,
    vault,
    news,
    selectedBarnId: selection.barnId,
    onSessionEnded: ends.ended,
  });
  const arrivals = watchArrivals({ registry, residents, vault, lifetime });
  const known = createKnownInstances({
    registry,
    memory: rememberedInstances(environment.store('instances'), now),
    news,
    log,
    now,
    onChanged(instanceId) {
      const { connection } = residents.of(instanceId);
      connection.forgetProofs();
      void connection.check(lifetime, true);
    },
    onForgotten(instanceId) {
      if (selection.barnId.get() === instanceId) selection.select(null);
      residents.forget(instanceId);
      arrivals.forget(instanceId);
    },
  });
  const rounds = checkRounds(
    registry,
    arrivals.lookAt,
    (instanceId) => residents.of(instanceId).connection.isDue(),
    lifetime,
  );

  for (const instance of deploymentInstances(settings, environment.page.hostname, ({ name }) =>
    log.write('error', `the deployment's discovery code of "${name}" is invalid`),
  )) {
    registry.add(instance);
  }

  return {
    started: openWindow({ environment, registry, residents, known, selection, rounds, news, log }),
    instances: registry.views,
    selectedBarnId: selection.barnId,
    simulatedPermissions: readable(states, simulatedPermissionsAtom),
    states,
    log: log.entries,
    keptAnswers: answers,
    now,
    client: (instanceId) => residents.of(instanceId).client,
    selectBarn: selection.select,
    ...sessionCalls({ registry, residents, vault }),
    ...instanceCalls({ registry, residents, known, vault, environment }),
    ...identityCalls({ environment, log, resident: residents.of, view: residents.view }),
    onSignedOut: ends.onSignedOut,
    simulatePermissions: (names) => states.set(simulatedPermissionsAtom, names),
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
