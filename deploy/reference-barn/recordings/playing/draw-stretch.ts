import type { TimeSpan } from '@barnwatch/shared/wire';
import type { FfmpegProgram } from '../../ffmpeg/ffmpeg-program';
import type { SimulatedCamera } from '../../herd/simulated-camera';
import type { Refusal } from '../../server/refusals';
import { encoderArguments, flvOutputArguments } from '../../sources/encoder-arguments';
import { type FlvProcessPicture, runFlvProcess } from '../../sources/run-flv-process';
import type { SourceEnd } from '../../sources/source-end';
import { drawPictures } from '../draw-pictures';
import { mediaUnavailable } from '../media-unavailable';
import { type CodedPicture, fileHead, fragment } from '../recorder/fragmented-mp4';
import { groupMs, paceMs } from './stretch-plan';

export interface StretchOrder {
  readonly camera: SimulatedCamera;
  /** Begins with a group of pictures. */
  readonly span: TimeSpan;
  /** With libx264. */
  readonly encoder: FfmpegProgram;
}

/** As cameras capture: see `captureSize` of simulated stills. */
const size = { width: 640, height: 360 } as const;
const mostKilobits = 1_500;
/** An encoder that prints nothing for this long hangs; until its first byte a starved machine took over 20 s. */
const silenceMs = 30_000;
const startMs = 60_000;

/**
 * Draws what a simulated camera has seen, each group of pictures as soon as it is there.
 * @param take gets the head of a fragmented MP4, then its fragments; its time begins with the span
 * @throws the signal's reason
 */
export async function drawStretch(
  { camera, span, encoder }: StretchOrder,
  take: (part: Buffer) => void,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const count = Math.max(1, Math.ceil((span.end - span.start) / paceMs));
  const { input, ended } = runFlvProcess({
    program: encoder,
    arguments: encoding(),
    signal,
    silenceMs,
    startMs,
    input: true,
    onPicture: groupInto(take, count),
  });
  if (input)
    await drawPictures(input, { camera, size, start: span.start, pace: paceMs, count }, ended, noReport, signal);
  const end = await ended;
  signal.throwIfAborted();
  return end.kind === 'finished' ? undefined : refuseUnfinished(end);
}

function noReport(): void {}

/** One picture in, one out: counting them tells when a group is whole. */
function groupInto(take: (part: Buffer) => void, count: number): (picture: FlvProcessPicture) => void {
  let taken = 0;
  let sequence = 0;
  let group: CodedPicture[] = [];
  return ({ avcc, keyframe, compositionOffsetMs, configuration }) => {
    if (taken === 0) take(fileHead(configuration, size));
    taken += 1;
    group.push({ avcc, keyframe, compositionOffsetMs, durationMs: paceMs });
    if (group.length < groupMs / paceMs && taken < count) return;
    sequence += 1;
    take(fragment(sequence, (taken - group.length) * paceMs, group));
    group = [];
  };
}

function encoding(): string[] {
  const framesPerSecond = 1_000 / paceMs;
  return [
    // Nothing is to be found out about raw frames; looking would hold the first ones back.
    ...['-probesize', '32', '-analyzeduration', '0', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
    ...['-s', `${size.width}x${size.height}`, '-r', `${framesPerSecond}`, '-i', 'pipe:0', '-an'],
    ...encoderArguments({ framesPerSecond, keyframeIntervalS: groupMs / 1_000, maximumKilobits: mostKilobits }),
    ...flvOutputArguments,
  ];
}

function refuseUnfinished(end: Exclude<SourceEnd, { readonly kind: 'finished' }>): Refusal {
  switch (end.kind) {
    case 'encoder-missing':
      return mediaUnavailable('encoder-missing', end.message);
    case 'silent':
      return mediaUnavailable('encoder-overdue', 'ffmpeg took too long');
    case 'stopped':
      return mediaUnavailable('stopped', 'ffmpeg was stopped');
    default:
      return mediaUnavailable('encoder-failed', end.message);
  }
}
