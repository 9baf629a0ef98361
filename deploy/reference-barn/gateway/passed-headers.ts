import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

// RFC 9110, 7.6.1: these belong to one connection and are not passed on.
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that belong to the message, without those of the connection (and those that `Connection` names). */
export function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !hopByHop.has(name) && !named.has(name)),
  );
}

/** What the instance behind is sent: its own `Host`, and the address of the client for its limits. */
export function headersForInstance(request: IncomingMessage, host: string): OutgoingHttpHeaders {
  const before = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  return {
    ...endToEndHeaders(request.headers),
    host,
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
  };
}
