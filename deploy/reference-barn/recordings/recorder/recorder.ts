import { mkdir } from 'node:fs/promises';
import type { Cameras } from '../../cameras/cameras';
import { repeatedly } from '../../server/repeatedly';
import type { RecordingStore } from '../recording-store';
import { forgetLostFiles, indexFiles } from './rebuild-index';
import { type CameraRecording, recordCamera } from './record-camera';
import { applyRetention, type RetentionRule } from './retention';
import { recordingIdPrefix } from './segment-names';
import type { ClosedSegment } from './segment-writer';

export interface RecorderParts {
  readonly cameras: Cameras;
  readonly store: RecordingStore;
  /** Of all recordings. */
  readonly folder: string;
  readonly rule: RetentionRule;
  /** Null: nothing new is recorded; what is there is kept by the rule. */
  readonly segmentMs: number | null;
  readonly isBorrowed: (file: string) => boolean;
  /** What the disk had no room for until a store could take it. */
  readonly onLost: (segments: number) => void;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void };
}

/** How often cameras that came or went are noticed, and old segments are removed. */
const lookEveryMs = 5_000;

/** Records all real cameras until the signal aborts. Answers once everything is on the disk. */
export async function runRecorder(parts: RecorderParts, signal: AbortSignal): Promise<void> {
  const { cameras, store, folder, rule, segmentMs, isBorrowed, onLost, clock, log } = parts;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const onUnreadable = (file: string, cause: unknown): void =>
    log.error({ err: cause, file }, 'a recording could not be read, and is left out');
  const present = await indexFiles(store, folder, onUnreadable, signal);
  // Nobody waits for it: recording goes on meanwhile.
  const forgotten = forgetLostFiles(store, present, signal).catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'recordings whose files are gone could not be removed');
  });
  const running = new Map<string, { readonly ending: AbortController; readonly done: Promise<void> }>();

  const onClosed = (cameraId: string, file: string, { start, end, sizeBytes, size }: ClosedSegment): void => {
    present.add(file);
    store.addSegment(
      { recordingId: `${recordingIdPrefix(cameraId)}${start}`, cameraId, start, end, sizeBytes, file },
      size,
    );
  };
  const onGrown: CameraRecording['onGrown'] = (cameraId, part) =>
    store.setOpen(
      cameraId,
      part && {
        recordingId: `${recordingIdPrefix(cameraId)}${part.segment.start}`,
        cameraId,
        start: part.segment.start,
        end: part.segment.end,
        sizeBytes: part.segment.sizeBytes,
        file: part.file,
      },
    );
  const onFault = (cameraId: string, cause: unknown): void =>
    log.error({ err: cause, cameraId }, 'a camera could not be recorded');

  function follow(wanted: readonly string[]): void {
    for (const [cameraId, { ending }] of running) if (!wanted.includes(cameraId)) ending.abort();
    if (segmentMs === null) return;
    for (const cameraId of wanted) {
      if (running.has(cameraId)) continue;
      const ending = new AbortController();
      const recording = { cameraId, cameras, folder, segmentMs, clock, onClosed, onGrown, onFault };
      const done = recordCamera(recording, AbortSignal.any([signal, ending.signal])).finally(() =>
        running.delete(cameraId),
      );
      running.set(cameraId, { ending, done });
    }
  }

  const look = async (): Promise<void> => {
    follow(cameras.store.list().flatMap(({ cameraId, source }) => (source.kind === 'simulated' ? [] : [cameraId])));
  };
  const tidy = async (): Promise<void> => {
    const { lost } = await applyRetention({ store, folder, rule, isBorrowed, signal }, clock());
    if (lost > 0) onLost(lost);
  };
  // A disk that refuses once must not end the recording of the year.
  const onRefused = (error: unknown): void => log.error({ err: error }, 'the recordings could not be looked after');
  // What is to be removed may take minutes: a camera that comes meanwhile is recorded at once.
  await Promise.all([look, tidy].map((work) => repeatedly(lookEveryMs, work, signal, onRefused)));
  await Promise.all([forgotten, ...[...running.values()].map(({ done }) => done)]);
}
