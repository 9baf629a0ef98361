import { readable } from '../state';
import type { AuthClient } from './auth-client';
import type { AuthClientSettings } from './auth-client-settings';
import type { AuthEnvironment } from './auth-environment';
import { checkRounds, ROUND_MS } from './connection/check-rounds';
import { identityCalls } from './identity/identity-calls';
import { findInstance } from './instances/add-instance';
import { deploymentInstances } from './instances/deployment-instances';
import { parseDiscoveryCode } from './instances/discovery-code';
import { readDetails } from './instances/instance-details';
import type { InstanceView } from './instances/instance-view';
import { createKnownInstances } from './instances/known-instances';
import { createRegistry } from './instances/registry';
import { rememberedInstances } from './instances/remembered-instances';
import { createSelection } from './instances/selection';
import { createLog } from './log/log';
import { report } from './log/report';
import { takeOverOldBarns } from './migration/take-over-old-barns';
import { simulatedPermissionsAtom } from './permissions/permission-atoms';
import { succeeded } from './requests/outcome';
import { createResident, type House, type Resident } from './resident';
import { readEula } from './session/eula';
import { deliverFarewells } from './session/farewells';
import { keptAnswers } from './session/kept-answers';
import { newsLine, type SessionNews } from './session/session-news';
import { signIn } from './session/sign-in';
import { tokenVault } from './session/token-vault';

/** Builds the client of one window out of its parts and starts it. */
export function createAuthClient(settings: AuthClientSettings, environment: AuthEnvironment): AuthClient {
  const { now, states } = environment;
  const log = createLog(states, now);
  const registry = createRegistry(states);
  const selection = createSelection(states, environment.store('instances'), now);
  const vault = tokenVault(environment.store('session'), now);
  const news = newsLine(environment.channel);
  const answers = keptAnswers(environment.store('answers'), now);
  const residents = new Map<string, Resident>();
  /** What is asked of an instance as soon as it answers. */
  const arrivals = new Map<string, Promise<void>>();
  const signedOutListeners = new Set<(instanceId: string) => void>();
  const lifetime = new AbortController();

  const house: House = {
    environment,
    registry,
    log,
    vault,
    news,
    selectedBarnId: selection.barnId,
    onSessionEnded,
  };

  const known = createKnownInstances({
    registry,
    memory: rememberedInstances(environment.store('instances'), now),
    news,
    log,
    now,
    onChanged(instanceId) {
      const { connection } = resident(instanceId);
      connection.forgetProofs();
      void connection.check(lifetime.signal, true);
    },
    onForgotten(instanceId) {
      if (selection.barnId.get() === instanceId) selection.select(null);
      residents.delete(instanceId);
      arrivals.delete(instanceId);
    },
  });
  const rounds = checkRounds(
    registry,
    lookAt,
    (instanceId) => resident(instanceId).connection.isDue(),
    lifetime.signal,
  );

  function onSessionEnded(instanceId: string): void {
    void answers.forget(instanceId);
    for (const listener of [...signedOutListeners]) listener(instanceId);
  }

  function resident(instanceId: string): Resident {
    view(instanceId);
    const existing = residents.get(instanceId);
    if (existing) return existing;
    const created = createResident(instanceId, house);
    residents.set(instanceId, created);
    return created;
  }

  function view(instanceId: string): InstanceView {
    const found = registry.get(instanceId);
    if (!found) throw new RangeError(`there is no instance "${instanceId}"`);
    return found;
  }

  async function refreshDetails(instanceId: string): Promise<void> {
    registry.patch(instanceId, await readDetails(resident(instanceId).exchangeContext, lifetime.signal));
  }

  /** Whether an instance answers, and what is due then. It may have been removed while it waited for its turn. */
  async function lookAt(instanceId: string): Promise<void> {
    if (!registry.get(instanceId)) return;
    await resident(instanceId).connection.check(lifetime.signal);
    await arrivals.get(instanceId);
  }

  /** What is due as soon as an instance answers again. */
  async function onReached(instanceId: string): Promise<void> {
    const { session, exchangeContext } = resident(instanceId);
    session.forgiveBackoff();
    // Not awaited: it may take as long as a person takes to read an EULA.
    if (registry.get(instanceId)?.loggedIn) void session.loadPermissions(lifetime.signal);
    await refreshDetails(instanceId);
    await deliverFarewells(vault, exchangeContext);
  }

  registry.onChange((after: InstanceView, before: InstanceView) => {
    const { globalUniqueIdentifier: id, online, activeConnectionStrategy } = after;
    if (online && !before.online) arrivals.set(id, onReached(id));
    // The picture's address is one of the way in use.
    else if (online && activeConnectionStrategy !== before.activeConnectionStrategy) void refreshDetails(id);
  });

  async function recall(): Promise<void> {
    await known.recall();
    const ids = registry.views.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
    await Promise.all([
      ...ids.map((id) => resident(id).session.load()),
      selection.restore((id) => registry.get(id)?.type === 'barn'),
    ]);
  }

  function hear(message: SessionNews): void {
    if (message.kind === 'instances') void known.hear(message.instanceId);
    else if (registry.get(message.instanceId)) resident(message.instanceId).session.hear(message);
  }

  async function signOut(instanceId: string): Promise<void> {
    const { session, exchangeContext } = resident(instanceId);
    await session.end('by-user', true);
    if (registry.get(instanceId)?.online) void deliverFarewells(vault, exchangeContext);
  }

  for (const instance of deploymentInstances(settings, environment.page.hostname, ({ name }) =>
    log.write('error', `the deployment's discovery code of "${name}" is invalid`),
  )) {
    registry.add(instance);
  }
  const started = recall();
  void started.then(() => {
    news.onNews(hear);
    environment.onNetworkChange(() => {
      for (const { connection, session } of residents.values()) {
        connection.forgetProofs();
        session.forgiveBackoff();
        void session.recheck();
      }
      rounds.due();
    });
    environment.everyWhileVisible(ROUND_MS, rounds.due);
    void rounds.atStart(selection.barnId.get());
    void takeOverOldBarns(environment.oldStore, registry, known.add, log);
  });

  return {
    started,
    instances: registry.views,
    selectedBarnId: selection.barnId,
    simulatedPermissions: readable(states, simulatedPermissionsAtom),
    states,
    log: log.entries,
    keptAnswers: answers,
    now,
    client: (instanceId) => resident(instanceId).client,
    selectBarn: selection.select,
    async signIn(instanceId, credentials, signal) {
      const { session, exchangeContext } = resident(instanceId);
      const wasSignedIn = registry.get(instanceId)?.loggedIn ?? false;
      return signIn(credentials, session, wasSignedIn, exchangeContext, signal);
    },
    signOut,
    async signOutEverywhere() {
      const signedIn = registry.views.get().filter(({ loggedIn }) => loggedIn);
      await Promise.all(signedIn.map(({ globalUniqueIdentifier }) => signOut(globalUniqueIdentifier)));
    },
    ...identityCalls({ environment, log, resident, view }),
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
    changeInstance: known.change,
    async removeInstance(instanceId) {
      if (registry.get(instanceId)?.fromDeployment) return;
      const { session, exchangeContext } = resident(instanceId);
      await session.end('by-user', true);
      // The instance is told now or never: afterwards nobody knows any more whom to tell.
      void deliverFarewells(vault, exchangeContext).finally(() => vault.dropUndeleted(instanceId));
      await known.remove(instanceId);
    },
    async checkConnection(instanceId, signal, { asked = false } = {}) {
      const check = await resident(instanceId).connection.check(signal, asked);
      return check.ok ? succeeded(undefined) : check;
    },
    renewSession: (instanceId, signal) => resident(instanceId).session.renewNow(signal),
    acceptEula: (instanceId, signal) => resident(instanceId).session.acceptEula(signal),
    readEula: (instanceId, signal) => readEula(resident(instanceId).exchangeContext, signal),
    refreshPermissions: (instanceId, signal) => resident(instanceId).session.loadPermissions(signal),
    simulatePermissions: (names) => states.set(simulatedPermissionsAtom, names),
    onSignedOut(listener) {
      signedOutListeners.add(listener);
      return () => signedOutListeners.delete(listener);
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
