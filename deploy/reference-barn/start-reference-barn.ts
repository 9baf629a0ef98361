import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { boundImageLibrary } from './cameras/bound-image-library';
import { warmUp } from './cameras/warm-up';
import type { InstanceConfiguration } from './configuration/configuration';
import { type ConfigurationInput, completeConfiguration } from './configuration/read-configuration';
import { type CheckedContract, compileContract } from './contract/compile-contract';
import { loadContract } from './contract/load-contract';
import { serveDocumentation } from './documentation/documentation-routes';
import { openIdentity } from './identity/identity';
import { openMailing } from './mail/mailing';
import { serveOutbox } from './mail/outbox-route';
import { barnMetrics } from './metrics/barn-metrics';
import { serveMetrics } from './metrics/metrics-route';
import { createProcessMeter } from './metrics/process-metrics';
import { watchDisk } from './probes/watch-disk';
import { serveSenatorKeys } from './senator/senator-keys-route';
import { createAuthorize } from './server/authorize';
import { createCallGate } from './server/call-limits';
import { createHandlers } from './server/handlers';
import { serveContract } from './server/serve-contract';
import { createStanding } from './server/standing';
import { serveUpgrades } from './server/upgrades';
import { createApp } from './start/create-app';
import { createEndings, type Endings } from './start/endings';
import { explainStart } from './start/explain-start';
import { openBarn } from './start/open-barn';
import { openStorage } from './start/open-storage';
import type { StartProgress } from './start/start-progress';

export interface RunningInstance {
  /** `http://127.0.0.1:8071`, with the port that it really has. */
  readonly address: string;
  readonly configuration: InstanceConfiguration;
  /** The instance's own, for what happens outside of its calls. */
  readonly log: { error(details: object, message: string): void };
  /** Ends streams and connections, then closes the database. */
  stop(): Promise<void>;
}

interface Starting {
  readonly configuration: InstanceConfiguration;
  readonly clock: () => number;
  readonly onProgress: (progress: StartProgress) => void;
  readonly contract: CheckedContract;
  readonly endings: Endings;
  /** Ends all that the instance does by itself. */
  readonly stopping: AbortController;
}

/**
 * Starts an instance: a barn, the senator or a gateway.
 * @param signal stops it again
 * @param clock ms since 1970 UTC
 * @param onProgress is told what goes on until it answers
 * @param contract what it serves; who starts several gives them the same, which is compiled once
 * @throws StartProblem in one sentence, once everything that was begun has ended
 */
export async function startReferenceBarn(
  input: ConfigurationInput,
  signal: AbortSignal,
  clock: () => number = Date.now,
  onProgress: (progress: StartProgress) => void = () => {},
  contract: CheckedContract = compileContract(loadContract()),
): Promise<RunningInstance> {
  signal.throwIfAborted();
  onProgress({ doing: 'opening' });
  const configuration = completeConfiguration(input);
  const stopping = new AbortController();
  // Whatever runs for as long as the instance listens to it: more than the ten that Node takes for a mistake.
  setMaxListeners(0, stopping.signal);
  const endings = createEndings();
  endings.inTurn(() => stopping.abort(new Error('The instance is stopping')));
  try {
    const instance = await begin({ configuration, clock, onProgress, contract, endings, stopping });
    signal.addEventListener('abort', () => void instance.stop(), { once: true });
    if (signal.aborted) await instance.stop();
    return instance;
  } catch (cause) {
    // What fails to end has not begun right: the sentence is about what came first.
    await endings.run(() => undefined);
    throw explainStart(cause, configuration);
  }
}

async function begin({
  configuration,
  clock,
  onProgress,
  contract,
  endings,
  stopping,
}: Starting): Promise<RunningInstance> {
  boundImageLibrary();
  const { role, allowedOrigins, dataFolder } = configuration;
  const { database, vault, isDatabaseThere } = openStorage(configuration, endings, onProgress);
  const identity = await openIdentity(database, vault, configuration, contract.permissions, clock());
  const standing = createStanding(identity);
  const version = readVersion();
  const meter = createProcessMeter();
  endings.atLast(() => meter.stop());
  const { app, gateway } = await createApp(configuration, meter.countCall);
  endings.atLast(() => gateway.close());
  const disk = watchDisk(dataFolder, app.log, stopping.signal);
  const mailing = configuration.mail && openMailing(database, configuration.mail, clock, app.log);
  endings.atLast(() => mailing?.stop());
  const parts = { configuration, contract, database, vault, identity, standing, version, clock };
  const barn =
    role === 'barn' ? await openBarn({ ...parts, mailing, log: app.log, onProgress }, endings, stopping.signal) : null;
  endings.inTurn(() => app.close());

  const authorize = createAuthorize(identity, standing);
  serveContract(app, {
    contract,
    handlers: createHandlers({ ...parts, mailing, barn, disk, isDatabaseThere }),
    authorize,
    gate: createCallGate(configuration.limits),
    clock,
    stopping: stopping.signal,
    checkAnswers: configuration.checkAnswers,
  });
  serveDocumentation(app, contract);
  serveMetrics(app, {
    authorize,
    clock,
    families: () => [...(barn ? barnMetrics(barn.monitoring) : []), ...meter.families()],
  });
  if (role === 'senator') serveSenatorKeys(app, identity.key);
  if (configuration.mail?.outboxPage && mailing) {
    serveOutbox(app, configuration.identity.realWorldName, mailing.box);
  }
  const streams = barn?.streams ?? null;
  const upgrading = { contract, authorize, allowedOrigins, gateway, streams, clock, log: app.log };
  endings.inTurn(serveUpgrades(app.server, upgrading));

  onProgress({ doing: 'listening' });
  const { listen, discovery } = configuration;
  const address = await app.listen({ host: listen.host, port: listen.port });
  const discoveryCode = discovery && Buffer.from(JSON.stringify(discovery)).toString('base64');
  app.log.info({ address, ...(discoveryCode !== undefined && { discoveryCode }) }, 'ready');
  const unprepared = configuration.preparePictures ? (barn?.cameras.allPictures() ?? []) : [];
  const warmed = warmUp(unprepared, stopping.signal, (error) =>
    app.log.error({ err: error }, 'the pictures of a camera could not be prepared'),
  );
  endings.inTurn(() => warmed);
  const stop = (): Promise<void> =>
    endings.run((cause) => app.log.error({ err: cause }, 'something could not be ended'));
  return { address, configuration, log: app.log, stop };
}

/** The version of this program, as its package says. */
function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
