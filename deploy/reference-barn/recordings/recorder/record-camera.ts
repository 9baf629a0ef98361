import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cameras } from '../../cameras/cameras';
import { isRefusal } from '../../server/refusals';
import { backoffMs } from '../../sources/backoff';
import { privateFileMode, privateFolderMode } from '../../storage/keep-private';
import type { LiveCamera } from '../../streaming/live-camera';
import type { LiveEnd } from '../../streaming/live-end';
import { cameraFolder, cameraNote } from './segment-names';
import { type ClosedSegment, createSegmentWriter, type OpenSegmentPart } from './segment-writer';

export interface CameraRecording {
  readonly cameraId: string;
  readonly cameras: Cameras;
  /** Of all recordings. */
  readonly folder: string;
  readonly segmentMs: number;
  readonly clock: () => number;
  /** @param file path of the segment relative to the folder of all recordings */
  readonly onClosed: (cameraId: string, file: string, segment: ClosedSegment) => void;
  /** What can be read of the segment under way; null when there is none any more. */
  readonly onGrown: (
    cameraId: string,
    part: { readonly file: string; readonly segment: OpenSegmentPart } | null,
  ) => void;
  readonly onFault: (cameraId: string, cause: unknown) => void;
}

/** How often a camera that may not be seen now is looked at again. */
const hiddenPauseMs = 2_000;

/** Records a camera for as long as the signal lasts, beginning anew after every interruption. */
export async function recordCamera(recording: CameraRecording, signal: AbortSignal): Promise<void> {
  const { cameraId, cameras, clock, onFault } = recording;
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = clock();
    try {
      const pictures = cameras.pictures(cameraId, clock());
      if (isRefusal(pictures)) {
        await pause(hiddenPauseMs, signal);
        continue;
      }
      await recordRun(recording, pictures.live, signal);
    } catch (cause) {
      onFault(cameraId, cause);
    }
    failures = clock() - startedAt > recording.segmentMs ? 0 : failures + 1;
    await pause(backoffMs(failures, Math.random()), signal);
  }
}

/** Records until the camera, or the disk, gives up. @throws what is wrong with the disk */
async function recordRun(
  { cameraId, folder, segmentMs, onClosed, onGrown }: CameraRecording,
  live: LiveCamera,
  signal: AbortSignal,
): Promise<void> {
  const own = cameraFolder(cameraId);
  await mkdir(join(folder, own), { recursive: true, mode: privateFolderMode });
  await writeFile(join(folder, own, cameraNote), JSON.stringify({ cameraId }), { mode: privateFileMode });
  const writer = createSegmentWriter({
    folder: join(folder, own),
    segmentMs,
    onClosed: (segment) => onClosed(cameraId, join(own, segment.name), segment),
    onGrown: (segment) => onGrown(cameraId, { file: join(own, segment.name), segment }),
  });
  await new Promise<LiveEnd>((resolve) => {
    live.follow({ take: (unit) => writer.take(unit), end: resolve }, AbortSignal.any([signal, writer.failed]));
  });
  await writer.finish();
  onGrown(cameraId, null);
  writer.failed.throwIfAborted();
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
