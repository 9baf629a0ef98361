import type { AuthClient, AuthClientSettings } from './auth-client';
import type { AuthEnvironment } from './auth-environment';
import { findInstance } from './instances/add-instance';
import { deploymentInstances } from './instances/deployment-instances';
import { parseDiscoveryCode } from './instances/discovery-code';
import { readDetails } from './instances/instance-details';
import type { InstanceView } from './instances/instance-view';
import { keepInMemory, remembered } from './instances/memory';
import { createRegistry } from './instances/registry';
import { rememberedInstances } from './instances/remembered-instances';
import { createSelection } from './instances/selection';
import { createLog } from './log/log';
import { report } from './log/report';
import { observable } from './observable';
import { abortable } from './requests/deadline';
import { succeeded } from './requests/outcome';
import { createResident, type House, type Resident } from './resident';
import { readEula } from './session/eula';
import { deliverFarewells } from './session/farewells';
import { keptAnswers } from './session/kept-answers';
import { newsLine, type SessionNews } from './session/session-news';
import { signIn } from './session/sign-in';
import { tokenVault } from './session/token-vault';

/** How long after the selected barn the others are probed, ms: its first screen is drawn by then. */
const OTHERS_LATER_MS = 1_000;

/** Builds the client of one window out of its parts and starts it. */
export function createAuthClient(settings: AuthClientSettings, environment: AuthEnvironment): AuthClient {
  const { now } = environment;
  const log = createLog(now);
  const registry = createRegistry();
  const memory = rememberedInstances(environment.store('instances'), now);
  const selection = createSelection(environment.store('instances'), now);
  const vault = tokenVault(environment.store('session'), now);
  const news = newsLine(environment.channel);
  const answers = keptAnswers(environment.store('answers'), now);
  const simulatedPermissions = observable<readonly string[] | null>(null);
  const residents = new Map<string, Resident>();
  const signedOutListeners = new Set<(instanceId: string) => void>();
  const addedAt = new Map<string, number>();
  const lifetime = new AbortController();

  const house: House = { environment, registry, log, vault, news, onSessionEnded };

  function onSessionEnded(instanceId: string): void {
    void answers.forget(instanceId);
    for (const listener of [...signedOutListeners]) listener(instanceId);
  }

  function resident(instanceId: string): Resident {
    if (!registry.get(instanceId)) throw new RangeError(`there is no instance "${instanceId}"`);
    const existing = residents.get(instanceId);
    if (existing) return existing;
    const created = createResident(instanceId, house);
    residents.set(instanceId, created);
    return created;
  }

  /** What is due as soon as an instance answers again. */
  async function onReached(instanceId: string): Promise<void> {
    const { session, exchangeContext } = resident(instanceId);
    session.resetBackoff();
    const permissions = registry.get(instanceId)?.loggedIn ? session.loadPermissions(lifetime.signal) : undefined;
    registry.patch(instanceId, await readDetails(exchangeContext, lifetime.signal));
    await permissions;
    await deliverFarewells(vault, exchangeContext);
  }

  registry.onChange((view: InstanceView, before: InstanceView) => {
    if (view.online && !before.online) void onReached(view.globalUniqueIdentifier);
  });

  async function recall(): Promise<void> {
    const known = await memory.readAll((key) => log.write('warning', `a damaged record was set aside: ${key}`));
    for (const instance of known) {
      const id = instance.globalUniqueIdentifier;
      addedAt.set(id, instance.addedAt);
      if (instance.addedHere) registry.add(instance);
      const { version, imageUrl, lastContact, availablePermissions, permissionsKnown } = instance;
      registry.patch(id, { version, imageUrl, lastContact, availablePermissions, permissionsKnown });
    }
    const ids = registry.views.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
    await Promise.all([
      ...ids.map((id) => resident(id).session.load()),
      selection.restore((id) => registry.get(id)?.type === 'barn'),
    ]);
    keepInMemory(registry, memory, (id) => addedAt.get(id) ?? 0, log);
  }

  function checkAll(except: string | null = null): void {
    for (const { globalUniqueIdentifier } of registry.views.get()) {
      if (globalUniqueIdentifier !== except) void resident(globalUniqueIdentifier).connection.check(lifetime.signal);
    }
  }

  /** The barn that a window opens at goes first: its screen does not share the line with barns that nobody looks at. */
  async function checkAtStart(): Promise<void> {
    const first = selection.barnId.get();
    if (first !== null) {
      await resident(first).connection.check(lifetime.signal);
      await new Promise((resolve) => setTimeout(resolve, OTHERS_LATER_MS));
    }
    checkAll(first);
  }

  async function hearOfInstance(instanceId: string): Promise<void> {
    const known = await memory.readAll(() => undefined);
    const found = known.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
    if (!found) return forgetInstance(instanceId);
    addedAt.set(instanceId, found.addedAt);
    registry.add(found);
    const { name, realWorldName, discoveryObject } = found;
    registry.patch(instanceId, { name, realWorldName, discoveryObject });
    void resident(instanceId).connection.check(lifetime.signal);
  }

  function forgetInstance(instanceId: string): void {
    if (registry.get(instanceId)?.fromDeployment) return;
    if (selection.barnId.get() === instanceId) selection.select(null);
    registry.remove(instanceId);
    residents.delete(instanceId);
  }

  function hear(message: SessionNews): void {
    if (message.kind === 'instances') void hearOfInstance(message.instanceId);
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
      for (const { connection } of residents.values()) connection.forgetProofs();
      checkAll();
    });
    void checkAtStart();
  });

  return {
    started,
    instances: registry.views,
    selectedBarnId: selection.barnId,
    simulatedPermissions,
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
    async addInstance(discoveryCode, signal) {
      const reading = parseDiscoveryCode(discoveryCode);
      if (!reading.ok) return { ok: false, reason: 'invalid-code' };
      const found = await abortable(findInstance(reading.discoveryObject, environment, signal), signal);
      if (!found.ok) return { ok: false, reason: 'not-reached', error: found.error };
      const instanceId = found.identity.globalUniqueIdentifier;
      if (registry.get(instanceId)) return { ok: false, reason: 'already-exists', instanceId };
      addedAt.set(instanceId, now());
      const instance = {
        ...found.identity,
        discoveryObject: reading.discoveryObject,
        version: null,
        imageUrl: null,
        lastContact: null,
        availablePermissions: [],
        permissionsKnown: false,
        addedHere: true,
        addedAt: now(),
      };
      registry.add(instance);
      await memory.write(instance);
      news.tell({ kind: 'instances', instanceId });
      void resident(instanceId).connection.check(lifetime.signal);
      return { ok: true, instanceId };
    },
    async changeInstance(instanceId, details) {
      registry.patch(instanceId, details);
      resident(instanceId).connection.forgetProofs();
      const view = registry.get(instanceId);
      if (view) await memory.write(remembered(view, addedAt.get(instanceId) ?? now()));
      news.tell({ kind: 'instances', instanceId });
      void resident(instanceId).connection.check(lifetime.signal, true);
    },
    async removeInstance(instanceId) {
      if (registry.get(instanceId)?.fromDeployment) return;
      const { session, exchangeContext } = resident(instanceId);
      await session.end('by-user', true);
      await memory.remove(instanceId);
      // Told now or never: afterwards nobody knows any more whom to tell.
      void deliverFarewells(vault, exchangeContext).finally(() => vault.dropUndeleted(instanceId));
      forgetInstance(instanceId);
      news.tell({ kind: 'instances', instanceId });
    },
    async checkConnection(instanceId, signal, { asked = false } = {}) {
      const check = await resident(instanceId).connection.check(signal, asked);
      return check.ok ? succeeded(undefined) : check;
    },
    acceptEula: (instanceId, signal) => resident(instanceId).session.acceptEula(signal),
    readEula: (instanceId, signal) => readEula(resident(instanceId).exchangeContext, signal),
    refreshPermissions: (instanceId, signal) => resident(instanceId).session.loadPermissions(signal),
    simulatePermissions: simulatedPermissions.set,
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
