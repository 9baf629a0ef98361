import type { FfmpegFinder, FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import type { LiveSource } from './live-source';
import { takenOverSource } from './taken-over-source';

export interface RtspSourceOptions {
  findFfmpeg: FfmpegFinder;
  /** As `rtspAddress` answers it. ffmpeg gets it as an argument, which users of this machine can see. */
  address: string;
  /** A camera without a byte for this long, ms, counts as lost; 8 000 by default. */
  silenceMs?: number;
  /** Wall clock in ms. */
  now?: () => number;
}

const defaultSilenceMs = 8_000;
/** Time limit of the camera's socket. ffmpeg applies it loosely (15 s were seen), hence the watchdog on bytes. */
const socketTimeoutMs = 5_000;

/** A network camera, over TCP: pictures arrive whole, and through a firewall. */
export function rtspSource({ findFfmpeg, address, silenceMs = defaultSilenceMs, now }: RtspSourceOptions): LiveSource {
  return takenOverSource({
    findFfmpeg,
    silenceMs,
    inputArguments: async (program, probing) => {
      const input = rtspInputArguments(program, address, probing);
      return input
        ? { ok: true, value: ['-fflags', 'nobuffer', '-flags', 'low_delay', ...input] }
        : { ok: false, error: { kind: 'encoder-missing', message: `${program.path} was built without RTSP.` } };
    },
    ...(now ? { now } : {}),
  });
}

/** How much is read before the first picture is passed on; most cameras name codec and parameter sets in the SDP. */
const probingArguments = {
  quick: ['-probesize', '32', '-analyzeduration', '0', '-fpsprobesize', '0'],
  thorough: ['-probesize', '500000', '-analyzeduration', '1000000'],
} as const;

/** How this ffmpeg opens an RTSP address; `null` when it cannot. */
export function rtspInputArguments(
  program: FfmpegProgram,
  address: string,
  probing: 'quick' | 'thorough',
): readonly string[] | null {
  const timeoutOption = program.features.rtspTimeoutOption;
  if (timeoutOption === null) return null;
  return [
    ...['-protocol_whitelist', 'rtsp,rtsps,rtp,tcp,tls,udp,crypto'],
    ...['-rtsp_transport', 'tcp', `-${timeoutOption}`, `${socketTimeoutMs * 1_000}`],
    ...probingArguments[probing],
    ...['-i', address],
  ];
}
