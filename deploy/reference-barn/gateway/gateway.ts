import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { InstanceConfiguration } from '../configuration/configuration';
import { loggablePath } from '../server/log';
import { type Refusal, refuse } from '../server/refusals';
import { writeRefusal } from '../server/send-answer';
import { type GatewayPath, parseGatewayPath } from './gateway-path';
import { createOpenOnward } from './open-onward';
import { InstanceSilent, passCallOn } from './pass-call-on';
import { passUpgradeOn } from './pass-upgrade-on';

/** Passes every call of the configured instances on, as it comes: bodies are streamed, nothing is read or kept. */
export interface Gateway {
  /** @returns false when the call is not for the gateway */
  take(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for a WebSocket handshake. */
  takeUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

export interface GatewayOptions {
  readonly instances: InstanceConfiguration['gateway'];
  readonly allowedOrigins: readonly string[];
  readonly log: FastifyBaseLogger;
}

// A wildcard does not cover `authorization` (Fetch standard).
const preflightHeaders = 'authorization, content-type, range';

export function createGateway({ instances, allowedOrigins, log }: GatewayOptions): Gateway {
  const targets = new Map(instances.map(({ id, url }) => [id, new URL(url)]));
  const openOnward = createOpenOnward();

  /** @returns null when the call is not for the gateway */
  function resolve(request: IncomingMessage): { target: URL; path: string } | Refusal | null {
    const path: GatewayPath = parseGatewayPath(request.url ?? '/');
    switch (path.kind) {
      case 'not-for-gateway':
        return null;
      case 'refused':
        return refuse('route-unknown', 'This gateway passes api calls of its instances on, and nothing else');
      case 'pass': {
        const target = targets.get(path.id);
        return target
          ? { target, path: path.target }
          : refuse('instance-unknown', `No instance "${path.id}" behind this gateway`);
      }
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { origin } = request.headers;
    const isAdmitted = origin !== undefined && allowedOrigins.includes(origin);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('vary', 'origin');
    if (isAdmitted) response.setHeader('access-control-allow-origin', origin);
    if (isAdmitted && isPreflight(request)) {
      // A browser asks first, and would hide the refusal of the question: it is to read that of the call itself.
      response.writeHead(204, {
        'access-control-allow-methods': '*',
        'access-control-allow-headers': preflightHeaders,
      });
      response.end();
      return;
    }
    writeRefusal(response, refusal);
  }

  return {
    take(request, response) {
      const resolved = resolve(request);
      if (resolved === null) return false;
      if ('kind' in resolved) {
        answer(request, response, resolved);
        return true;
      }
      passCallOn(openOnward, request, response, resolved, (error) => {
        log.warn(
          { path: loggablePath(request.url ?? ''), reason: error.message },
          'an instance behind the gateway did not answer',
        );
        const code = error instanceof InstanceSilent ? 'instance-silent' : 'instance-unreachable';
        answer(request, response, refuse(code, 'The instance behind this gateway does not answer'));
      });
      return true;
    },
    takeUpgrade(request, socket, head) {
      const resolved = resolve(request);
      if (resolved === null) return false;
      if ('kind' in resolved) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      else passUpgradeOn(openOnward, request, socket, head, resolved);
      return true;
    },
    close: () => openOnward.close(),
  };
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
