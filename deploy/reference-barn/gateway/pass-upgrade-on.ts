import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OpenOnward } from './open-onward';
import { endToEndHeaders, headersForInstance } from './passed-headers';

const handshakeTimeoutMs = 10_000;

/** Repeats a WebSocket handshake at the instance, then joins the two sockets. */
export function passUpgradeOn(
  openOnward: OpenOnward,
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  { target, path }: { readonly target: URL; readonly path: string },
): void {
  const onward = openOnward(target, {
    // A socket that is handed over goes back to no pool.
    agent: false,
    path,
    headers: { ...headersForInstance(request, target.host), connection: 'Upgrade', upgrade: 'websocket' },
  });
  onward.setTimeout(handshakeTimeoutMs, () => onward.destroy(new Error('no answer in time')));
  client.once('close', () => onward.destroy());
  client.on('error', () => onward.destroy());
  onward.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'));
  onward.once('response', (reply) => {
    // The instance refused the handshake: its status is passed on, without its body.
    client.end(`${statusLine(reply)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    onward.destroy();
  });
  onward.once('upgrade', (reply, instance, instanceHead) => {
    onward.setTimeout(0);
    const headers = { ...endToEndHeaders(reply.headers), connection: 'Upgrade', upgrade: 'websocket' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    client.write(`${[statusLine(reply), ...lines].join('\r\n')}\r\n\r\n`);
    if (instanceHead.length > 0) client.write(instanceHead);
    if (head.length > 0) instance.write(head);
    instance.on('error', () => client.destroy());
    instance.once('close', () => client.destroy());
    client.once('close', () => instance.destroy());
    instance.pipe(client).pipe(instance);
  });
  onward.end();
}

function statusLine({ statusCode = 502, statusMessage = '' }: IncomingMessage): string {
  return `HTTP/1.1 ${statusCode} ${statusMessage}`;
}
