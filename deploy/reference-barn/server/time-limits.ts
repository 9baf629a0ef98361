import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

export interface TimeLimits {
  /** A request has arrived whole by then; answers and streams may take as long as they need. */
  readonly requestSeconds: number;
}

const longestHeadMs = 15_000;
/** Longer than the proxies and browsers in front keep a connection: none is closed under a request of theirs. */
const keptAliveMs = 72_000;
/** How often it is looked at what is overdue; Node's own half a minute would double the limit. */
const longestCheckMs = 2_000;

/** What a server does about clients that send slowly or not at all. */
export function timeLimitsOf({ requestSeconds }: TimeLimits): ServerOptions {
  const requestTimeout = requestSeconds * 1_000;
  return {
    requestTimeout,
    headersTimeout: Math.min(longestHeadMs, requestTimeout),
    connectionsCheckingInterval: Math.min(longestCheckMs, requestTimeout / 2),
    keepAliveTimeout: keptAliveMs,
  };
}

/** Ends a connection on which no request could be read: there is no call yet that could be answered by the contract. */
export function endUnreadable({ code }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  socket.end(`HTTP/1.1 ${statusLineOf(code)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function statusLineOf(code: string | undefined): string {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return '408 Request Timeout';
    case 'HPE_HEADER_OVERFLOW':
      return '431 Request Header Fields Too Large';
    default:
      return '400 Bad Request';
  }
}
