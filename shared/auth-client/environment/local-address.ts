export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Whether a name or address belongs to this machine or its local network, as far as its text shows it. */
export function isLocalAddress(hostname: string): boolean {
  return (
    isLoopback(hostname) ||
    /^(10\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/.test(hostname) ||
    /^\[(f[cd][0-9a-f]{2}|fe80):/.test(hostname) ||
    /\.(local|lan|home|internal|home\.arpa)$/.test(hostname) ||
    /^[a-z0-9_-]+$/.test(hostname)
  );
}
