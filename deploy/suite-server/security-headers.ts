/** What the headers of an answer depend on. */
export interface Circumstances {
  /** Fresh for each answer; the page's style tags carry it. */
  readonly nonce: string;
  /** Origins of remotes that do not lie beside the shell. */
  readonly remoteOrigins: readonly string[];
  /** Origins of the instances that the deployment knows. */
  readonly instanceOrigins: readonly string[];
  /** Whether the suite is reached over https. */
  readonly secure: boolean;
  /** Whether the answer is a file of a remote, which a shell of another origin may load. */
  readonly remoteFile: boolean;
}

/**
 * The content security policy. The instances that a person adds later by a discovery code can be on any host, so
 * `connect-src` cannot name them: see `docs/decisions/0004-connect-src.md`.
 */
const contentSecurity: Readonly<Record<string, (circumstances: Circumstances) => readonly string[]>> = {
  'default-src': () => ["'none'"],
  'script-src': ({ remoteOrigins }) => ["'self'", ...remoteOrigins],
  'style-src': ({ nonce, remoteOrigins }) => ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
  'img-src': ({ instanceOrigins }) => ["'self'", 'blob:', 'data:', ...instanceOrigins],
  'media-src': ({ instanceOrigins }) => ["'self'", 'blob:', ...instanceOrigins],
  'connect-src': () => ["'self'", 'http:', 'https:', 'ws:', 'wss:'],
  'font-src': () => ["'self'"],
  'manifest-src': () => ["'self'"],
  'worker-src': () => ["'self'", 'blob:'],
  'object-src': () => ["'none'"],
  'base-uri': () => ["'none'"],
  'frame-ancestors': () => ["'none'"],
  'form-action': () => ["'none'"],
  'require-trusted-types-for': () => ["'script'"],
  'trusted-types': () => ['default', 'dompurify'],
};

/**
 * What the suite uses is allowed to itself, the rest to nobody. `camera` reads a QR code of an instance, `microphone` is
 * for dictating an intervention: browsers hold speech recognition back without it.
 */
const permissions = {
  camera: '(self)',
  fullscreen: '(self)',
  microphone: '(self)',
  'picture-in-picture': '(self)',
  'screen-wake-lock': '(self)',
  accelerometer: '()',
  'display-capture': '()',
  geolocation: '()',
  gyroscope: '()',
  magnetometer: '()',
  midi: '()',
  payment: '()',
  usb: '()',
} as const;

/** The one table of headers that every answer of a suite carries, errors included. An empty value means: not sent. */
export const securityHeaderTable: Readonly<Record<string, (circumstances: Circumstances) => string>> = {
  'Content-Security-Policy': (circumstances) =>
    Object.entries(contentSecurity)
      .map(([directive, sources]) => [directive, ...sources(circumstances)].join(' '))
      .join('; '),
  'X-Content-Type-Options': () => 'nosniff',
  'Referrer-Policy': () => 'no-referrer',
  'Cross-Origin-Opener-Policy': () => 'same-origin',
  'Cross-Origin-Resource-Policy': ({ remoteFile }) => (remoteFile ? 'cross-origin' : 'same-origin'),
  'Access-Control-Allow-Origin': ({ remoteFile }) => (remoteFile ? '*' : ''),
  'Permissions-Policy': () =>
    Object.entries(permissions)
      .map(([feature, allowed]) => `${feature}=${allowed}`)
      .join(', '),
  'Strict-Transport-Security': ({ secure }) => (secure ? 'max-age=31536000' : ''),
};

/** The headers of one answer. */
export function securityHeaders(circumstances: Circumstances): Record<string, string> {
  const all = Object.entries(securityHeaderTable).map(([name, value]): [string, string] => [
    name,
    value(circumstances),
  ]);
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
