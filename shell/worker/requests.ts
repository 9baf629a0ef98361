/** Longest wait for what the device keeps, ms: then the network is asked. A navigation never waits longer (F32). */
export const keptWithinMs = 3_000;

/**
 * Longest wait of a start for the deployment's registry where a whole suite is kept, ms. A phone holds on to networks
 * that lead nowhere: a start from the device takes a second at most (product P6), and what comes later holds then
 * (decision 0121).
 */
export const startWithinMs = 400;

/** What the device keeps, if it tells in time; a device that fails or is silent has nothing. */
export function inTime<Value>(value: Promise<Value | undefined>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), keptWithinMs));
  return Promise.race([value.catch(() => undefined), late]);
}

interface Asked {
  readonly url: URL;
  readonly request: Pick<Request, 'mode' | 'method' | 'destination'>;
}

/** Answered by servers that may lie beside the suite at its origin. */
const beside = /^\/(api|gw|remotes)\//;

const namesFile = ({ pathname }: URL) => (pathname.split('/').at(-1) ?? '').includes('.');

/** A person opens an address of the suite. */
export function isNavigationHere({ url, request }: Asked): boolean {
  if (request.mode !== 'navigate' || beside.test(url.pathname)) return false;
  return !namesFile(url) || url.pathname === '/index.html';
}

/** The builds put 12 digits of a digest into the names of files that never change. */
const digestInName = /\.[0-9a-f]{12}\.\w+$/;

/**
 * Whether a request is for a file of the suite's builds. All others go by the worker as if there were none. An instance
 * is asked below `/api/`, also through a gateway.
 */
export function isSuiteFile({ url, request }: Asked, origin: string): boolean {
  if (request.method !== 'GET' || /\/api\//.test(url.pathname)) return false;
  if (request.destination === 'script' || request.destination === 'style') return true;
  return digestInName.test(url.pathname) || (url.origin === origin && url.pathname.startsWith('/remotes/'));
}
