import { browserAuthEnvironment, startAuthClient, writeLog } from '@barnwatch/shared/auth-client';
import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { readSettingsAtom } from '@barnwatch/shared/settings';
import { deviceStorage, inTime } from '@barnwatch/shared/storage';
import { startAlong } from './along/start-along';
import { beginScreen, prepareScreen } from './announce-intent';
import { startBadge } from './badge/start-badge';
import { startDataUse } from './data-use/start-data-use';
import { type FallBack, fallBacksAtom, withFallBacks } from './fall-back/fall-backs';
import { versionBefore } from './fall-back/version-before';
import { watchTrouble } from './fall-back/watch-trouble';
import { countedPlace, countedRemote } from './health/counted-place';
import { HealthLine, startHealth } from './health/start-health';
import type { Interface } from './interface/interface';
import type { StartedInterface } from './interface/start-interface';
import { createLeftovers } from './leftovers/leftovers';
import { tallyPage } from './leftovers/page-tally';
import { openFederation } from './loader/federation';
import { browserEnvironment, RemoteLoader, type RemoteTrouble } from './loader/remote-loader';
import { remoteTextsLoader } from './loader/remote-texts';
import { captureErrors } from './log/capture-errors';
import { startOffline } from './offline/start-offline';
import { startOutboxWatch } from './outbox/shell-outbox';
import { wipeAtSignOut } from './outbox/wipe-at-sign-out';
import { overrideOfPage, withOverride } from './override/override';
import { type OpenedSuite, openSuite } from './registry/open-suite';
import { SuiteClosed } from './registry/suite-closed';
import { storedSuite } from './registry/suite-memory';
import { type AskForNewer, watchSuite } from './registry/watch-suite';
import { endlessRendersAtom, withNoticed } from './renders/endless-renders';
import type { EndlessRenders } from './renders/watch-renders';
import { allowScriptsFrom } from './security/trusted-types';
import { forgetShares } from './shares/forget-shares';
import { startShares } from './shares/start-shares';
import { Shell } from './shell';
import { stagedForWindow } from './staged/staged-for-window';
import { isStaged, presentVersion, stagedInUseAtom, withStaged } from './staged/staged-in-use';
import { nextTask } from './start-tasks';
import { routeTable } from './suite/route-table';
import type { Suite } from './suite/suite-context';
import { wakeCollator } from './texts/wake-collator';
import { startTransferWatch } from './transfers/shell-transfers';

type OpenSuite = Extract<OpenedSuite, { phase: 'open' }>;

captureErrors();

const federation = openFederation();
const leftovers = createLeftovers(tallyPage());
const health = new HealthLine();
/** Nothing of the shell ends before its tab does. */
const lifetime = new AbortController().signal;

function allowRemotes(registry: SuiteRegistry): void {
  for (const remote of registry.remotes) allowScriptsFrom(remote.baseUrl);
}

/** What a composed suite is told, and asks, once it runs. */
interface SuiteUnderWay {
  readonly askForNewer: AskForNewer;
  readonly onFallBack: (fallBack: FallBack) => void;
  /** The registry as it is composed at this moment. */
  readonly composedNow: () => SuiteRegistry;
}

/** Puts the suite together. What the device remembers of the session is read first: guards must not judge without it. */
async function composed(
  { states, texts, settings }: Interface,
  { registry: asComposed, outdated }: OpenSuite,
  { askForNewer, onFallBack, composedNow }: SuiteUnderWay,
): Promise<Suite> {
  const auth = startAuthClient(
    { instances: asComposed.instances, senator: asComposed.senator, suiteVersion: asComposed.contract },
    browserAuthEnvironment(states),
  );
  const permissionsAt = (barnId: string): readonly string[] => {
    const simulated = auth.simulatedPermissions.get();
    const barn = auth.instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === barnId);
    return (barn?.availablePermissions ?? []).filter((name) => simulated?.includes(name) ?? true);
  };
  const accounts = () => auth.instances.get().map(({ globalUniqueIdentifier: id }) => permissionsAt(id));
  const staged = stagedForWindow(asComposed, auth, settings);
  const fetchBefore = async (remote: RegisteredRemote) =>
    isStaged(remote) ? presentVersion(composedNow(), remote) : versionBefore(remote);
  const goBack = watchTrouble({ contract: asComposed.contract, fetchBefore, onFallBack });
  const onTrouble = (remote: RegisteredRemote, why: RemoteTrouble) => {
    goBack(remote, why);
    const counted = countedRemote(remote);
    health.tell(why === 'threw' ? { kind: 'threw', ...counted } : { kind: 'failed', ...counted, code: why });
  };
  const onThrownWhenLeft = (remote: RegisteredRemote) => health.tell({ kind: 'threw', ...countedRemote(remote) });
  const onLoaded = (remote: RegisteredRemote, ms: number) =>
    health.tell({ kind: 'loaded', ...countedRemote(remote), ms });
  const environment = {
    ...browserEnvironment,
    states,
    federation,
    loadTexts: remoteTextsLoader(texts),
    onTrouble,
    onThrownWhenLeft,
    onLoaded,
  };
  const loader = new RemoteLoader(environment, asComposed.contract, asComposed.disabledRemotes);
  wipeAtSignOut({
    onSignedOut: auth.onSignedOut,
    viewOf: (id) => auth.instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === id),
    isSignedIn: () => auth.instances.get().some(({ loggedIn }) => loggedIn),
    forgetShares: () => void forgetShares(),
    storage: deviceStorage,
  });
  allowRemotes(asComposed);
  // The collator is made while the screen's files come: before they were asked for, they would come later by it.
  void beginScreen({ registry: asComposed, routes: routeTable(asComposed), loader }, location.pathname)
    .then(nextTask)
    .then(() => wakeCollator(document.documentElement.lang));
  await auth.started;
  states.set(stagedInUseAtom, await staged);
  const registry = withStaged(asComposed, states.get(stagedInUseAtom));
  allowRemotes(registry);
  startBadge(auth);
  // Entering the page deselects the barn (product 2.1): at a start before the frame is drawn with what belongs to the
  // barn.
  if (location.pathname === '/select-barn') auth.selectBarn(null);
  return { registry, outdated, loader, leftovers, routes: routeTable(registry), askForNewer, permissionsAt, accounts };
}

/** What was there before the suite is put together. */
export interface BeforeSuite extends StartedInterface {
  /** See `ConcealedQueryContext`. */
  readonly concealedQuery: string;
  readonly endlessRenders: EndlessRenders;
}

/** The one flow of a start: registry and words together, then the suite, then whatever is composed later. */
export async function startSuite(before: BeforeSuite): Promise<void> {
  const { shown, worded, concealedQuery, endlessRenders } = before;
  const { states, settings, texts, render } = shown;
  const memory = storedSuite(settings);
  // The settings beside them: the first screen shall not change under the eyes of whoever opened it.
  // What the device tells late holds when it comes.
  const [opened] = await Promise.all([
    openSuite(memory, lifetime),
    worded,
    inTime(states.set(readSettingsAtom), settings.patienceMs()),
  ]);
  if (opened.phase === 'closed') {
    // Words that did not come are asked for anew as well.
    const onRetry = () => void startSuite({ ...before, worded: texts.start(lifetime) });
    render(<SuiteClosed failure={opened.failure} onRetry={onRetry} />);
    return;
  }
  let ask: AskForNewer = () => undefined;
  let fallBack: (one: FallBack) => void = () => undefined;
  let composedNow = opened.registry;
  let { outdated, isAwaited = false } = opened;
  await nextTask();
  const override = await overrideOfPage(opened.registry, states);
  const suite = await composed(
    shown,
    { ...opened, registry: withOverride(opened.registry, override) },
    {
      askForNewer: (when) => ask(when),
      onFallBack: (one) => fallBack(one),
      composedNow: () => composedNow,
    },
  );
  await prepareScreen(suite, location.pathname);
  render(<Shell suite={suite} concealedQuery={concealedQuery} />);
  startOutboxWatch(states);
  startTransferWatch(states);
  let current = suite;
  const show = () => {
    const staged = withStaged(composedNow, states.get(stagedInUseAtom));
    const registry = withOverride(withFallBacks(staged, states.get(fallBacksAtom)), override);
    allowRemotes(registry);
    suite.loader.disable(registry.disabledRemotes);
    current = { ...suite, registry, outdated, routes: routeTable(registry) };
    render(<Shell suite={current} concealedQuery={concealedQuery} />);
  };
  fallBack = (one) => {
    writeLog('error', `${one.instead.name} ${one.version} does not work here: ${one.instead.version} is used instead`);
    states.set(fallBacksAtom, (known) => [...known, one]);
    show();
  };
  startDataUse(states);
  startAlong(states);
  startHealth(health, suite.registry.health?.endpoint, {
    contract: suite.registry.contract,
    placeNow: () => countedPlace(current.routes, location.pathname, suite.registry.contract),
  });
  startShares(states);
  const tellOffline = startOffline(states, () => current);
  endlessRenders((parts) => states.set(endlessRendersAtom, (counts) => withNoticed(counts, parts)));
  const takeOver = (registry: SuiteRegistry) => {
    composedNow = registry;
    outdated = null;
    show();
    tellOffline();
  };
  ask = watchSuite(
    composedNow,
    memory,
    {
      onChange: takeOver,
      onAnswer(failure) {
        // Said where the suite was started with what the device keeps, until there is an answer; no later outage is.
        const isNews = failure === null ? outdated !== null : isAwaited;
        isAwaited = false;
        if (!isNews) return;
        outdated = failure;
        show();
      },
    },
    lifetime,
  );
  if (isAwaited) ask('now');
  if (process.env.NODE_ENV === 'development') {
    const { followEdits } = await import('./development/follow-edits');
    followEdits({ suite: () => current, loadTexts: remoteTextsLoader(texts), takeOver }, lifetime);
  }
}
