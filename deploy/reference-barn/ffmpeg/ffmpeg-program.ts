/** An ffmpeg that was found, started once and asked what it can do. */
export interface FfmpegProgram {
  readonly path: string;
  /** As the program prints it, e.g. `5.1.9-0+deb12u1` or `N-92722-gf22fcd4483`. */
  readonly version: string;
  readonly features: FfmpegFeatures;
}

export interface FfmpegFeatures {
  /** Whether it can encode H.264 by libx264; without it simulated cameras have no live picture. */
  readonly libx264: boolean;
  /**
   * The RTSP demuxer's option for the socket time limit in microseconds. Until version 4 it is `stimeout`, and there
   * `timeout` would make it listen for a camera instead of calling one. `null`: built without RTSP.
   */
  readonly rtspTimeoutOption: 'timeout' | 'stimeout' | null;
  /** Whether a list of inputs may carry their options (since version 5.0): then an address need not be an argument. */
  readonly concatOptions: boolean;
}

export type FfmpegSearch = { ok: true; value: FfmpegProgram } | { ok: false; error: FfmpegMissing };

export interface FfmpegMissing {
  code: 'ffmpeg-missing' | 'ffmpeg-unusable';
  /** One sentence for the operator: what to install, or what is wrong with the one that is there. */
  message: string;
  context: { tried: readonly string[] };
  cause?: unknown;
}

/** Looks for ffmpeg, or answers at once what an earlier successful look found. */
export type FfmpegFinder = () => Promise<FfmpegSearch>;
