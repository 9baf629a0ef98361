import { join } from 'node:path';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { createArtifactHandlers } from './artifacts/artifact-handlers';
import { openArtifactMaker } from './artifacts/artifact-maker';
import { createArtifactStore } from './artifacts/artifact-store';
import { createArtifactMaking } from './artifacts/make-artifact';
import type { CameraSeed } from './cameras/camera-seed';
import type { Cameras } from './cameras/cameras';
import { createFallbackStills, type FallbackStills } from './cameras/fallback-stills';
import { createCanvasHandlers } from './canvases/canvas-handlers';
import { createCanvasPictures } from './canvases/canvas-pictures';
import { createCanvasQueryHandlers } from './canvases/canvas-query-handlers';
import { createCanvasStore } from './canvases/canvas-store';
import { createConfigHandlers } from './config/config-handlers';
import { createConfigurationDocuments } from './config/configuration-documents';
import type { MadeConfiguration, RecordingConfiguration } from './configuration/configuration';
import { type Contract, queryableOf } from './contract/contract';
import { createRests } from './data/create-rests';
import { createDataHandlers } from './data/data-handlers';
import { createDistributionHandlers } from './data/distribution/distribution-handlers';
import { createPlaceCounting } from './data/distribution/place-counts';
import { createLabelHours } from './data/label-hours';
import { prepareCounts } from './data/prepare-counts';
import { createSpeedHours } from './data/speed/speed-hours';
import { createDetectionHandlers } from './detections/detection-handlers';
import { createLookTaker } from './detections/take-looks';
import { runDetectors } from './detector/run-detectors';
import { watchLight } from './detector/watch-light';
import { openDrawingThread } from './drawing-thread/open-drawing-thread';
import type { FfmpegFinder } from './ffmpeg/ffmpeg-program';
import type { ListReading } from './query/list-reading';
import { openSegmentBucket } from './recordings/bucket/open-segment-bucket';
import { type RunningBucket, runBucket } from './recordings/bucket/run-bucket';
import { runRecorder } from './recordings/recorder/recorder';
import { createRecordingHandlers } from './recordings/recording-handlers';
import { openRecordings } from './recordings/recordings';
import { createSpanHandlers } from './recordings/spans/span-handlers';
import { plantAutomaticMappings } from './regions/plant-automatic-mappings';
import { createRegionMappingHandlers } from './regions/region-mapping-handlers';
import { createRegionSpecificationHandlers } from './regions/region-specification-handlers';
import { createRegionStore } from './regions/region-store';
import { createRegionTypeHandlers } from './regions/region-type-handlers';
import type { Handlers } from './server/call';
import { repeatedly } from './server/repeatedly';
import type { Database } from './storage/database';

const bytesInGigabyte = 1_000_000_000;
/** A drawn recording is ten minutes long. */
const listingPauseMs = 10 * millisecondsInMinute;

export interface ArchiveParts {
  readonly database: Database;
  readonly lists: ListReading;
  readonly contract: Contract;
  readonly cameras: Cameras;
  readonly dataFolder: string;
  /** Id of the instance: what it keeps in a bucket lies under it. */
  readonly instance: string;
  readonly recording: RecordingConfiguration;
  readonly made: MadeConfiguration;
  /** Cameras of the configuration, some of them with a detector. */
  readonly detectors: readonly Pick<CameraSeed, 'cameraId' | 'detector'>[];
  /** Works out counts and speeds, and lists what can be drawn, before anybody asks. */
  /** Told of each detector that has sent something. */
  readonly beat: (detector: string) => void;
  readonly prepareFigures: boolean;
  readonly findFfmpeg: FfmpegFinder;
  readonly product: string;
  readonly version: string;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

/** What a barn keeps and knows of its pictures: places in them, counts, recordings, files made from them, canvases. */
export interface Archive {
  readonly handlers: Handlers;
  readonly fallbackStills: FallbackStills;
  /** How the bucket for recordings fares; null: there is none. */
  readonly bucket: Pick<RunningBucket, 'standing'> | null;
  /** Answers when everything that runs by itself has ended, after the signal. */
  readonly closed: Promise<void>;
}

export function openArchive(parts: ArchiveParts, signal: AbortSignal): Archive {
  const { database, lists, contract, cameras, dataFolder, findFfmpeg, product, version, clock, log } = parts;
  const regions = createRegionStore(database);
  const refreshAutomatic = (): void =>
    plantAutomaticMappings(
      database,
      regions,
      cameras.store.list(),
      ({ cameraId }) => cameras.herd(cameraId)?.camera ?? null,
      clock(),
    );
  refreshAutomatic();
  const labelHours = createLabelHours(database, version);
  const speedHours = createSpeedHours(database, version);
  const placeCounting = createPlaceCounting(database, version);
  const canvases = createCanvasStore(database, createConfigurationDocuments(database));
  const canvasPictures = createCanvasPictures(database);
  const drawing = openDrawingThread(signal);
  const second = openDrawingThread(signal);
  const playing = openDrawingThread(signal);
  const { enabled, segmentSeconds, mostDays, mostGigabytes, bucket: bucketed } = parts.recording;
  const bucket = bucketed && openSegmentBucket(bucketed, parts.instance, process.env);
  const recordings = openRecordings(
    {
      database,
      cameras,
      dataFolder,
      findFfmpeg,
      drawing: [drawing, second],
      playing,
      mostBytes: parts.made.videoGigabytes * bytesInGigabyte,
      bucket,
      log,
    },
    signal,
  );
  const fallbackStills = createFallbackStills(database);
  const artifactFolder = join(dataFolder, 'artifacts');
  const artifacts = createArtifactStore(database, artifactFolder);
  const make = createArtifactMaking(cameras, recordings, drawing, clock);
  const artifactMaker = openArtifactMaker(
    {
      store: artifacts,
      folder: artifactFolder,
      mostBytes: parts.made.artifactGigabytes * bytesInGigabyte,
      make,
      log,
    },
    signal,
  );
  artifacts.removeExpired(clock());
  artifactMaker.wake();
  const lookTaker = createLookTaker(cameras.looks, (cameraId, timeMs) => {
    return cameras.refusePrivate(cameraId, { start: timeMs, end: timeMs }) !== null;
  });
  const detectors = new Map(
    parts.detectors.flatMap(({ cameraId, detector }) => (detector ? [[cameraId, detector] as const] : [])),
  );
  const detecting = runDetectors(
    { cameras, database, taker: lookTaker, thread: drawing, detectors, clock, log },
    signal,
  );
  const watchingLight = repeatedly(
    millisecondsInMinute,
    (ending) => watchLight({ cameras, database, clock }, ending),
    signal,
    (error) => log.error({ err: error }, 'nobody could tell whether a camera sees in infrared'),
  );
  const forgetting = repeatedly(
    millisecondsInHour,
    async () => {
      cameras.looks.forget(clock());
      await placeCounting.forget(clock(), signal);
      canvasPictures.forget(clock());
    },
    signal,
    (error) => log.error({ err: error }, 'figures of long ago could not be removed'),
  );
  const herds = () => cameras.store.list().flatMap(({ cameraId }) => cameras.herd(cameraId) ?? []);

  const prepared =
    parts.prepareFigures &&
    prepareCounts(herds, { labelHours, speedHours }, clock, signal).catch((error: unknown) =>
      log.error({ err: error }, 'the counts could not be prepared'),
    );

  const running =
    bucket && runBucket({ bucket, store: recordings.store, folder: recordings.folder, clock, log }, signal);
  const recorded = runRecorder(
    {
      cameras,
      store: recordings.store,
      folder: recordings.folder,
      rule: {
        mostAgeMs: mostDays * millisecondsInDay,
        mostBytes: mostGigabytes * bytesInGigabyte,
        bucket: bucketed && {
          keepLocalMs: bucketed.keepLocalHours * millisecondsInHour,
          mostBytes: (bucketed.mostGigabytes ?? Number.POSITIVE_INFINITY) * bytesInGigabyte,
        },
      },
      isBorrowed: recordings.files.isBorrowed,
      onLost: (segments) => running?.lose(segments),
      segmentMs: enabled ? segmentSeconds * 1_000 : null,
      clock,
      log,
    },
    signal,
  ).catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'the recorder ended');
  });
  const listAll = async (): Promise<void> => {
    const rest = createRests(signal);
    for (const { cameraId } of cameras.store.list()) {
      await recordings.refreshList(clock(), [cameraId]);
      await rest();
    }
  };
  const listed =
    parts.prepareFigures &&
    repeatedly(listingPauseMs, listAll, signal, (error) =>
      log.error({ err: error }, 'the recordings could not be listed'),
    );

  return {
    fallbackStills,
    bucket: running,
    handlers: {
      ...createRecordingHandlers({
        lists,
        cameras,
        recordings,
        fallbackStills,
        queryable: queryableOf(contract, 'queryRecordings'),
      }),
      ...createSpanHandlers(cameras, recordings),
      ...createRegionTypeHandlers(regions),
      ...createRegionSpecificationHandlers(regions),
      ...createRegionMappingHandlers(regions, cameras, refreshAutomatic),
      ...createArtifactHandlers({
        database,
        cameras,
        store: artifacts,
        artifactMaker,
        queryable: queryableOf(contract, 'queryArtifacts'),
      }),
      ...createDetectionHandlers(database, cameras, lookTaker, parts.beat),
      ...createDataHandlers(cameras, labelHours, speedHours),
      ...createDistributionHandlers(cameras, regions, placeCounting, refreshAutomatic),
      ...createCanvasHandlers(canvases, canvasPictures, cameras),
      ...createCanvasQueryHandlers(database, queryableOf(contract, 'queryCameraCanvases')),
      ...createConfigHandlers(canvases, product),
    },
    closed: Promise.all([
      prepared,
      recorded,
      running?.closed,
      listed,
      forgetting,
      detecting,
      watchingLight,
      aborted(signal).then(() => artifactMaker.closed()),
      aborted(signal).then(() => drawing.closed()),
      aborted(signal).then(() => second.closed()),
      aborted(signal).then(() => playing.closed()),
    ]).then(() => undefined),
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
