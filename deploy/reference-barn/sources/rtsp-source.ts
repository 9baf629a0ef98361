import type { FfmpegFinder, FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import type { LiveSource } from './live-source';
import { takenOverSource } from './taken-over-source';

export interface RtspSourceOptions {
  findFfmpeg: FfmpegFinder;
  /** As `rtspAddress` answers it. ffmpeg gets it as an argument, which users of this machine can see. */
  address: string;
  /** A camera without a byte for so long counts as lost; 8 000 by default. */
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
    inputArguments: async (program) => {
      const input = rtspInputArguments(program, address);
      return input
        ? { ok: true, value: ['-fflags', 'nobuffer', '-flags', 'low_delay', ...input] }
        : { ok: false, error: { kind: 'encoder-missing', message: `${program.path} was built without RTSP.` } };
    },
    ...(now ? { now } : {}),
  });
}

/** How this ffmpeg opens an RTSP address; `null` when it cannot. */
export function rtspInputArguments(program: FfmpegProgram, address: string): readonly string[] | null {
  const timeoutOption = program.features.rtspTimeoutOption;
  if (timeoutOption === null) return null;
  return [
    ...['-protocol_whitelist', 'rtsp,rtsps,rtp,tcp,tls,udp,crypto'],
    ...['-rtsp_transport', 'tcp', `-${timeoutOption}`, `${socketTimeoutMs * 1_000}`],
    // Little is read ahead: the SDP names codec and parameter sets already.
    ...['-probesize', '32768', '-analyzeduration', '500000', '-i', address],
  ];
}
