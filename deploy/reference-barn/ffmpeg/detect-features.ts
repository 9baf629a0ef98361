import type { FfmpegFeatures } from './ffmpeg-program';

/** Starts a program and answers all that it printed. */
export type ProgramOutput = (
  path: string,
  args: readonly string[],
) => Promise<{ ok: true; text: string } | { ok: false; cause: unknown }>;

/** Asks an ffmpeg for its encoders and the options of its RTSP demuxer. What it does not answer counts as absent. */
export async function detectFeatures(path: string, version: string, ask: ProgramOutput): Promise<FfmpegFeatures> {
  const [encoders, rtsp] = await Promise.all([
    ask(path, ['-hide_banner', '-encoders']),
    ask(path, ['-hide_banner', '-h', 'demuxer=rtsp']),
  ]);
  return {
    libx264: encoders.ok && /^\s*V\S*\s+libx264\s/m.test(encoders.text),
    rtspTimeoutOption: rtsp.ok ? rtspTimeoutOption(rtsp.text) : null,
    concatOptions: knowsConcatOptions(version),
  };
}

function rtspTimeoutOption(help: string): FfmpegFeatures['rtspTimeoutOption'] {
  // Builds that know both mean "listen" by `-timeout`, so the older name goes first.
  if (/^\s*-stimeout\s/m.test(help)) return 'stimeout';
  return /^\s*-timeout\s/m.test(help) ? 'timeout' : null;
}

/** Releases count from `5.`; builds of the sources are numbered by their commits, and 5.0 was taken at 105238. */
function knowsConcatOptions(version: string): boolean {
  const release = /^n?(\d+)\./.exec(version)?.[1];
  const build = /^N-(\d+)/.exec(version)?.[1];
  return Number(release ?? 0) >= 5 || Number(build ?? 0) >= 105_238;
}
