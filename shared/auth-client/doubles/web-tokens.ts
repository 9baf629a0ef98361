/** Tokens as an instance makes them, unsigned: the client only decodes. */
function webToken(payload: Record<string, unknown>): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'EdDSA' })}.${part(payload)}.c2lnbmF0dXJl`;
}

let serial = 0;

interface Times {
  /** Time of issue by the instance's clock, ms since 1970 UTC. */
  now: number;
  lifetimeMs: number;
}

function times({ now, lifetimeMs }: Times): { iat: number; exp: number; serial: number } {
  serial += 1;
  return { iat: Math.floor(now / 1_000), exp: Math.floor((now + lifetimeMs) / 1_000), serial };
}

export function refreshToken(uid: string, when: Times, change: Record<string, unknown> = {}): string {
  return webToken({ uid, refresh: true, ...times(when), ...change });
}

export function accessToken(uid: string, when: Times): string {
  return webToken({ uid, ...times(when) });
}
