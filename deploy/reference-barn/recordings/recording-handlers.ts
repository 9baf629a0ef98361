import { readFile } from 'node:fs/promises';
import type { Filter, TimeSpan } from '@barnwatch/shared/wire';
import { answerStill } from '../cameras/answer-still';
import type { Cameras } from '../cameras/cameras';
import type { FallbackStills } from '../cameras/fallback-stills';
import type { QueryableTable } from '../query/compile-question';
import type { ListReading } from '../query/list-reading';
import { type Answer, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { createAsOf } from './as-of';
import type { FileMaking } from './file-cache';
import { nameOf } from './file-name';
import { play } from './playing/play';
import { missingFrame, missingRecording, type RecordedPictures } from './recorded-pictures';
import { recordingFields } from './recording-fields';
import { longestFileMs, longestPlayedMs, refuseSpan } from './recording-span';
import type { Recordings } from './recordings';
import { writeGif, writeImage } from './thumbnails';

interface CameraSpan extends TimeSpan {
  readonly cameraId: string;
}

export interface RecordingHandlerParts {
  readonly lists: ListReading;
  readonly cameras: Cameras;
  readonly recordings: Recordings;
  readonly fallbackStills: FallbackStills;
  /** Fields that the contract lets a query name. */
  readonly queryable: readonly string[];
}

export function createRecordingHandlers(parts: RecordingHandlerParts): Handlers {
  const { lists, cameras, recordings, fallbackStills, queryable } = parts;
  const asOf = createAsOf();
  const table: QueryableTable = { ...recordingFields, names: queryable };

  /** The pictures of a camera with the capture time nearest to a moment, if it may be seen. */
  function frameNear(
    cameraId: string,
    timestamp: number,
    now: number,
  ): { pictures: RecordedPictures; capturedAt: number } | Refusal {
    const pictures = recordings.picturesOf(cameraId);
    if (isRefusal(pictures)) return pictures;
    const capturedAt = pictures.nearestTo(timestamp, now);
    // Whether there is a picture of private time is nobody's business.
    const captured = capturedAt ?? timestamp;
    const refusal = cameras.refusePrivate(cameraId, { start: captured, end: captured });
    if (refusal) return refusal;
    return capturedAt === null ? missingFrame(cameraId, timestamp) : { pictures, capturedAt };
  }

  /** The pictures of a camera, if all of a span may be seen. */
  function picturesIn({ cameraId, start, end }: CameraSpan, longestMs: number): RecordedPictures | Refusal {
    const refusal = refuseSpan({ start, end }, longestMs);
    if (refusal) return refusal;
    const pictures = recordings.picturesOf(cameraId);
    return isRefusal(pictures) ? pictures : (cameras.refusePrivate(cameraId, { start, end }) ?? pictures);
  }

  /** The video of a span, under the name that tells everything that it is made from, if it may be seen. */
  function videoOf(
    { cameraId, start, end }: CameraSpan,
    now: number,
  ): { readonly name: string; readonly make: FileMaking } | Refusal {
    const pictures = picturesIn({ cameraId, start, end }, longestFileMs);
    if (isRefusal(pictures)) return pictures;
    const span = { start, end };
    const order = pictures.video(span, asOf(cameraId, span, now));
    return isRefusal(order) ? order : { name: nameOf([cameraId, ...order.origin], 'mp4'), make: order.make };
  }

  /** The video of a span for a player, as soon as its first picture is there. */
  async function playSpan({ cameraId, start, end }: CameraSpan, now: number, signal: AbortSignal): Promise<Answer> {
    const pictures = picturesIn({ cameraId, start, end }, longestPlayedMs);
    if (isRefusal(pictures)) return pictures;
    const span = { start, end };
    const stretches = pictures.stretches(span, now, signal);
    if (isRefusal(stretches)) return stretches;
    // The first group of pictures may begin before the span.
    const hidden = cameras.privacy.within(cameraId, { start: start - longestPlayedMs, end });
    const video = await play(stretches, span, hidden);
    if (video === null) return missingRecording(cameraId);
    if (isRefusal(video)) return video;
    return {
      kind: 'file',
      content: video.content,
      contentType: 'video/mp4',
      // A proxy would hold pictures back until its buffer is full.
      headers: { 'x-capture-time': String(video.captureTimeMs), 'x-accel-buffering': 'no' },
    };
  }

  async function thumbnail(
    kind: 'image' | 'gif',
    recordingId: string,
    now: number,
    signal: AbortSignal,
  ): Promise<{ file: string } | Refusal> {
    await recordings.refreshList(now);
    const recording = recordings.store.find(recordingId);
    if (!recording) return unknownRecording(recordingId);
    const { cameraId, start, end } = recording;
    // An image shows the first moment alone; only a GIF shows all of them.
    const refusal = cameras.refusePrivate(cameraId, { start, end: kind === 'gif' ? end : start });
    if (refusal) return refusal;
    const pictures = recordings.picturesOf(cameraId);
    if (isRefusal(pictures)) return pictures;
    const write = kind === 'gif' ? writeGif : writeImage;
    const origin = [kind, recordingId, start, end, JSON.stringify(cameras.herd(cameraId))];
    const making = (file: string, ending: AbortSignal) => write(pictures, recording, file, now, ending);
    return recordings.thumbnails.obtain(nameOf(origin, kind === 'gif' ? 'gif' : 'jpg'), making, signal);
  }

  return {
    'POST api/recordings/query': async ({ body, now, signal }) => {
      await recordings.refreshList(now, namedCameras(body.query));
      return lists.read(table, body, { kind: 'page', member: 'recordings' }, signal);
    },
    'GET api/recordings/frame/{cameraId}/{timestamp}': async ({
      path: { cameraId, timestamp },
      query,
      now,
      signal,
    }) => {
      const near = frameNear(cameraId, timestamp, now);
      if (isRefusal(near)) return near;
      const still = await near.pictures.frameAt(near.capturedAt, query.resizeY, signal);
      return isRefusal(still) ? still : answerStill(still);
    },
    'POST api/recordings/markAsFallback/{cameraId}/{timestamp}': async ({ path, now, signal }) => {
      const { cameraId, timestamp } = path;
      const near = frameNear(cameraId, timestamp, now);
      if (isRefusal(near)) return near;
      const still = await near.pictures.frameAt(near.capturedAt, undefined, signal);
      if (isRefusal(still)) return still;
      fallbackStills.write(cameraId, still);
      return answerData({ timestamp: still.capturedAt });
    },
    'GET api/recordings/thumbnail/image/{recordingId}': async ({ path: { recordingId }, now, signal }) => {
      const made = await thumbnail('image', recordingId, now, signal);
      return isRefusal(made) ? made : { kind: 'file', content: await readFile(made.file), contentType: 'image/jpeg' };
    },
    'GET api/recordings/thumbnail/gif/{recordingId}': async ({ path: { recordingId }, now, signal }) => {
      const made = await thumbnail('gif', recordingId, now, signal);
      return isRefusal(made) ? made : { kind: 'file', content: await readFile(made.file), contentType: 'image/gif' };
    },
    'GET api/recordings/file/{cameraId}/{start}/{end}': async ({ path, query, now, signal }) => {
      if (query.form === 'fragmented') return playSpan(path, now, signal);
      const video = videoOf(path, now);
      if (isRefusal(video)) return video;
      const made = await recordings.videos.obtain(video.name, video.make, signal);
      return isRefusal(made) ? made : { kind: 'stored-file', file: made.file, contentType: 'video/mp4' };
    },
    'GET api/recordings/file/{cameraId}/{start}/{end}/progress': ({ path, now }) => {
      const video = videoOf(path, now);
      return isRefusal(video) ? video : answerData({ progress: recordings.videos.progressOf(video.name) });
    },
  };
}

/** The cameras that a query names, where it names some: the list of the others may be older. */
function namedCameras(query: Filter | undefined): readonly string[] | undefined {
  const condition = query?.cameraId;
  if (typeof condition === 'string') return [condition];
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return undefined;
  const { $eq, $in } = condition as { readonly $eq?: unknown; readonly $in?: unknown };
  if (typeof $eq === 'string') return [$eq];
  return Array.isArray($in) ? $in.filter((cameraId) => typeof cameraId === 'string') : undefined;
}

function unknownRecording(recordingId: string): Refusal {
  return refuse('recording-unknown', `There is no recording ${recordingId}`, { details: { recordingId } });
}
