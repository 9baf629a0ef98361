import type { FfmpegFinder, FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import type { FfmpegInput } from './ffmpeg-input';
import type { LiveSource } from './live-source';
import { takenOverSource } from './taken-over-source';

export interface RtspSourceOptions {
  findFfmpeg: FfmpegFinder;
  /** As `rtspAddress` answers it. */
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
    inputArguments: async (program, patience) => {
      const input = rtspInput(program, address, patience);
      return input
        ? {
            ok: true,
            value: { ...input, arguments: ['-fflags', 'nobuffer', '-flags', 'low_delay', ...input.arguments] },
          }
        : { ok: false, error: { kind: 'encoder-missing', message: `${program.path} was built without RTSP.` } };
    },
    ...(now ? { now } : {}),
  });
}

/** How much is read before the first picture is passed on; most cameras name codec and parameter sets in the SDP. */
const probing = {
  quick: { probesize: 32, analyzeduration: 0, fpsprobesize: 0 },
  thorough: { probesize: 500_000, analyzeduration: 1_000_000 },
} as const;
const protocols = 'rtsp,rtsps,rtp,tcp,tls,udp,crypto';

/**
 * How this ffmpeg opens an RTSP address; `null` when it cannot. An address with a password goes to its standard input,
 * as a list of one address: arguments are read by every account of the machine.
 */
export function rtspInput(program: FfmpegProgram, address: string, patience: keyof typeof probing): FfmpegInput | null {
  const { rtspTimeoutOption, concatOptions } = program.features;
  if (rtspTimeoutOption === null) return null;
  const opening = { rtsp_transport: 'tcp', [rtspTimeoutOption]: socketTimeoutMs * 1_000 };
  const looking = asArguments(probing[patience]);
  if (new URL(address).password === '' || !concatOptions) {
    return { arguments: ['-protocol_whitelist', protocols, ...asArguments(opening), ...looking, '-i', address] };
  }
  const list = [
    'ffconcat version 1.0',
    `file '${address.replaceAll("'", "'\\''")}'`,
    ...Object.entries({ ...opening, ...probing[patience] }).map(([name, value]) => `option ${name} ${value}`),
  ];
  return {
    arguments: [
      // Its standard input is the list, no keyboard.
      ...['-nostdin', '-protocol_whitelist', `pipe,${protocols}`],
      ...[...looking, '-f', 'concat', '-safe', '0', '-i', 'pipe:0'],
    ],
    feed: Buffer.from(`${list.join('\n')}\n`),
  };
}

function asArguments(options: Readonly<Record<string, string | number>>): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => [`-${name}`, `${value}`]);
}
