import type { Asset } from '@barnwatch/shared/federation';
import type { LoadFailure } from './load-failure';

/** Longest wait for one file before the failure is named, ms (quality F30: named within 10 s). */
export const fileTimeout = 9_000;

/** A file to load: where, what it must be, and which try this is. */
export interface FileRequest {
  readonly remote: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly asset: Asset;
  readonly attempt: number;
}

/**
 * The address of a try. A second try takes a distinct one: Chromium answers the same address only after a hanging
 * first request has let go of its cache entry, which is never.
 */
function fileAddress({ baseUrl, asset, attempt }: FileRequest): string {
  const address = new URL(asset.file, new URL(baseUrl, document.baseURI)).href;
  return attempt === 1 ? address : `${address}?retry=${attempt}`;
}

function element({ asset }: FileRequest, address: string): HTMLScriptElement | HTMLLinkElement {
  if (asset.file.endsWith('.css')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    return link;
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return script;
}

/**
 * Puts one file of a remote into the page, with its integrity, and waits until it has run or applied.
 * Answers `null`, or why it failed; a file that failed leaves nothing behind.
 */
export function loadFile(request: FileRequest, signal: AbortSignal): Promise<LoadFailure | null> {
  const address = fileAddress(request);
  const tag = element(request, address);
  tag.crossOrigin = 'anonymous';
  tag.integrity = request.asset.integrity;
  return new Promise((resolve) => {
    const settle = (failure: LoadFailure | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      tag.onload = null;
      tag.onerror = null;
      if (failure !== null) tag.remove();
      resolve(failure);
    };
    const context = { remote: request.remote, version: request.version, file: request.asset.file };
    const onAbort = () => settle({ code: 'timeout', context, cause: signal.reason });
    const timer = setTimeout(() => settle({ code: 'timeout', context }), fileTimeout);
    tag.onload = () => settle(null);
    tag.onerror = () => {
      // A tag does not say why it failed. The question is asked once more in a way that does.
      diagnose(request, AbortSignal.any([signal, AbortSignal.timeout(3_000)])).then(settle, (cause: unknown) =>
        settle({ code: 'unreachable', context, cause }),
      );
    };
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else document.head.append(tag);
  });
}

/** Asks for a file that failed to load, to learn why. */
async function diagnose(request: FileRequest, signal: AbortSignal): Promise<LoadFailure> {
  const context = { remote: request.remote, version: request.version, file: request.asset.file };
  const answer = await fetch(fileAddress(request), { cache: 'no-store', credentials: 'omit', signal });
  const contentType = answer.headers.get('content-type') ?? '';
  void answer.body?.cancel();
  const known = { ...context, status: answer.status, contentType };
  if (!answer.ok) return { code: 'refused', context: known };
  if (!/javascript|css/.test(contentType)) return { code: 'not-a-script', context: known };
  return { code: 'altered', context: known };
}
