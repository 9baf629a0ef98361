import {
  type DiscoveryObject,
  formatDiscoveryCode,
  parseDiscoveryCode,
  plainName,
} from '@barnwatch/shared/auth-client';

/** What a link of a mail or a printed code (`/ql/{action}?…`) asks for. Untrusted: nothing is sent by reading it. */
export type QuickLink =
  | {
      ok: true;
      action: 'email-verification';
      discoveryObject: DiscoveryObject;
      displayName: string;
      id: string;
      token: string;
    }
  | {
      ok: true;
      action: 'add-barn';
      discoveryObject: DiscoveryObject;
      /** The same in canonical form, for `addInstance`. */
      discoveryCode: string;
      /** What the link calls the barn: a claim, until the barn itself has answered. Empty where it says nothing. */
      displayName: string;
    }
  /** A file that the system opens with the suite: what is in it is not part of the link. */
  | { ok: true; action: 'open-file' }
  | { ok: false; problem: 'unknown-action' | 'loaded-again' | 'invalid-discovery' | 'incomplete' };

/** Longest value of each parameter but the discovery string, which has its own limit. */
const valueLimit = 500;

/** The one value of a parameter; null where it is missing, repeated, or longer than any real one. */
function single(search: URLSearchParams, name: string): string | null {
  const values = search.getAll(name);
  const [value] = values;
  return values.length === 1 && value !== undefined && value.length <= valueLimit ? value : null;
}

/** Identifiers and secrets are letters, digits and a few marks. */
function isPlain(value: string | null): value is string {
  return value !== null && /^[\w.~-]+$/.test(value);
}

function readDiscovery(search: URLSearchParams): DiscoveryObject | null {
  const values = search.getAll('discoveryString');
  // `+` of base64 that was not escaped arrives as a space.
  const reading = values.length === 1 ? parseDiscoveryCode((values[0] ?? '').replaceAll(' ', '+')) : null;
  return reading?.ok ? reading.discoveryObject : null;
}

/**
 * Reads a quick link strictly: a known action, each parameter once, an address that means what it shows.
 *
 * @param action last part of the path
 * @param search query of the address, with or without `?`
 */
export function parseQuickLink(action: string, search: URLSearchParams | string): QuickLink {
  if (action === 'open-file') return { ok: true, action };
  const parameters = new URLSearchParams(search);
  if (action !== 'email-verification' && action !== 'add-barn') return { ok: false, problem: 'unknown-action' };
  // What the link says is taken out of the address at once (product 13.5): a page that is loaded again has nothing left.
  if ([...parameters].length === 0) return { ok: false, problem: 'loaded-again' };
  const discoveryObject = readDiscovery(parameters);
  if (!discoveryObject) return { ok: false, problem: 'invalid-discovery' };
  const displayName = plainName(single(parameters, 'displayName') ?? '');
  if (action === 'add-barn') {
    return { ok: true, action, discoveryObject, discoveryCode: formatDiscoveryCode(discoveryObject), displayName };
  }
  const id = single(parameters, 'id');
  const token = single(parameters, 'token');
  if (!isPlain(id) || !isPlain(token)) return { ok: false, problem: 'incomplete' };
  return { ok: true, action, discoveryObject, displayName, id, token };
}
