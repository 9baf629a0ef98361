import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Incidents } from '../incidents/incidents';
import type { Mailing } from '../mail/mailing';
import type { BucketStanding } from '../recordings/bucket/segment-bucket';
import { repeatedly } from '../server/repeatedly';
import type { Database } from '../storage/database';
import { cameraFaults } from './cameras/camera-sights';
import { type LookedAtCameras, watchCameras } from './cameras/watch-cameras';
import { type Cause, type Finding, unknown, well } from './fault';
import { faultMail } from './fault-mail';
import { createFaults, type FaultNews, type Faults } from './faults';
import { createHeartbeats, type Heartbeats } from './heartbeats';
import { bucketSight } from './machine/bucket-sight';
import { type ClockReading, clockSight } from './machine/clock-sight';
import { type DiskRoom, diskSight } from './machine/disk-sight';
import { createToldFaults, type ToldFault } from './told-faults';

export interface MonitoringParts {
  readonly configuration: InstanceConfiguration;
  readonly database: Database;
  readonly incidents: Incidents;
  readonly cameras: LookedAtCameras;
  /** Null: no mails. */
  readonly mailing: Pick<Mailing, 'post'> | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** ms since 1970 UTC */
  readonly clock: () => number;
  /** ms of a clock that never jumps. */
  readonly steady?: () => number;
  /** Whoever detects something has its other end. */
  readonly heartbeats?: Heartbeats;
  /** Where recordings are kept beside the disk; null: nowhere. */
  readonly bucket?: { standing(): BucketStanding } | null;
  readonly readRoom?: (folder: string) => Promise<DiskRoom>;
}

/** The barn looks after its own technology, and tells what is wrong: as incidents, in the log, by mail. */
export interface Monitoring {
  readonly faults: Faults;
  /** For whatever detects something. */
  readonly heartbeats: Heartbeats;
  /** Of the disk with the data folder; null before the first look. */
  room(): DiskRoom | null;
  answeringCameras(): ReadonlyMap<string, boolean>;
  /** Null: recordings are kept on the disk alone. */
  bucket(): BucketStanding | null;
  /** When nothing of it is under way any more, after the signal. */
  readonly closed: Promise<void>;
}

/** The machine is looked at often: it costs nothing. */
const longestMachinePauseMs = 10_000;

export function openMonitoring(parts: MonitoringParts, signal: AbortSignal): Monitoring {
  const { configuration, database, incidents, cameras, mailing, log, clock } = parts;
  const { steady = () => performance.now(), readRoom = roomOf, heartbeats = createHeartbeats(steady) } = parts;
  const { bucket = null } = parts;
  const { monitoring, recording, dataFolder } = configuration;
  const watched = watchCameras({
    cameras,
    database,
    segmentMs: recording.enabled ? recording.segmentSeconds * 1_000 : null,
    clock,
    steady,
    onFailure: (cameraId, error) => log.error({ err: error, cameraId }, 'a camera could not be looked at'),
  });
  const faults = createFaults({
    told: createToldFaults(database, incidents),
    clock,
    steady,
    onNews: tell,
    onFailure: (cause, error) => log.error({ err: error, ...cause }, 'a fault could not be written down'),
  });
  let room: DiskRoom | null = null;
  let reading: ClockReading = { wallMs: clock(), steadyMs: steady() };

  function tell(news: FaultNews): void {
    for (const fault of news.began) log.warn(factsOf(fault), 'a fault began');
    for (const fault of news.ended) log.info(factsOf(fault), 'a fault is over');
    const nameOf = (cameraId: string): string => cameras.store.find(cameraId)?.name ?? cameraId;
    const { realWorldName: place } = configuration.identity;
    for (const recipient of monitoring.mailTo) {
      const mail = faultMail({ news, recipient, place, timeZone: configuration.timeZone, nameOf, nowMs: clock() });
      try {
        mailing?.post(mail, clock());
      } catch (error) {
        // A full disk, most of all: the incident and the log have it.
        log.error({ err: error }, 'a mail about a fault could not be stored');
      }
    }
  }

  async function lookAtMachine(): Promise<void> {
    const now: ClockReading = { wallMs: clock(), steadyMs: steady() };
    const clockFinding: Finding = { ...aboutClock, sight: clockSight(reading, now) };
    reading = now;
    const silent = faults
      .listOpen()
      .flatMap(({ fault, subject }) => (fault === 'detectorSilent' ? (subject ?? []) : []));
    faults.consider([clockFinding, ...heartbeats.findings(silent)], ['clockJumped', 'detectorSilent']);
    const standing = bucket?.standing();
    faults.consider([{ ...aboutStore, sight: standing ? bucketSight(standing) : well }], ['storeAway']);
    room = await readRoom(dataFolder).catch(() => null);
    const sight = room === null ? unknown : diskSight(room, faults.isOpen(aboutDisk));
    faults.consider([{ ...aboutDisk, sight }], ['diskFilling']);
  }

  async function lookAtCameras(looking: AbortSignal): Promise<void> {
    faults.consider(await watched.look(looking), cameraFaults);
  }

  const onFailure = (error: unknown): void => log.error({ err: error }, 'the barn could not look after itself');
  const pauseMs = monitoring.lookEverySeconds * 1_000;
  const isOn = monitoring.enabled ?? configuration.demonstration === null;
  const looking = isOn
    ? [
        repeatedly(Math.min(pauseMs, longestMachinePauseMs), lookAtMachine, signal, onFailure),
        repeatedly(pauseMs, lookAtCameras, signal, onFailure),
      ]
    : [];
  return {
    faults,
    heartbeats,
    room: () => room,
    answeringCameras: watched.answering,
    bucket: () => bucket?.standing() ?? null,
    closed: Promise.all(looking).then(() => undefined),
  };
}

const aboutClock: Cause = { fault: 'clockJumped', subject: null };
const aboutStore: Cause = { fault: 'storeAway', subject: null };
const aboutDisk: Cause = { fault: 'diskFilling', subject: null };

const factsOf = ({ fault, subject, figures, incidentId }: ToldFault) => ({ fault, subject, figures, incidentId });

async function roomOf(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
