import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { drawStill } from '../../../deploy/reference-barn/herd/drawing/draw-still';

/** Time that the stand-in takes for each still, ms. */
export const serverTimeMs = 80;

export interface StillAnswered {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Stands before a barn: lists many cameras, and answers each one's still after the same time. */
export interface ManyCameras {
  readonly address: string;
  readonly port: number;
  readonly stills: readonly StillAnswered[];
  forget(): void;
  /** Keeps stills back until the answer is called: then as many requests are under way as the page allows itself. */
  hold(): () => void;
  close(): Promise<void>;
}

interface CameraAnswer {
  readonly data: { readonly cameras: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

/** The first tagged camera of the barn, so many times. */
function multiplied(body: string, count: number): string {
  const { data } = JSON.parse(body) as CameraAnswer;
  const [first] = Object.values(data.cameras);
  const cameras = Array.from({ length: count }, (_, index) => {
    const cameraId = `camera-${String(index + 1).padStart(2, '0')}`;
    return [
      cameraId,
      { ...first, cameraId, name: cameraId, tags: ['many'], sortPrefix: cameraId, online: true },
    ] as const;
  });
  return JSON.stringify({ data: { cameras: Object.fromEntries(cameras) } });
}

function readWhole(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.once('end', () => resolve(Buffer.concat(parts)));
    message.once('error', reject);
  });
}

export interface ManyCamerasOptions {
  /** Height of the stills in pixels; they are 16:9. */
  readonly stillHeight?: number;
  /** Time that each still takes, ms. */
  readonly stillTimeMs?: number;
  /** What is answered in place of the barn, by path and body of a POST; undefined for what is passed on. */
  readonly answerPost?: (path: string, body: unknown) => Readonly<Record<string, unknown>> | undefined;
  /** Time that each of those answers takes, ms. */
  readonly postTimeMs?: number;
}

/** @param barn origin of the barn behind */
export async function startManyCameras(
  barn: string,
  port: number,
  count: number,
  { stillHeight = 180, stillTimeMs = serverTimeMs, answerPost, postTimeMs = 0 }: ManyCamerasOptions = {},
): Promise<ManyCameras> {
  const still = await drawStill(
    { cameraId: 'many', name: 'Many', timeZone: 'UTC', seed: 5, species: 'pig', animalCount: 12, flooring: 'slatted' },
    Date.now(),
    { heightPixels: stillHeight },
  );
  const stills: StillAnswered[] = [];
  let held: Promise<void> = Promise.resolve();
  const answerStill = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const startedAt = performance.now();
    await Promise.all([held, wait(stillTimeMs)]);
    const origin = incoming.headers.origin ?? '*';
    outgoing.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': String(still.byteLength),
      'cache-control': 'no-store',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-capture-time',
      'timing-allow-origin': origin,
      'x-capture-time': String(Date.now()),
    });
    outgoing.end(still);
    stills.push({ startedAt, endedAt: performance.now() });
  };
  /** As any server does, without the time that a still takes. */
  const answerPreflight = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(204, {
      'access-control-allow-origin': incoming.headers.origin ?? '*',
      'access-control-allow-headers': 'authorization, content-type, range',
      'access-control-allow-methods': 'GET',
      'access-control-max-age': '7200',
    });
    outgoing.end();
  };
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const asked = incoming.method === 'POST' ? await readWhole(incoming) : null;
    const made = asked && answerPost?.(incoming.url ?? '', asked.length > 0 ? JSON.parse(String(asked)) : null);
    if (made) {
      await wait(postTimeMs);
      const origin = incoming.headers.origin ?? '*';
      outgoing.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': origin });
      outgoing.end(JSON.stringify({ data: made }));
      return;
    }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method, headers, url } = incoming;
      const passed = request(
        `${barn}${url}`,
        { method, headers: { ...headers, 'accept-encoding': 'identity' } },
        resolve,
      );
      if (asked) passed.end(asked);
      else incoming.pipe(passed);
      passed.once('error', reject);
    });
    const whole = await readWhole(answer);
    const isList = incoming.method === 'GET' && incoming.url === '/api/cameras' && answer.statusCode === 200;
    const body = isList ? Buffer.from(multiplied(String(whole), count)) : whole;
    const {
      'content-length': _length,
      'transfer-encoding': _coding,
      connection: _connection,
      ...headers
    } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': String(body.byteLength) });
    outgoing.end(body);
  };
  const server = createServer({ keepAliveTimeout: 72_000 }, (incoming, outgoing) => {
    const isStill = /\/still(\?|$)/.test(incoming.url ?? '');
    if (isStill && incoming.method === 'OPTIONS') return answerPreflight(incoming, outgoing);
    (isStill ? answerStill : passOn)(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${port}`,
    port,
    stills,
    forget: () => void stills.splice(0),
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
