import { rm } from 'node:fs/promises';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { DrawingThread } from '../drawing-thread/open-drawing-thread';
import type { SimulatedCamera } from '../herd/simulated-camera';
import type { Refusal } from '../server/refusals';
import { planRecording } from './draw-recording';
import { joinFiles } from './join-files';

export interface PartsOrder {
  readonly camera: SimulatedCamera;
  readonly span: TimeSpan;
  /** Where it is to be written. */
  readonly file: string;
  /** Path of an ffmpeg with libx264. */
  readonly encoder: string;
}

/** As many as threads draw on a machine with two cores: with more they would only take turns. */
const parts = 2;
/** Copying a few megabytes. */
const joiningTimeoutMs = 120_000;

/**
 * Writes what a simulated camera has seen as MP4, index first, drawn on several threads at once. The same camera and span
 * always give the same bytes, whatever the machine.
 * @param report tells the share that is done
 * @throws the signal's reason, or what the first part to fail threw
 */
export async function drawInParts(
  { camera, span, file, encoder }: PartsOrder,
  threads: readonly DrawingThread[],
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const rows = planRecording(span, parts);
  const files = rows.map((_, index) => ({ path: rows.length === 1 ? file : `${file}-${index}` }));
  const shares = rows.map(() => 0);
  const failing = new AbortController();
  const either = AbortSignal.any([signal, failing.signal]);
  try {
    const drawn = rows.map(async (row, index) => {
      const thread = threads[index % threads.length];
      const order = { camera, row, file: files[index]?.path ?? file, encoder };
      const reportPart = (share: number): void => {
        shares[index] = share;
        report(shares.reduce((sum, part) => sum + part, 0) / rows.length);
      };
      try {
        const refusal = await thread?.draw('recording', order, reportPart, either);
        if (refusal) failing.abort(new Error('Another part could not be drawn'));
        return refusal;
      } catch (cause) {
        failing.abort(cause);
        throw cause;
      }
    });
    const ends = await Promise.allSettled(drawn);
    signal.throwIfAborted();
    const refusal = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []))[0];
    if (refusal) return refusal;
    // The first cause: what the other part throws is only that it was given up.
    failing.signal.throwIfAborted();
    if (files.length === 1) return undefined;
    return await joinFiles({ files, file, program: encoder, timeoutMs: joiningTimeoutMs }, signal);
  } finally {
    if (files.length > 1) for (const { path } of files) await rm(path, { force: true });
  }
}
