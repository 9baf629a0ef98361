import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Cameras, openCameras } from '../cameras/cameras';
import { createLiveStreams, type LiveStreams } from '../cameras/live-streams';
import { lookAround } from '../cameras/look-around';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { CheckedContract } from '../contract/compile-contract';
import { operationOf } from '../contract/contract';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import type { Identity } from '../identity/identity';
import type { Mailing } from '../mail/mailing';
import { createHeartbeats } from '../monitoring/heartbeats';
import { type Monitoring, openMonitoring } from '../monitoring/open-monitoring';
import { type Archive, openArchive } from '../open-archive';
import { type Journal, openJournal } from '../open-journal';
import { productName } from '../probes/product';
import { openListReading } from '../query/list-reading';
import { createMayGoOn, type Standing } from '../server/standing';
import type { Database } from '../storage/database';
import type { Vault } from '../storage/vault';
import type { Endings } from './endings';
import type { StartProgress } from './start-progress';

export interface BarnParts {
  readonly configuration: InstanceConfiguration;
  readonly contract: CheckedContract;
  readonly database: Database;
  readonly vault: Vault;
  readonly identity: Identity;
  readonly standing: Standing;
  readonly version: string;
  readonly mailing: Mailing | null;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly onProgress: (progress: StartProgress) => void;
}

/** What a barn has and other instances have not. */
export interface Barn {
  readonly cameras: Cameras;
  readonly streams: LiveStreams;
  readonly journal: Journal;
  readonly archive: Archive;
  readonly monitoring: Monitoring;
}

/** Opens cameras, what happened, and what was made from pictures; all that runs by itself ends with the signal. */
export async function openBarn(parts: BarnParts, endings: Endings, signal: AbortSignal): Promise<Barn> {
  const { configuration, contract, database, vault, identity, standing, version, mailing, clock, log, onProgress } =
    parts;
  const { cameras: seeds, dataFolder, mediaFolder, timeZone } = configuration;
  const findFfmpeg = createFfmpegFinder();
  const cameras = openCameras(database, vault, seeds, {
    findFfmpeg,
    clock,
    timeZone,
    mediaFolder: resolve(mediaFolder ?? join(dataFolder, 'media')),
    offlineSince: new Map(
      seeds.flatMap(({ cameraId, offlineSince }) => (offlineSince === undefined ? [] : [[cameraId, offlineSince]])),
    ),
  });
  const mayWatch = createMayGoOn(standing, operationOf(contract, 'streamCamera').permission, clock);
  const streams = createLiveStreams(cameras, configuration.maximumLiveStreams, clock, mayWatch);
  // Viewers are told before their connections close.
  endings.inTurn(() => cameras.withdrawAll('shutting-down'));
  const looking = lookAround({ cameras, clock, log }, signal);
  endings.atLast(() => looking);
  const lists = openListReading(database, { dataFolder }, signal);
  endings.atLast(() => lists.closed());
  const journal = await openJournal(
    {
      configuration,
      contract,
      database,
      lists,
      accounts: identity.accounts,
      cameras,
      authors: authorsOf(configuration, identity),
      clock,
      log,
    },
    signal,
    (daysLeft) => onProgress({ doing: 'history', daysLeft }),
  );
  endings.atLast(() => journal.closed);
  // The door for detectors: whatever tells what it sees shows by it that it lives.
  const heartbeats = createHeartbeats(
    () => performance.now(),
    (detector) => identity.accounts.find(detector) !== undefined,
  );
  const archive = openArchive(
    {
      database,
      lists,
      contract,
      cameras,
      dataFolder,
      instance: configuration.identity.globalUniqueIdentifier,
      recording: configuration.recording,
      made: configuration.made,
      detectors: seeds,
      beat: heartbeats.beat,
      prepareFigures: configuration.prepareFigures,
      findFfmpeg,
      product: productName,
      version,
      clock,
      log,
    },
    signal,
  );
  endings.atLast(() => archive.closed);
  const { incidents } = journal;
  const monitoring = openMonitoring(
    { configuration, database, incidents, cameras, mailing, heartbeats, bucket: archive.bucket, log, clock },
    signal,
  );
  endings.atLast(() => monitoring.closed);
  return { cameras, streams, journal, archive, monitoring };
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
