import type { DiscoveryObject } from '@barnwatch/shared/wire';

export const testBarnId = 'test-barn';

/** Where the browser looks for the test barn. */
export interface TestBarnPlace {
  readonly proxyPort: number;
}

/** Its discovery object and code: one address, no gateway. */
export function testBarnCode({ proxyPort }: TestBarnPlace): { object: DiscoveryObject; code: string } {
  const object: DiscoveryObject = { local: { hostname: 'localhost', port: proxyPort, protocol: 'http' } };
  return { object, code: Buffer.from(JSON.stringify(object)).toString('base64') };
}
