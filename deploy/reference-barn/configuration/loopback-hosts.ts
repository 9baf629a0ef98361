/** Names and addresses of this very machine, as they stand in a configuration. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** The same of a host within an address, where IPv6 stands in brackets. */
export function isLoopback(hostname: string): boolean {
  return loopbackHosts.includes(hostname.replace(/^\[(.*)\]$/, '$1')) || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
