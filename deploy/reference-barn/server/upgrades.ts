import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { WebSocketServer } from 'ws';
import type { CameraPictures } from '../cameras/camera-pictures';
import type { LiveStreams } from '../cameras/live-streams';
import type { Contract, ContractOperation } from '../contract/contract';
import type { Gateway } from '../gateway/gateway';
import type { Authorize } from './authorize';
import type { Caller } from './call';
import { keepAlive } from './keep-alive';
import { loggablePath } from './log';
import { isRefusal, type Refusal, refusalBody, refusalStatus, refuse } from './refusals';

export interface UpgradeOptions {
  readonly contract: Contract;
  readonly authorize: Authorize;
  readonly allowedOrigins: readonly string[];
  readonly gateway: Gateway;
  /** Null for an instance without cameras. */
  readonly streams: LiveStreams | null;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
}

const protocolName = 'barnwatch.bearer';

/**
 * WebSocket handshakes: those of the gateway's instances, and live streams. The token comes as the second sub-protocol,
 * since a browser can send no header; only the first one is echoed.
 */
export function serveUpgrades(server: Server, options: UpgradeOptions): () => void {
  const { contract, authorize, allowedOrigins, gateway, streams, clock, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    // Pictures do not get smaller, only slower.
    perMessageDeflate: false,
    // Viewers have nothing to say.
    maxPayload: 1_024,
    handleProtocols: (offered) => (offered.has(protocolName) ? protocolName : false),
  });
  const streamCamera = contract.operations.find(({ operationId }) => operationId === 'streamCamera');

  async function admit(request: IncomingMessage): Promise<Admitted | Refusal> {
    const cameraId = streamCamera && streams ? cameraIdOf(request.url ?? '', streamCamera) : null;
    if (!streamCamera || !streams || cameraId === null) return refuse('route-unknown', 'There is no such stream here');
    // A WebSocket knows no CORS: without this any page that got hold of a token could use it.
    const { origin } = request.headers;
    if (origin !== undefined && !allowedOrigins.includes(origin)) {
      return refuse('permission-missing', 'This origin may not call this instance', { details: { origin } });
    }
    const [first, bearer = null] = protocolsOf(request);
    const credentials = {
      bearer: first === protocolName ? bearer : null,
      url: request.url ?? '',
      // A stream has no parts: a ticket for it is used up at once.
      isRange: false,
      reader: '',
    };
    const caller = await authorize(streamCamera, credentials, clock());
    if (caller === null || isRefusal(caller))
      return caller ?? refuse('token-missing', 'A stream needs an access token');
    const pictures = streams.open(cameraId, clock());
    return isRefusal(pictures) ? pictures : { pictures, caller, streams };
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (gateway.takeUpgrade(request, socket, head)) return;
    const admitted = await admit(request);
    const outcome = isRefusal(admitted) ? admitted.code : 'open';
    log.info({ path: loggablePath(request.url ?? ''), outcome }, 'stream');
    if (isRefusal(admitted)) {
      const closeCode = protocolsOf(request)[0] === protocolName ? closeCodeOf(admitted) : null;
      if (closeCode === null) refuseHandshake(socket, admitted);
      else sockets.handleUpgrade(request, socket, head, (webSocket) => webSocket.close(closeCode, admitted.code));
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      keepAlive(webSocket);
      admitted.streams.overWebSocket(admitted.pictures, admitted.caller, webSocket);
    });
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a handshake failed');
      socket.destroy();
    });
  };
  server.on('upgrade', onUpgrade);
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

interface Admitted {
  readonly pictures: CameraPictures;
  readonly caller: Caller;
  readonly streams: LiveStreams;
}

function cameraIdOf(url: string, { path }: ContractOperation): string | null {
  const prefix = path.slice(0, path.indexOf('{'));
  const [target = ''] = url.split('?', 1);
  if (!target.startsWith(prefix)) return null;
  try {
    const cameraId = decodeURIComponent(target.slice(prefix.length).replace(/\/$/, ''));
    return cameraId === '' || cameraId.includes('/') ? null : cameraId;
  } catch {
    return null;
  }
}

function protocolsOf(request: IncomingMessage): readonly string[] {
  return (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
}

/**
 * A browser does not show a page the status of a refused handshake. What the client can do something about is said by a
 * close code of the contract instead; for the rest the plain request tells more.
 */
function closeCodeOf({ code }: Refusal): number | null {
  if (refusalStatus[code] === 401) return 4401;
  return code === 'camera-in-privacy' ? 4403 : null;
}

function refuseHandshake(socket: Duplex, refusal: Refusal): void {
  const body = JSON.stringify(refusalBody(refusal));
  const head = [
    `HTTP/1.1 ${refusalStatus[refusal.code]} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
