import type { FfmpegFinder, FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import type { AccessUnit } from './access-unit';
import { backoffMs, pause } from './backoff';
import { CaptureClock } from './capture-clock';
import { encoderArguments, flvOutputArguments } from './encoder-arguments';
import type { FfmpegInput } from './ffmpeg-input';
import type { LiveSource } from './live-source';
import { runFlvProcess } from './run-flv-process';
import { isWorthRetrying, type SourceEnd } from './source-end';
import { superviseRun } from './supervise-run';

export interface TakenOverSourceOptions {
  findFfmpeg: FfmpegFinder;
  /**
   * Everything up to and with `-i <input>`; it depends on the ffmpeg found and on how closely it shall look before it
   * starts. Or why it cannot be opened with it.
   */
  inputArguments: (
    program: FfmpegProgram,
    probing: 'quick' | 'thorough',
  ) => Promise<{ ok: true; value: FfmpegInput } | { ok: false; error: SourceEnd }>;
  /** A connection without a byte for this long counts as lost. */
  silenceMs: number;
  /** Wall clock in ms. */
  now?: () => number;
}

/** After this many failures in a row the viewers are told; their next try starts again. */
const mostFailures = 3;
/** Transcoding makes at most so many pictures of a second, none wider than this, with a key frame every second. */
const transcoded = { framesPerSecond: 15, width: 1_280, maximumKilobits: 2_500 } as const;

/**
 * Quick probing shows the first picture 0.7 s earlier, but misses the parameter sets of cameras that only send them
 * between pictures; then a closer look helps, and what cannot be copied all the same is transcoded.
 */
type Way = 'copy' | 'probed-copy' | 'transcode';
const nextWay = { copy: 'probed-copy', 'probed-copy': 'transcode', transcode: null } as const satisfies Record<
  Way,
  Way | null
>;

/**
 * Pictures that exist already, at a camera or in a file: H.264 is passed on untouched, anything else is transcoded.
 * An interrupted run is started again with growing pauses for as long as it is wanted.
 */
export function takenOverSource(options: TakenOverSourceOptions): LiveSource {
  // Learned from the first run that cannot be copied: looking beforehand would cost every start a connection.
  let way: Way = 'copy';
  const learn = (learned: Way): void => {
    way = learned;
  };
  return superviseRun((onUnit, signal) => runUntilOver(options, () => way, learn, onUnit, signal));
}

async function runUntilOver(
  options: TakenOverSourceOptions,
  way: () => Way,
  learn: (way: Way) => void,
  onUnit: (unit: AccessUnit) => void,
  signal: AbortSignal,
): Promise<SourceEnd> {
  const clock = new CaptureClock();
  let failures = 0;
  for (;;) {
    const tried = way();
    let delivered = false;
    const end = await runOnce(options, tried, clock, signal, (unit) => {
      delivered = true;
      onUnit(unit);
    });
    if (signal.aborted) return { kind: 'stopped' };
    if (end.kind === 'unsupported' && !delivered) {
      const next = nextWay[tried];
      // When nothing helped, nothing was learned: the input may be another one the next time.
      learn(next ?? 'copy');
      if (next === null) return end;
      continue;
    }
    // Complaints about single pictures can read like an unsupported source; one that delivered pictures is not.
    if (!isWorthRetrying(end) && !(delivered && end.kind === 'unsupported')) return end;
    failures = delivered ? 1 : failures + 1;
    if (failures >= mostFailures) return end;
    await pause(backoffMs(failures, Math.random()), signal);
    if (signal.aborted) return { kind: 'stopped' };
  }
}

async function runOnce(
  options: TakenOverSourceOptions,
  way: Way,
  clock: CaptureClock,
  signal: AbortSignal,
  onUnit: (unit: AccessUnit) => void,
): Promise<SourceEnd> {
  const found = await options.findFfmpeg();
  if (signal.aborted) return { kind: 'stopped' };
  if (!found.ok) return { kind: 'encoder-missing', message: found.error.message };
  if (way === 'transcode' && !found.value.features.libx264) {
    return { kind: 'encoder-missing', message: `${found.value.path} was built without libx264, needed to transcode.` };
  }
  const input = await options.inputArguments(found.value, way === 'copy' ? 'quick' : 'thorough');
  if (signal.aborted) return { kind: 'stopped' };
  if (!input.ok) return input.error;
  const now = options.now ?? Date.now;
  const { arguments: opening, feed } = input.value;
  const run = runFlvProcess({
    program: found.value,
    arguments: [...opening, '-map', '0:v:0', '-an', ...videoArguments(way), ...flvOutputArguments],
    signal,
    silenceMs: options.silenceMs,
    ...(feed && { input: true }),
    onPicture: ({ timestampMs, ...picture }) => {
      onUnit({ ...picture, captureTimeMs: clock.captureTimeMs(timestampMs, now()) });
    },
  });
  run.input?.end(feed);
  return run.ended;
}

function videoArguments(way: Way): readonly string[] {
  switch (way) {
    case 'copy':
    case 'probed-copy':
      return ['-c:v', 'copy'];
    case 'transcode': {
      const { framesPerSecond, width, maximumKilobits } = transcoded;
      // A comma inside an expression separates filters unless escaped; -2 keeps the height even.
      const filter = `scale=min(${width}\\,iw):-2,fps=${framesPerSecond}`;
      return ['-vf', filter, ...encoderArguments({ keyframeIntervalS: 1, framesPerSecond, maximumKilobits })];
    }
  }
}
