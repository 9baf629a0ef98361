import type { InstanceConfiguration } from './configuration';
import { isLoopback } from './loopback-hosts';

/**
 * Passwords and tokens go through a gateway, and statements are believed by the keys of a senator: beyond this machine
 * nobody on the way may read or change them. @returns null when nothing is wrong, else the place and the reason
 */
export function gatewayProblem({ gateway, discovery, trustedSenators }: InstanceConfiguration): string | null {
  const addresses = [
    ...gateway.map(({ id, url }) => ({ place: `configuration/gateway has "${id}" at ${url}`, url })),
    ...trustedSenators.flatMap(({ globalUniqueIdentifier, keysUrl }) =>
      keysUrl === undefined
        ? []
        : [{ place: `configuration/trustedSenators has "${globalUniqueIdentifier}" at ${keysUrl}`, url: keysUrl }],
    ),
    ...gatewayOf(discovery),
  ];
  for (const { place, url } of addresses) {
    if (!URL.canParse(url)) return `${place}, which is no address`;
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' && !isLoopback(hostname)) {
      return `${place}: beyond this machine it has to be https`;
    }
  }
  return null;
}

function gatewayOf(discovery: InstanceConfiguration['discovery']): readonly { place: string; url: string }[] {
  const gateway = discovery && 'gateway' in discovery ? discovery.gateway : undefined;
  if (!gateway) return [];
  const { protocol, hostname, port } = gateway;
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const url = `${protocol}://${host}:${port}`;
  return [{ place: `configuration/discovery/gateway is at ${url}`, url }];
}
