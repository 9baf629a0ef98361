import type { AuthEnvironment } from './auth-environment';
import { type CheckRounds, roundMs } from './connection/check-rounds';
import type { KnownInstances } from './instances/known-instances';
import type { Registry } from './instances/registry';
import type { Selection } from './instances/selection';
import type { Log } from './log/log';
import { takeOverOldBarns } from './migration/take-over-old-barns';
import type { ServicesById } from './services-by-id';
import type { SessionChannel, SessionMessage } from './session/session-channel';

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

/** Reads what this device remembers, then begins to listen and to look. Resolves when it has been read. */
export async function openWindow(parts: WindowParts): Promise<void> {
  await recall(parts);
  listen(parts);
  void parts.rounds.atStart(parts.selection.barnId.get());
  void takeOverOldBarns(parts.environment.oldStore, parts.registry, parts.known.add, parts.log);
}

async function recall({ registry, servicesById, known, selection }: WindowParts): Promise<void> {
  await known.recall();
  const ids = registry.views.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
  await Promise.all([
    ...ids.map((id) => servicesById.of(id).session.load()),
    selection.restore((id) => registry.get(id)?.type === 'barn'),
  ]);
}

function listen({ environment, registry, servicesById, known, rounds, channel }: WindowParts): void {
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
}
