/** What a request's target asks for, before any file is looked at. */
export type RequestedPath =
  /** `path` is relative to the suite's folder and cannot leave it; `''` is the root. */
  { readonly kind: 'path'; readonly path: string } | { readonly kind: 'malformed' } | { readonly kind: 'hidden' };

/**
 * Reads the target of a request line. Nothing that climbs, nothing hidden (a segment that begins with a dot), nothing
 * that a file system reads in another way than a URL does.
 */
export function requestedPath(target: string): RequestedPath {
  const [encoded = ''] = target.split(/[?#]/, 1);
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded);
  } catch {
    return { kind: 'malformed' };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (!decoded.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(decoded)) return { kind: 'malformed' };
  const segments = decoded.slice(1).split('/');
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'hidden' };
  return { kind: 'path', path: segments.join('/') };
}

/** Whether a request that names no file is a person's who opens an address of the suite, so that the page is the answer. */
export function isNavigation(
  path: string,
  headers: { readonly accept?: string | undefined; readonly 'sec-fetch-mode'?: string | undefined },
): boolean {
  if (path.startsWith('remotes/')) return false;
  if (!headers.accept?.includes('text/html')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const lastSegment = path.split('/').at(-1) ?? '';
  return !lastSegment.includes('.');
}
