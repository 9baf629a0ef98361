import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Artifact, Filter, HeatmapParameters, LongTimeExposureParameters, TimeSpan } from '@barnwatch/shared/wire';
import { type Cameras, unknownCamera } from '../cameras/cameras';
import { lengthOf } from '../cameras/private-time';
import { isLabel } from '../data/labels';
import { resolveTimeWindow } from '../data/time-window';
import type { QueryableTable } from '../query/compile-question';
import { runQuery } from '../query/run-query';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import type { Database } from '../storage/database';
import { artifactKinds, preferredFilename } from './artifact-kinds';
import type { ArtifactMaker } from './artifact-maker';
import type { ArtifactStore, StoredArtifact } from './artifact-store';
import { exposureTimes, mostExposedPictures } from './long-time-exposure/make-exposure';

export interface ArtifactHandlerParts {
  readonly database: Database;
  readonly cameras: Cameras;
  readonly store: ArtifactStore;
  readonly artifactMaker: ArtifactMaker;
  /** Fields that the contract lets a query name. */
  readonly queryable: readonly string[];
}

const columns = {
  artifactId: { column: 'artifact_id', kind: 'string' },
  type: { column: 'type', kind: 'string' },
  state: { column: 'state', kind: 'string' },
  createdAt: { column: 'created_at', kind: 'number' },
} as const;

const required = ['artifactId', 'type', 'preferredFilename', 'state', 'progress', 'createdAt', 'stored', 'mediaType'];

/** When a client that waits for an artifact may ask again. */
const askAgainMs = 1_000;
const leastFrameInterval = 1_000;

export function createArtifactHandlers(parts: ArtifactHandlerParts): Handlers {
  const { database, cameras, store, artifactMaker, queryable } = parts;

  /** The span that is meant, if some of it may be seen, and how much of it may not. */
  function settle(
    { cameraId, time }: HeatmapParameters | LongTimeExposureParameters,
    now: number,
  ): { readonly time: TimeSpan; readonly privateMs: number } | Refusal {
    if (!cameras.store.find(cameraId)) return unknownCamera(cameraId);
    const span = resolveTimeWindow(time, now, '/data/time');
    if (isRefusal(span)) return span;
    const privateMs = lengthOf(cameras.privacy.within(cameraId, span));
    const isHidden = privateMs >= span.end - span.start;
    return (isHidden ? cameras.refusePrivate(cameraId, span) : null) ?? { time: span, privateMs };
  }

  function create(
    type: keyof typeof artifactKinds,
    parameters: StoredArtifact['parameters'],
    { stored, privateMs }: Pick<Artifact, 'stored'> & { readonly privateMs: number },
    now: number,
  ): StoredArtifact {
    const artifact: StoredArtifact = {
      artifactId: randomUUID(),
      type,
      preferredFilename: preferredFilename(type, parameters),
      state: 'pending',
      progress: 0,
      createdAt: now,
      stored,
      mediaType: artifactKinds[type].mediaType,
      parameters,
      privateMs,
    };
    store.create(artifact);
    artifactMaker.wake();
    return artifact;
  }

  /** What is not stored is not listed, but found by whoever knows its id. */
  function tableFor(query: Filter | undefined): QueryableTable {
    const named = namedIds(query);
    const places = named.map(() => '?').join(', ');
    const visible = { sql: `(stored = 1 OR artifact_id IN (${places}))`, values: named };
    return { table: 'artifacts', idColumn: 'artifact_id', names: queryable, columns, required, visible };
  }

  /** One that has its file. */
  function readyArtifact(artifactId: string, now: number): StoredArtifact | Refusal {
    store.removeExpired(now);
    const artifact = store.find(artifactId);
    const details = { artifactId };
    if (!artifact) return unknownArtifact(artifactId);
    switch (artifact.state) {
      case 'pending':
        return refuse('artifact-not-ready', 'The artifact is still being made', {
          details: { ...details, progress: artifact.progress },
          retryAfterMs: askAgainMs,
        });
      case 'failed':
        return refuse('artifact-failed', 'The artifact could not be made', {
          details: { ...details, reason: store.failureOf(artifactId) },
        });
      case 'ready':
        return artifact;
    }
  }

  return {
    'POST api/artifact/create/heatmap': ({ body: { storeArtifact, data }, now }) => {
      const unknown = data.labels.findIndex((label) => !isLabel(label));
      if (unknown >= 0) {
        const field = `/data/labels/${unknown}`;
        return refuseRequest({ in: 'body', field, rule: 'label', message: 'is no label of api/data/labels' });
      }
      const settled = settle(data, now);
      if (isRefusal(settled)) return settled;
      const { time, privateMs } = settled;
      return answerCreated({
        artifact: create('heatmap', { ...data, time }, { stored: storeArtifact, privateMs }, now),
      });
    },
    'POST api/artifact/create/longTimeExposure': ({ body: { storeArtifact, data }, now }) => {
      if (data.frameInterval < leastFrameInterval) {
        const message = `must be at least ${leastFrameInterval}`;
        return refuseRequest({ in: 'body', field: '/data/frameInterval', rule: 'minimum', message });
      }
      const settled = settle(data, now);
      if (isRefusal(settled)) return settled;
      const { time, privateMs } = settled;
      if (exposureTimes(data, time).count > mostExposedPictures) {
        const message = `makes more than ${mostExposedPictures} pictures of this span`;
        return refuseRequest({ in: 'body', field: '/data/frameInterval', rule: 'pictures', message });
      }
      return answerCreated({
        artifact: create('longTimeExposure', { ...data, time }, { stored: storeArtifact, privateMs }, now),
      });
    },
    'POST api/artifact/data': ({ body, now }) => {
      store.removeExpired(now);
      const result = runQuery<Artifact>(database, tableFor(body.query), body);
      return isRefusal(result) ? result : answerData({ artifacts: result.documents, page: result.page });
    },
    'GET api/artifact/{artifactId}': ({ path: { artifactId }, now }) => {
      const artifact = readyArtifact(artifactId, now);
      if (isRefusal(artifact)) return artifact;
      return {
        kind: 'file',
        content: createReadStream(store.fileOf(artifact)),
        contentType: artifact.mediaType,
        headers: {
          'content-disposition': attachment(artifact.preferredFilename),
          'content-length': String(artifact.sizeBytes ?? 0),
        },
      };
    },
    'GET api/artifact/{artifactId}/data': async ({ path: { artifactId }, now }) => {
      const artifact = readyArtifact(artifactId, now);
      if (isRefusal(artifact)) return artifact;
      const numbers = await readIfThere(store.dataFileOf(artifact));
      if (numbers === null) {
        return refuse('artifact-without-data', 'There are no numbers behind this artifact', {
          details: { artifactId },
        });
      }
      return { kind: 'json', json: `{"data":{"heatmap":${numbers}}}` };
    },
    'DELETE api/artifact/{artifactId}': ({ path: { artifactId } }) => {
      if (!store.remove(artifactId)) return unknownArtifact(artifactId);
      artifactMaker.giveUp(artifactId);
      return answerData({});
    },
  };
}

/** @throws where it is there and cannot be read */
function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    if (Object(cause).code === 'ENOENT') return null;
    throw cause;
  });
}

function unknownArtifact(artifactId: string): Refusal {
  return refuse('artifact-unknown', `There is no artifact ${artifactId}`, { details: { artifactId } });
}

function namedIds(query: Filter | undefined): readonly string[] {
  const condition = query?.artifactId;
  if (typeof condition === 'string') return [condition];
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return [];
  const { $eq, $in } = condition as { $eq?: unknown; $in?: unknown };
  return [$eq, ...(Array.isArray($in) ? $in : [])].filter((id) => typeof id === 'string');
}

/** RFC 6266: the plain name for old clients, the exact one for all others. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
