import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RtspCameraOptions {
  /** A free port by default. */
  port?: number;
  /** `/live` by default. */
  path?: string;
  /** Absolute path of an mp4, mov or mkv file with H.264 that is played once; a test picture by default. */
  file?: string;
  /** Of the test picture; `h264` by default. */
  codec?: 'h264' | 'mjpeg';
  /** Of the test picture: pictures per second and from one key frame to the next; 15 each by default. */
  framesPerSecond?: number;
  groupLength?: number;
  /** Asked of every client. */
  credentials?: { username: string; password: string };
  /** Ends the camera. */
  signal: AbortSignal;
}

export interface RtspCamera {
  /** Address without name and password. */
  url: string;
  port: number;
  /** The camera hangs: its connections stay open and nothing comes. */
  freeze(): void;
  thaw(): void;
  /** Resolves once the process is gone. */
  stop(): Promise<void>;
}

/** The system's own Python: a Python from elsewhere does not see Debian's GObject packages. */
const python = '/usr/bin/python3';
const startTimeoutMs = 15_000;
/** For the message when something is missing: installs it, or says which packages to install. */
const setUp = 'run `node deploy/setup/setup.mjs --with rtsp-camera`';

/** Starts a real RTSP server with a moving picture, on the loopback address. Rejects with what is missing. */
export async function startRtspCamera(options: RtspCameraOptions): Promise<RtspCamera> {
  if (!existsSync(python)) throw new Error(`The stand-in RTSP camera needs Python: ${setUp}`);
  const path = options.path ?? '/live';
  const child = spawn(python, [join(import.meta.dirname, 'rtsp-camera.py'), ...scriptArguments(options, path)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close').then(() => {});
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-2_000);
  });
  child.stdin.on('error', () => {});
  const stop = () => {
    // SIGKILL also ends a frozen one.
    child.kill('SIGKILL');
    return gone;
  };
  options.signal.addEventListener('abort', () => void stop(), { once: true });

  const port = await portWhenReady(child.stdout, gone).catch(async (cause: unknown) => {
    await stop();
    const missing = /No module named|Namespace .* not available|no element/.test(complaint);
    throw new Error(missing ? `Parts of the stand-in RTSP camera are missing: ${setUp}\n${complaint}` : complaint, {
      cause,
    });
  });
  return {
    url: `rtsp://127.0.0.1:${port}${path}`,
    port,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop,
  };
}

async function portWhenReady(output: NodeJS.ReadableStream, gone: Promise<void>): Promise<number> {
  const lines = createInterface({ input: output });
  const [line] = await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(startTimeoutMs) }),
    gone.then(() => Promise.reject(new Error('The stand-in RTSP camera ended before it listened.'))),
  ]);
  return Number(/^ready (\d+)$/.exec(String(line))?.[1]);
}

function scriptArguments(options: RtspCameraOptions, path: string): string[] {
  const { file, credentials } = options;
  return [
    ...['--port', `${options.port ?? 0}`, '--path', path, '--codec', options.codec ?? 'h264'],
    ...['--fps', `${options.framesPerSecond ?? 15}`, '--group', `${options.groupLength ?? 15}`],
    ...(file === undefined ? [] : ['--file', file]),
    ...(credentials ? ['--username', credentials.username, `--password=${credentials.password}`] : []),
  ];
}
