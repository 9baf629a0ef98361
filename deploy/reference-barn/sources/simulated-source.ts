import type { Writable } from 'node:stream';
import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import type { AccessUnit } from './access-unit';
import { encoderArguments, flvOutputArguments } from './encoder-arguments';
import { paceFrames } from './frame-pace';
import type { LiveSource } from './live-source';
import { runFlvProcess } from './run-flv-process';
import type { SourceEnd } from './source-end';
import { superviseRun } from './supervise-run';

/** A raw picture, YUV 4:2:0: the planes Y, U, V one after the other, 1.5 bytes per pixel. */
export interface RawFrame {
  data: Uint8Array;
}

export interface SimulatedSourceOptions {
  findFfmpeg: FfmpegFinder;
  /** Draws the scene of a moment (ms since 1970 UTC). The bytes may be reused for the next call. */
  drawFrame: (timeMs: number) => RawFrame;
  /** Even, in pixels. */
  width: number;
  height: number;
  /** 10 by default. */
  framesPerSecond?: number;
  /** 1 by default. */
  keyframeIntervalS?: number;
  /** Upper bound of the bit rate in kbit/s; 1500 by default. */
  maximumKilobits?: number;
  /** Wall clock in ms. */
  now?: () => number;
}

/** The encoder has all it needs on this machine. A busy one gives it no turn for seconds: a longer pause means that it hangs. */
const silenceMs = 15_000;
/** Read from a slow disk for the first time, the encoder took over 4 s on an idle machine and over 20 s on a starved one. */
const startMs = 60_000;

/** A camera that is drawn: frames go to an encoder as the time passes, each comes out as one coded picture. */
export function simulatedSource(options: SimulatedSourceOptions): LiveSource {
  return superviseRun((onUnit, signal) => runSimulation(options, onUnit, signal));
}

async function runSimulation(
  options: SimulatedSourceOptions,
  onUnit: (unit: AccessUnit) => void,
  signal: AbortSignal,
): Promise<SourceEnd> {
  const found = await options.findFfmpeg();
  if (signal.aborted) return { kind: 'stopped' };
  if (!found.ok) return { kind: 'encoder-missing', message: found.error.message };
  if (!found.value.features.libx264) {
    return { kind: 'encoder-missing', message: `${found.value.path} was built without libx264.` };
  }

  const now = options.now ?? Date.now;
  // Raw frames carry no time: ffmpeg counts them. One goes in and one comes out, so their times wait in a queue.
  const captureTimes: number[] = [];
  const { input, ended } = runFlvProcess({
    program: found.value,
    arguments: simulationArguments(options),
    signal,
    silenceMs,
    startMs,
    input: true,
    onPicture: ({ timestampMs: _, ...picture }) => {
      onUnit({ ...picture, captureTimeMs: captureTimes.shift() ?? now() });
    },
  });
  if (!input) return ended;

  const drawing = new AbortController();
  const frames = drawInto(input, options, captureTimes, now, drawing.signal);
  const end = await Promise.race([ended, frames]);
  drawing.abort();
  // A drawing that throws leaves an encoder without frames: closing its input ends it.
  input.destroy();
  await ended;
  return end;
}

/** Draws at the pace of the camera. Answers only when drawing fails; a frame is left out when the encoder lags. */
function drawInto(
  input: Writable,
  options: SimulatedSourceOptions,
  captureTimes: number[],
  now: () => number,
  signal: AbortSignal,
): Promise<SourceEnd> {
  const frameBytes = options.width * options.height * 1.5;
  return new Promise((resolve) => {
    const draw = () => {
      // Also what makes it safe to reuse the bytes: the last frame has left.
      if (input.destroyed || input.writableLength > 0) return;
      const timeMs = now();
      try {
        const { data } = options.drawFrame(timeMs);
        // One byte too few would shift every later frame.
        if (data.length !== frameBytes) throw new Error(`${data.length} bytes instead of ${frameBytes}`);
        captureTimes.push(timeMs);
        input.write(data);
      } catch (cause) {
        resolve({ kind: 'failed', message: `the frame of ${timeMs} could not be drawn: ${String(cause)}` });
      }
    };
    paceFrames(1_000 / (options.framesPerSecond ?? 10), draw, signal);
  });
}

function simulationArguments(options: SimulatedSourceOptions): string[] {
  const framesPerSecond = options.framesPerSecond ?? 10;
  return [
    // Nothing is to be found out about raw frames; looking would hold the first ones back.
    ...['-probesize', '32', '-analyzeduration', '0', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
    ...['-s', `${options.width}x${options.height}`, '-r', `${framesPerSecond}`, '-i', 'pipe:0', '-an'],
    ...encoderArguments({
      framesPerSecond,
      keyframeIntervalS: options.keyframeIntervalS ?? 1,
      maximumKilobits: options.maximumKilobits ?? 1_500,
    }),
    ...flvOutputArguments,
  ];
}
