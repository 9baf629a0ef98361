import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { AnswerFault, StreamFault } from './barn-fault';

/** Name of the sub-protocol that carries the bearer (contract, `streamCamera`). */
const bearerProtocol = 'barnwatch.bearer';

/** A request as it came here; what browsers ask beforehand (`OPTIONS`) is left out. */
export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  /** By `performance.now()`. */
  readonly at: number;
}

/** Stands in front of a barn and does what a test asks of it; everything else passes through unchanged. */
export class BarnProxy {
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, handleProtocols: () => bearerProtocol });
  #answerFaults: readonly { readonly pattern: RegExp; readonly fault: AnswerFault }[] = [];
  #streamFault: StreamFault | null = null;
  #takesSockets = true;
  #held = 0;
  #asked: readonly AskedRequest[] = [];

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  static async start(port: number, target: string): Promise<BarnProxy> {
    const proxy = new BarnProxy(target);
    await proxy.listen(port);
    return proxy;
  }

  /** Takes the port, also after `refuse`. */
  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
  }

  /** Lets go of the port and cuts every connection: from now on they are refused. */
  refuse(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  /** From now on requests whose path matches meet a fault. */
  answers(pattern: RegExp, fault: AnswerFault): void {
    this.#answerFaults = [...this.#answerFaults, { pattern, fault }];
  }

  /** From now on live pictures meet a fault; those under way as well. */
  streams(fault: StreamFault): void {
    this.#streamFault = fault;
  }

  /** From now on no WebSocket is opened, as behind a box that knows HTTP only; live pictures come as long answers. */
  refuseSockets(): void {
    this.#takesSockets = false;
  }

  /** Everything passes again. Connections that a fault holds end. */
  heal(): void {
    this.#answerFaults = [];
    this.#streamFault = null;
    this.#takesSockets = true;
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  /** Requests that got no answer and whose client still waits. */
  get held(): number {
    return this.#held;
  }

  /** What was asked for so far, by its path. */
  asked(pattern: RegExp): readonly AskedRequest[] {
    return this.#asked.filter(({ path }) => pattern.test(path));
  }

  /** Forgets what was asked for. */
  forget(): void {
    this.#asked = [];
  }

  #note({ method = '', headers: { authorization } }: IncomingMessage, path: string): void {
    if (method !== 'OPTIONS') this.#asked = [...this.#asked, { method, path, authorization, at: performance.now() }];
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', this.#target).pathname;
    this.#note(request, path);
    this.#meet(this.#answerFaults.find(({ pattern }) => pattern.test(path))?.fault, request, response);
  }

  #meet(fault: AnswerFault | undefined, request: IncomingMessage, response: ServerResponse): void {
    // What a browser asks beforehand belongs to the way, not to the answer.
    if (fault === undefined || (request.method === 'OPTIONS' && fault.kind !== 'silent')) {
      this.#pass(request, response);
      return;
    }
    switch (fault.kind) {
      case 'silent':
        this.#held += 1;
        response.once('close', () => {
          this.#held -= 1;
        });
        return;
      case 'instead': {
        const headers = { 'content-type': fault.contentType, ...fault.headers, ...this.#crossOrigin(request) };
        response.writeHead(fault.status, headers).end(fault.body);
        return;
      }
      case 'changed':
        this.#pass(request, response, (body) => fault.change(body));
        return;
      case 'held':
        this.#pass(request, response, (body) => fault.until.then(() => body));
        return;
      case 'lost':
        this.#pass(request, response, (body) => {
          response.destroy();
          return body;
        });
        return;
      case 'chosen':
        this.#meet(fault.choose(request) ?? undefined, request, response);
        return;
    }
  }

  #crossOrigin(request: IncomingMessage): Record<string, string> {
    return {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-expose-headers': 'date, retry-after',
      vary: 'Origin',
    };
  }

  #pass(
    request: IncomingMessage,
    response: ServerResponse,
    change: ((body: Buffer) => Buffer | Promise<Buffer>) | null = null,
  ): void {
    const { hostname, port } = this.#target;
    const headers = { ...request.headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
    const onward = ask({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      answer.on('error', () => response.destroy());
      // A live picture has no end that could be waited for.
      if (change === null) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', async () => {
        const body = await change(Buffer.concat(chunks));
        if (response.destroyed) return;
        const { 'transfer-encoding': _, ...known } = answer.headers;
        const length = request.method === 'HEAD' ? {} : { 'content-length': body.byteLength };
        response.writeHead(answer.statusCode ?? 502, { ...known, ...length }).end(body);
      });
    });
    onward.on('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!this.#takesSockets) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
      return;
    }
    const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
    const address = `ws://${this.#target.host}${request.url ?? '/'}`;
    const origin = request.headers.origin ?? '';
    const barn = new WebSocket(address, protocols, { headers: { origin } });
    this.#sockets.handleUpgrade(request, socket, head, (viewer) => {
      let count = 0;
      barn.on('message', (data: Buffer) => {
        const outcome = this.#streamFault === null ? data : this.#streamFault(data, count);
        count += 1;
        if (outcome === 'end') viewer.close();
        else if (outcome !== 'withhold' && viewer.readyState === WebSocket.OPEN) viewer.send(outcome);
      });
      barn.on('close', (code, reason) => {
        if (viewer.readyState === WebSocket.OPEN) viewer.close(code >= 3000 || code === 1000 ? code : 1000, reason);
      });
      viewer.on('close', () => barn.terminate());
    });
    barn.on('error', () => socket.destroy());
  }
}
