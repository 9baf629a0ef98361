import type { AuthEnvironment } from './auth-environment';
import { type CheckRounds, roundMs } from './connection/check-rounds';
import type { KnownInstances } from './instances/known-instances';
import type { Registry } from './instances/registry';
import type { Selection } from './instances/selection';
import type { Log } from './log/log';
import { takeOverOldBarns } from './migration/take-over-old-barns';
import type { Residents } from './residents';
import type { NewsLine, SessionNews } from './session/session-news';

interface WindowParts {
  readonly environment: AuthEnvironment;
  readonly registry: Registry;
  readonly residents: Residents;
  readonly known: KnownInstances;
  readonly selection: Selection;
  readonly rounds: CheckRounds;
  readonly news: NewsLine;
  readonly log: Log;
}

/** Reads what this device remembers, then begins to listen and to look. Resolves when it has been read. */
export async function openWindow(parts: WindowParts): Promise<void> {
  await recall(parts);
  listen(parts);
  void parts.rounds.atStart(parts.selection.barnId.get());
  void takeOverOldBarns(parts.environment.oldStore, parts.registry, parts.known.add, parts.log);
}

async function recall({ registry, residents, known, selection }: WindowParts): Promise<void> {
  await known.recall();
  const ids = registry.views.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
  await Promise.all([
    ...ids.map((id) => residents.of(id).session.load()),
    selection.restore((id) => registry.get(id)?.type === 'barn'),
  ]);
}

function listen({ environment, registry, residents, known, rounds, news }: WindowParts): void {
  news.onNews((message: SessionNews) => {
    if (message.kind === 'instances') void known.hear(message.instanceId);
    else if (registry.get(message.instanceId)) residents.of(message.instanceId).session.hear(message);
  });
  environment.onNetworkChange(() => {
    for (const { connection, session } of residents.all()) {
      connection.forgetProofs();
      session.forgiveBackoff();
      void session.recheck();
    }
    rounds.due();
  });
  environment.everyWhileVisible(roundMs, rounds.due);
}
