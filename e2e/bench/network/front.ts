import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** One request as it was seen on its way, times by `performance.now()` of this process. */
export interface SeenRequest {
  readonly path: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: number;
  readonly contentType: string;
  /** Bytes of the body as sent: gzip where the server has it. */
  readonly bytes: number;
}

export interface FrontOptions {
  /** Origin of the server behind. */
  readonly target: string;
  readonly port: number;
  /** Added to every answer, ms: the latency of a network. */
  readonly delayMs?: number;
  /** Changes `suite.json` on its way. */
  readonly changeRegistry?: (suiteJson: string) => string;
  /** Sends what was changed as gzip, as the server sends its own. */
  readonly encodesRegistry?: boolean;
}

/** Stands before a suite's server: asks for gzip, delays, and notes every request. */
export interface Front {
  readonly address: string;
  /** What was answered since the last `forget`. */
  readonly seen: readonly SeenRequest[];
  forget(): void;
  close(): Promise<void>;
}

function readWhole(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.once('end', () => resolve(Buffer.concat(parts)));
    message.once('error', reject);
  });
}

function ask(target: string, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(target, options, resolve).once('error', reject).end();
  });
}

export async function startFront(options: FrontOptions): Promise<Front> {
  const { target, port, delayMs = 0, changeRegistry, encodesRegistry = false } = options;
  const seen: SeenRequest[] = [];
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const startedAt = performance.now();
    const path = incoming.url ?? '/';
    const change = path === '/suite.json' ? changeRegistry : undefined;
    const headers = { ...incoming.headers, host: new URL(target).host };
    headers['accept-encoding'] = change ? 'identity' : 'gzip';
    const answer = await ask(`${target}${path}`, { method: incoming.method, headers });
    const whole = await readWhole(answer);
    const isChanged = change !== undefined && answer.statusCode === 200;
    const isEncoded = isChanged && encodesRegistry;
    const changed = isChanged ? Buffer.from(change(whole.toString())) : whole;
    const body = isEncoded ? gzipSync(changed) : changed;
    if (delayMs > 0) await wait(delayMs);
    const status = answer.statusCode ?? 502;
    outgoing.writeHead(status, {
      ...answer.headers,
      ...(isEncoded && { 'content-encoding': 'gzip' }),
      ...(answer.headers['content-length'] === undefined ? {} : { 'content-length': String(body.byteLength) }),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    seen.push({
      path: new URL(path, target).pathname,
      startedAt,
      endedAt: performance.now(),
      status,
      contentType: answer.headers['content-type'] ?? '',
      bytes: body.byteLength,
    });
  };
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${port}`,
    seen,
    forget: () => void seen.splice(0),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
