import type { FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import { readProgramOutput } from '../ffmpeg/read-program-output';
import { fileInputArguments } from './file-input-arguments';

/**
 * Asks ffmpeg how long a file is, in ms; `null` when it does not say (no such file, a raw stream). A length once known
 * is remembered; not knowing is not.
 */
export function fileDurationMs(path: string): (program: FfmpegProgram) => Promise<number | null> {
  let known: number | null = null;
  return async (program) => {
    if (known !== null) return known;
    // Without an output ffmpeg prints what the input is, and leaves with an error that does not matter here.
    const answer = await readProgramOutput(program.path, ['-hide_banner', ...fileInputArguments(path)]);
    known = answer.ok ? parseDurationMs(answer.text) : null;
    return known;
  };
}

/** Reads `Duration: 00:01:02.50` from what ffmpeg prints about an input. */
export function parseDurationMs(text: string): number | null {
  const parts = /Duration: (\d+):(\d\d):(\d\d)\.(\d+)/.exec(text);
  if (!parts) return null;
  const [, hours = '0', minutes = '0', wholeSeconds = '0', fraction = '0'] = parts;
  const total = Number(hours) * 3_600 + Number(minutes) * 60 + Number(wholeSeconds) + Number(`0.${fraction}`);
  return total > 0 ? Math.round(total * 1_000) : null;
}
