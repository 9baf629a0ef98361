import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { boundImageLibrary } from './cameras/bound-image-library';
import { type Cameras, openCameras } from './cameras/cameras';
import { createLiveStreams } from './cameras/live-streams';
import { warmUp } from './cameras/warm-up';
import type { InstanceConfiguration } from './configuration/configuration';
import { type ConfigurationInput, completeConfiguration } from './configuration/read-configuration';
import { compileContract } from './contract/compile-contract';
import { operationOf } from './contract/contract';
import { loadContract } from './contract/load-contract';
import { serveDocumentation } from './documentation/documentation-routes';
import type { FfmpegFinder } from './ffmpeg/ffmpeg-program';
import { createFfmpegFinder } from './ffmpeg/find-ffmpeg';
import { createGateway, type Gateway } from './gateway/gateway';
import { type Identity, openIdentity } from './identity/identity';
import { openMailing } from './mail/mailing';
import { serveOutbox } from './mail/outbox-route';
import { barnMetrics } from './metrics/barn-metrics';
import { serveMetrics } from './metrics/metrics-route';
import { createProcessMeter } from './metrics/process-metrics';
import { createHeartbeats } from './monitoring/heartbeats';
import { openMonitoring } from './monitoring/open-monitoring';
import { openArchive } from './open-archive';
import { openJournal } from './open-journal';
import { productName } from './probes/product';
import { serveSenatorKeys } from './senator/senator-keys-route';
import { answerErrors, bodyLimitBytes } from './server/answer-errors';
import { createAuthorize } from './server/authorize';
import { createCallGate } from './server/call-limits';
import { createHandlers } from './server/handlers';
import { logCalls, loggerOptions } from './server/log';
import { setResponseHeaders } from './server/response-headers';
import { serveContract } from './server/serve-contract';
import { createMayGoOn, createStanding } from './server/standing';
import { endUnreadable, timeLimitsOf } from './server/time-limits';
import { serveUpgrades } from './server/upgrades';
import type { StartProgress } from './start-progress';
import type { Database } from './storage/database';
import { openDatabase } from './storage/open-database';
import { openVault } from './storage/open-vault';
import { sealSecrets } from './storage/seal-secrets';
import type { Vault } from './storage/vault';

export interface RunningInstance {
  /** `http://127.0.0.1:8071`, with the port that it really has. */
  readonly address: string;
  readonly configuration: InstanceConfiguration;
  /** The instance's own, for what happens outside of its calls. */
  readonly log: { error(details: object, message: string): void };
  /** Ends streams and connections, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts an instance: a barn, the senator or a gateway.
 * @param signal stops it again
 * @param clock ms since 1970 UTC
 * @param onProgress is told what goes on until it answers
 * @throws when the configuration is wrong, the port is taken or the data folder cannot be written
 */
export async function startReferenceBarn(
  input: ConfigurationInput,
  signal: AbortSignal,
  clock: () => number = Date.now,
  onProgress: (progress: StartProgress) => void = () => {},
): Promise<RunningInstance> {
  signal.throwIfAborted();
  onProgress({ doing: 'opening' });
  const configuration = completeConfiguration(input);
  boundImageLibrary();
  const stopping = new AbortController();
  const database = openDatabase(configuration.dataFolder);
  const vault = openVault(database, {
    dataFolder: configuration.dataFolder,
    keyFile: configuration.secretsKeyFile ?? null,
    environment: process.env,
  });
  sealSecrets(database, vault);
  const contract = loadContract();
  const identity = await openIdentity(database, vault, configuration, contract.permissions, clock());
  const findFfmpeg = createFfmpegFinder();
  const cameras =
    configuration.role === 'barn' ? openBarnCameras(database, vault, configuration, findFfmpeg, clock) : null;
  const standing = createStanding(identity);
  const mayWatch = createMayGoOn(standing, operationOf(contract, 'streamCamera').permission, clock);
  const streams = cameras && createLiveStreams(cameras, configuration.maximumLiveStreams, clock, mayWatch);

  const { app, gateway } = createApp(configuration);
  const mailing = configuration.mail && openMailing(database, configuration.mail, clock, app.log);
  const version = readVersion();
  // The door for detectors: they call `heartbeats.beat` whenever they have told something.
  const heartbeats = createHeartbeats(() => performance.now());
  const journal =
    cameras &&
    (await openJournal(
      {
        configuration,
        contract,
        database,
        accounts: identity.accounts,
        cameras,
        authors: authorsOf(configuration, identity),
        clock,
        log: app.log,
      },
      stopping.signal,
      (daysLeft) => onProgress({ doing: 'history', daysLeft }),
    ));
  const archive =
    cameras &&
    openArchive(
      {
        database,
        contract,
        cameras,
        dataFolder: configuration.dataFolder,
        recording: configuration.recording,
        prepareFigures: configuration.prepareFigures,
        findFfmpeg,
        product: productName,
        version,
        clock,
        log: app.log,
      },
      stopping.signal,
    );
  const monitoring =
    cameras &&
    journal &&
    openMonitoring(
      { configuration, database, incidents: journal.incidents, cameras, mailing, heartbeats, log: app.log, clock },
      stopping.signal,
    );
  const authorize = createAuthorize(identity, standing);
  await setResponseHeaders(app, configuration.allowedOrigins);
  const meter = createProcessMeter();
  logCalls(app, meter.countCall);
  answerErrors(app);
  serveContract(app, {
    contract,
    compile: compileContract(contract),
    handlers: createHandlers({
      configuration,
      contract,
      version,
      database,
      identity,
      mailing,
      cameras,
      streams,
      archive,
      journal,
      clock,
    }),
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
    families: () => [...(monitoring ? barnMetrics(monitoring) : []), ...meter.families()],
  });
  if (configuration.role === 'senator') serveSenatorKeys(app, identity.key);
  if (configuration.mail?.outboxPage && mailing) {
    serveOutbox(app, configuration.identity.realWorldName, mailing.box);
  }
  const { allowedOrigins } = configuration;
  const closeSockets = serveUpgrades(app.server, {
    contract,
    authorize,
    allowedOrigins,
    gateway,
    streams,
    clock,
    log: app.log,
  });
  onProgress({ doing: 'listening' });
  const address = await app.listen({ host: configuration.listen.host, port: configuration.listen.port });
  const { discovery } = configuration;
  const discoveryCode = discovery && Buffer.from(JSON.stringify(discovery)).toString('base64');
  app.log.info({ address, ...(discoveryCode !== undefined && { discoveryCode }) }, 'ready');
  const unprepared = configuration.preparePictures ? (cameras?.allPictures() ?? []) : [];
  const warmed = warmUp(unprepared, stopping.signal, (error) =>
    app.log.error({ err: error }, 'the pictures of a camera could not be prepared'),
  );

  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      stopping.abort(new Error('The instance is stopping'));
      cameras?.withdrawAll('shutting-down');
      await app.close();
      await warmed;
      await mailing?.stop();
      await archive?.closed;
      await monitoring?.closed;
      await journal?.closed;
      meter.stop();
      closeSockets();
      gateway.close();
      database.close();
    })();
    return stopped;
  };
  signal.addEventListener('abort', () => void stop(), { once: true });
  return { address, configuration, log: app.log, stop };
}

function openBarnCameras(
  database: Database,
  vault: Vault,
  configuration: InstanceConfiguration,
  findFfmpeg: FfmpegFinder,
  clock: () => number,
): Cameras {
  const { cameras, dataFolder, timeZone } = configuration;
  return openCameras(database, vault, cameras, {
    findFfmpeg,
    clock,
    timeZone,
    mediaFolder: resolve(configuration.mediaFolder ?? join(dataFolder, 'media')),
    offlineSince: new Map(
      cameras.flatMap(({ cameraId, offlineSince }) => (offlineSince === undefined ? [] : [[cameraId, offlineSince]])),
    ),
  });
}

/** The version of this program, as its package says. */
function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Who has written the demonstration's history: those of the configuration who may write. */
function authorsOf({ accounts }: InstanceConfiguration, identity: Identity) {
  return accounts.flatMap(({ username, displayName: authorName }) => {
    const login = username === undefined ? undefined : identity.accounts.findUsername(username);
    if (!login) return [];
    const mayWrite = identity.rights.permissionsOf(login.accountId).includes('incidents.barnIntervention.manage');
    return mayWrite ? [{ accountId: login.accountId, authorName }] : [];
  });
}

function createApp(configuration: InstanceConfiguration): {
  app: FastifyInstance;
  gateway: Gateway;
} {
  const { gateway: instances, allowedOrigins, identity, listen, limits, logLevel } = configuration;
  let gateway: Gateway | undefined;
  const app = Fastify({
    logger: loggerOptions(logLevel, identity.globalUniqueIdentifier),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: [...listen.trustedProxies],
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8_192 },
    serverFactory: (handle) =>
      createServer(timeLimitsOf(limits), (request, response) => {
        if (!gateway?.take(request, response)) handle(request, response);
      }),
    clientErrorHandler: endUnreadable,
  });
  gateway = createGateway({ instances, allowedOrigins, log: app.log });
  return { app, gateway };
}
