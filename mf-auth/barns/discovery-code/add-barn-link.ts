import { formatDiscoveryCode, type InstanceView, shownName } from '@barnwatch/shared/auth-client';

/**
 * The quick link that adds an instance on another device (`/ql/add-barn`), as it stands in printed QR codes. It holds
 * addresses and a name, no secret.
 */
export function addBarnLink(
  origin: string,
  instance: Pick<InstanceView, 'discoveryObject' | 'realWorldName' | 'name'>,
): string {
  const link = new URL('/ql/add-barn', origin);
  link.search = new URLSearchParams({
    // Without padding: shorter, and nothing to escape in a QR code.
    discoveryString: formatDiscoveryCode(instance.discoveryObject)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, ''),
    displayName: shownName(instance),
  }).toString();
  return link.href;
}
