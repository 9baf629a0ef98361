import * as v from 'valibot';
import type { DiscoveryObject } from './discovery-object';

/** More than any real code has; keeps hostile input small before it is decoded. */
const codeLimit = 8_192;

/** What a text pasted, scanned or taken from a link turned out to be. */
export type DiscoveryCodeReading =
  | { ok: true; discoveryObject: DiscoveryObject }
  | { ok: false; problem: 'too-long' | 'not-base64' | 'not-json' | 'not-an-address' };

/**
 * Only names that mean what they show: ASCII (no look-alike letters), no userinfo, port or path inside, and in the
 * canonical form, which turns down disguised numbers such as `0x7f.1`.
 */
function isPlainHostname(hostname: string): boolean {
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)$/.test(hostname)) return false;
  try {
    return new URL(`http://${hostname}:1/`).hostname === hostname;
  } catch {
    return false;
  }
}

const endpointEntries = {
  protocol: v.picklist(['http', 'https']),
  // Names of hosts are the same in upper and lower case.
  hostname: v.pipe(v.string(), v.maxLength(253), v.toLowerCase(), v.check(isPlainHostname)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
};
const endpoint = v.object(endpointEntries);
const gatewayEndpoint = v.object({ ...endpointEntries, id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

/** At least one of the three addresses; missing ones may be left out or null. */
export const discoveryObjectSchema = v.pipe(
  v.object({ local: v.nullish(endpoint), gateway: v.nullish(gatewayEndpoint), remote: v.nullish(endpoint) }),
  v.transform(
    ({ local, gateway, remote }): DiscoveryObject => ({
      ...(local && { local }),
      ...(gateway && { gateway }),
      ...(remote && { remote }),
    }),
  ),
  v.check(({ local, gateway, remote }) => (local ?? gateway ?? remote) !== undefined),
);

function decodeBase64(text: string): string | null {
  try {
    const binary = atob(text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

/** Reads a discovery code (base64 or base64url of JSON). Untrusted input: nothing is sent anywhere by reading it. */
export function parseDiscoveryCode(code: string): DiscoveryCodeReading {
  if (code.length > codeLimit) return { ok: false, problem: 'too-long' };
  const json = decodeBase64(code);
  if (!json) return { ok: false, problem: 'not-base64' };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  const parsed = v.safeParse(discoveryObjectSchema, value);
  return parsed.success ? { ok: true, discoveryObject: parsed.output } : { ok: false, problem: 'not-an-address' };
}

/** The code of a discovery object: the same object always gives the same text. */
export function formatDiscoveryCode({ local, gateway, remote }: DiscoveryObject): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ local, gateway, remote }));
  return btoa(String.fromCharCode(...bytes));
}
