import { Agent, type ClientRequest, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';

/** Opens requests to the instances behind a gateway, by plain HTTP on this machine and by TLS beyond it. */
export interface OpenOnward {
  (target: URL, options: RequestOptions): ClientRequest;
  close(): void;
}

/**
 * A connection that nobody uses is closed from here, before the instance does it (after 72 s, or when it says so by
 * `Keep-Alive`, which Node minds only where there is a limit of its own): it would close it under a call.
 */
const connections = { keepAlive: true, maxSockets: 256, timeout: 60_000 };

export function createOpenOnward(): OpenOnward {
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
