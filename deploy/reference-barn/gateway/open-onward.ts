import { Agent, type ClientRequest, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';

/** Opens requests to the instances behind a gateway, by plain HTTP on this machine and by TLS beyond it. */
export interface OpenOnward {
  (target: URL, options: RequestOptions): ClientRequest;
  close(): void;
}

/** Shorter than the 72 s for which an instance keeps a connection (`server/time-limits.ts`). */
const longestIdleMs = 60_000;

/**
 * A connection that nobody uses is closed from here, before the instance closes it under a call: after a time of our own,
 * or when the instance says so by `Keep-Alive`, which Node minds only where there is such a time.
 */
export function createOpenOnward(idleMs = longestIdleMs): OpenOnward {
  const connections = { keepAlive: true, maxSockets: 256, timeout: idleMs };
  const plain = new Agent(connections);
  const secure = new SecureAgent(connections);
  const open = (target: URL, options: RequestOptions): ClientRequest => {
    // An IPv6 address stands in brackets within a URL only.
    const place = { ...options, hostname: target.hostname.replace(/^\[(.*)\]$/, '$1'), port: target.port };
    return target.protocol === 'https:'
      ? requestSecure({ agent: secure, ...place })
      : requestPlain({ agent: plain, ...place });
  };
  return Object.assign(open, {
    close(): void {
      plain.destroy();
      secure.destroy();
    },
  });
}
