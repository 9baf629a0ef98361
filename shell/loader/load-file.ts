import type { Asset, RegisteredRemote } from '@barnwatch/shared/federation';
import type { LoadFailure } from './load-failure';

/** Longest wait for one file before the failure is named, ms (product F30: named within 10 s). */
export const fileTimeout = 9_000;

/**
 * What a file is to the page. The entry of a remote that is built of ES modules runs by itself; its other modules are
 * fetched and checked ahead, and run when the entry imports them.
 */
export type FileKind = 'style' | 'script' | 'module' | 'imported-module';

/** What a file of a remote is to the page. */
export function fileKind(
  { entry, entryType }: Pick<RegisteredRemote, 'entry' | 'entryType'>,
  { file }: Asset,
): FileKind {
  if (file.endsWith('.css')) return 'style';
  if (entryType !== 'module') return 'script';
  return file === entry.file ? 'module' : 'imported-module';
}

/** A file to load: where, what it must be, and which try this is. */
export interface FileRequest {
  readonly remote: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly asset: Asset;
  readonly kind: FileKind;
  readonly attempt: number;
}

/**
 * The address of a try. A second try takes a distinct one: Chromium answers the same address only after a hanging
 * first request has let go of its cache entry, which is never.
 */
export function fileAddress({ baseUrl, asset, attempt }: Pick<FileRequest, 'baseUrl' | 'asset' | 'attempt'>): string {
  const address = new URL(asset.file, new URL(baseUrl, document.baseURI)).href;
  return attempt === 1 ? address : `${address}?retry=${attempt}`;
}

function script(address: string): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = address;
  return tag;
}

function link(relation: string, address: string): HTMLLinkElement {
  const tag = document.createElement('link');
  tag.rel = relation;
  tag.href = address;
  return tag;
}

/** The tag that brings a file into the page, or nothing where the browser cannot fetch modules ahead. */
function element(kind: FileKind, address: string): HTMLScriptElement | HTMLLinkElement | null {
  switch (kind) {
    case 'style':
      return link('stylesheet', address);
    case 'script':
      return script(address);
    case 'module': {
      const tag = script(address);
      tag.type = 'module';
      return tag;
    }
    case 'imported-module': {
      const tag = link('modulepreload', address);
      return tag.relList.supports('modulepreload') ? tag : null;
    }
  }
}

/**
 * Puts one file of a remote into the page, with its integrity, and waits until it has run or applied.
 * Answers `null`, or why it failed; a file that failed leaves nothing behind.
 */
export function loadFile(request: FileRequest, signal: AbortSignal): Promise<LoadFailure | null> {
  const address = fileAddress(request);
  const tag = element(request.kind, address);
  if (tag === null) return Promise.resolve(null);
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
