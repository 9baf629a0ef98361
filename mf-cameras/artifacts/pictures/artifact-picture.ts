import { sendFileCall } from '@barnwatch/shared/answers';
import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import {
  momentsOf,
  type PictureAnswer,
  type PictureReading,
  type PictureSource,
  pictureFailure,
  readPictureFile,
  usePicture,
} from '@barnwatch/shared/pictures';
import { mostPictureBytes } from '@barnwatch/shared/pictures/files';
import { useMemo } from 'react';
import { useRecordedRules } from '../../past/frames/use-recorded-moment';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import type { Artifact } from '../records/artifact';

/** A picture of a film of minutes cannot be had in ten seconds everywhere, ms. */
const longestMs = 60_000;

/** Whether an artifact is a picture that can be shown; others can be downloaded. */
export function isPicture({ mediaType }: Pick<Artifact, 'mediaType'>): boolean {
  return mediaType === 'image/png' || mediaType === 'image/jpeg';
}

/**
 * The picture of an artifact: from the device where it is kept there, else from the barn, in turn with all other
 * pictures. Needs `artifacts.view`.
 *
 * @param artifact null while none is wanted
 */
export function useArtifactPicture(
  instance: InstanceView,
  artifact: Artifact | null,
  downloads: ArtifactDownloads,
): PictureReading {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const cameraId = artifact?.parameters?.cameraId ?? '';
  useRecordedRules(instance, cameraId);
  const prefix = momentsOf(instance, cameraId);
  const artifactId =
    artifact !== null && artifact.state === 'ready' && isPicture(artifact) ? artifact.artifactId : null;
  const createdAt = artifact?.createdAt ?? 0;
  const source = useMemo((): PictureSource | null => {
    if (artifactId === null) return null;
    const read = async (signal: AbortSignal): Promise<PictureAnswer> => {
      if (downloads.state(artifactId).kind === 'unknown') await downloads.look();
      const kept = downloads.state(artifactId).kind === 'downloaded' ? await downloads.file(artifactId) : null;
      const file = await readPictureFile(
        kept
          ? { ok: true, value: { blob: kept, headers: new Headers() } }
          : await sendFileCall(
              client,
              'GET api/artifact/{artifactId}',
              { path: { artifactId } },
              { signal, timeoutMs: longestMs, maxBytes: mostPictureBytes },
            ),
      );
      switch (file.kind) {
        case 'picture':
          return { kind: 'picture', blob: file.blob, capturedAt: createdAt };
        case 'damaged':
          return { kind: 'failed', failure: file };
        case 'refused':
          return { kind: 'failed', failure: pictureFailure(file.error) };
      }
    };
    return { key: `${prefix}artifact/${artifactId}`, read };
  }, [artifactId, createdAt, client, prefix, downloads]);
  return usePicture(instance, source);
}
