import { inTime } from '../storage';
import type { AuthEnvironment } from './auth-environment';
import { awaitedEveryMs, type CheckRounds, roundMs } from './connection/check-rounds';
import { deviceIsLateAtom } from './instances/instance-atoms';
import type { InstanceView } from './instances/instance-view';
import type { KnownInstances } from './instances/known-instances';
import type { Registry } from './instances/registry';
import type { Selection } from './instances/selection';
import type { Log } from './log/log';
import { takeOverOldBarns } from './migration/take-over-old-barns';
import { pause } from './requests/deadline';
import { isTransient } from './requests/outcome';
import type { ServicesById } from './services-by-id';
import type { Session } from './session/session';
import type { SessionChannel, SessionMessage } from './session/session-channel';

/** Pause before permissions that could not be learned are asked for again, ms. */
const againAfterMs = 5_000;
const mostTries = 20;

interface WindowParts {
  readonly environment: AuthEnvironment;
  readonly registry: Registry;
  readonly servicesById: ServicesById;
  readonly known: KnownInstances;
  readonly selection: Selection;
  readonly rounds: CheckRounds;
  readonly channel: SessionChannel;
  readonly log: Log;
}

/**
 * Reads what this device remembers, then begins to listen and to look. Resolves when it has been read, or is late: it is
 * taken up when it comes (decision 0047).
 */
export async function openWindow(parts: WindowParts): Promise<void> {
  const { environment, rounds, selection, registry, known, log } = parts;
  const patience = (['instances', 'session'] as const).map((purpose) => environment.store(purpose).patienceMs());
  const read = await inTime(recall(parts), Math.min(...patience));
  listen(parts);
  void rounds.atStart(selection.barnId.get());
  if (read.kind === 'late') {
    environment.states.set(deviceIsLateAtom, true);
    void read.later.then(() => {
      environment.states.set(deviceIsLateAtom, false);
      void rounds.atStart(selection.barnId.get());
    });
  }
  // What this device remembers of a barn is newer than what a client before this suite does.
  const remembered = read.kind === 'late' ? read.later : Promise.resolve();
  void remembered.then(() => takeOverOldBarns(environment.oldStore, registry, known.add, log));
}

async function recall({ registry, servicesById, known, selection }: WindowParts): Promise<void> {
  const loading = new Set<string>();
  async function loadSessions(): Promise<void> {
    const ids = registry.views.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
    const fresh = ids.filter((id) => !loading.has(id));
    for (const id of fresh) loading.add(id);
    await Promise.all(
      fresh.map(async (id) => {
        const { session } = servicesById.of(id);
        await session.load();
        const view = registry.get(id);
        // The device was later than the instance, which has been reached as nobody's.
        if (view?.loggedIn && view.online) void learnPermissions(session, () => registry.get(id));
      }),
    );
  }
  const recalled = known.recall();
  await Promise.all([
    // Those of the deployment wait for no record of another instance.
    loadSessions(),
    recalled.then(loadSessions),
    selection.restore(recalled, (id) => registry.get(id)?.type === 'barn'),
  ]);
}

/** What slow storage takes for a token counts against the time of a call: it is asked again until one has come. */
async function learnPermissions(session: Session, view: () => InstanceView | null): Promise<void> {
  const ended = session.signal();
  for (let tries = 0; tries < mostTries && !ended.aborted && !view()?.permissionsKnown; tries += 1) {
    const outcome = await session.loadPermissions(ended);
    if (outcome.ok || !isTransient(outcome.error)) return;
    await pause(againAfterMs, ended);
  }
}

function listen({ environment, registry, servicesById, known, selection, rounds, channel }: WindowParts): void {
  channel.onMessage((message: SessionMessage) => {
    if (message.kind === 'instances') void known.hear(message.instanceId);
    else if (registry.get(message.instanceId)) servicesById.of(message.instanceId).session.hear(message);
  });
  environment.onNetworkChange(() => {
    for (const { connection, session } of servicesById.all()) {
      connection.forgetProofs();
      session.endOwnPause();
      void session.recheck();
    }
    rounds.due();
  });
  environment.everyWhileVisible(roundMs, rounds.due);
  environment.everyWhileVisible(awaitedEveryMs, () => rounds.awaited(selection.barnId.get()));
}
