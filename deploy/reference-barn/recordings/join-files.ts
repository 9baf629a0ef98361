import { rm, writeFile } from 'node:fs/promises';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import type { Refusal } from '../server/refusals';
import { privateFileMode } from '../storage/keep-private';
import { refuseUnfinished } from './media-unavailable';

/** A video, or a part of it, ms in its own time. */
export interface JoinedFile {
  readonly path: string;
  readonly fromMs?: number;
  readonly untilMs?: number;
}

export interface JoinOrder {
  readonly files: readonly JoinedFile[];
  /** Where it is to be written. */
  readonly file: string;
  /** Path of an ffmpeg. */
  readonly program: string;
  readonly timeoutMs: number;
}

/** Copies the pictures of files into one MP4, index first, without coding anything anew. @throws the signal's reason */
export async function joinFiles(
  { files, file, program, timeoutMs }: JoinOrder,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const list = `${file}.list`;
  try {
    await writeFile(list, concatenation(files), { mode: privateFileMode });
    const end = await runFfmpeg({
      path: program,
      arguments: [
        ...['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,crypto,data', '-i', `file:${list}`],
        ...['-map', '0:v:0', '-an', '-c', 'copy', '-avoid_negative_ts', 'make_zero'],
        ...[
          '-fflags',
          '+bitexact',
          '-map_metadata',
          '-1',
          '-movflags',
          '+faststart',
          '-f',
          'mp4',
          '-y',
          `file:${file}`,
        ],
      ],
      signal,
      timeoutMs,
      onOutput: () => {},
    }).ended;
    signal.throwIfAborted();
    return end.kind === 'finished' ? undefined : refuseUnfinished(end);
  } finally {
    await rm(list, { force: true });
  }
}

/** The list that ffmpeg joins by. */
function concatenation(files: readonly JoinedFile[]): string {
  const seconds = (ms: number): string => (ms / 1_000).toFixed(3);
  const lines = files.flatMap(({ path, fromMs, untilMs }) => [
    `file 'file:${path.replaceAll("'", "'\\''")}'`,
    ...(fromMs === undefined ? [] : [`inpoint ${seconds(fromMs)}`]),
    ...(untilMs === undefined ? [] : [`outpoint ${seconds(untilMs)}`]),
  ]);
  return `ffconcat version 1.0\n${lines.join('\n')}\n`;
}
