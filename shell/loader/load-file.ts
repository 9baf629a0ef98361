import type { Asset, RegisteredRemote } from '@barnwatch/shared/federation';
import type { LoadFailure } from './load-failure';

/** Longest wait for one file before the failure is named, ms (product F30: named within 10 s). */
export const fileTimeout = 9_000;

/**
 * What a file is to the page. A script runs by itself, an ES module when it is imported: the entry by the shell, the
 * others by the entry and by each other.
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
 * first request has let go of its cache entry, which is never; and a module that threw while it ran throws for ever. What
 * other modules import has the one address by which they do.
 */
export function fileAddress({
  baseUrl,
  asset,
  attempt,
  kind,
}: Pick<FileRequest, 'baseUrl' | 'asset' | 'attempt' | 'kind'>): string {
  const address = new URL(asset.file, new URL(baseUrl, document.baseURI)).href;
  return attempt === 1 || kind === 'imported-module' ? address : `${address}?retry=${attempt}`;
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

/** The tag that brings a file into the page, or nothing where the browser takes no modules ahead. */
function element(kind: FileKind, address: string): HTMLScriptElement | HTMLLinkElement | null {
  switch (kind) {
    case 'style':
      return link('stylesheet', address);
    case 'script':
      return script(address);
    case 'module':
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
export async function loadFile(request: FileRequest, signal: AbortSignal): Promise<LoadFailure | null> {
  if (request.kind === 'module' || request.kind === 'imported-module') {
    const failure = await fetchModule(request, signal);
    if (failure !== null) return failure;
  }
  return putIntoPage(request, signal);
}

/**
 * Fetches an ES module without handing it to the page. A browser keeps the failure of a module for as long as the page
 * lives, whoever imports it: only what has arrived whole may become one.
 */
async function fetchModule(request: FileRequest, signal: AbortSignal): Promise<LoadFailure | null> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(fileTimeout)]);
  const { integrity } = request.asset;
  // What an earlier try has left in the browser's memory may be what was wrong with it.
  const cache = request.attempt === 1 ? 'default' : 'reload';
  try {
    const answer = await fetch(fileAddress(request), { integrity, cache, credentials: 'omit', signal: end });
    if (answer.ok && isProgram(answer)) {
      await answer.arrayBuffer();
      return null;
    }
    void answer.body?.cancel();
    return failureOf(request, answer);
  } catch (cause) {
    if (end.aborted) return { code: 'timeout', context: contextOf(request), cause };
    return diagnose(request, end).catch(
      (reason: unknown): LoadFailure => ({
        code: end.aborted ? 'timeout' : 'unreachable',
        context: contextOf(request),
        cause: reason,
      }),
    );
  }
}

function putIntoPage(request: FileRequest, signal: AbortSignal): Promise<LoadFailure | null> {
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
    const context = contextOf(request);
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

function contextOf({ remote, version, asset }: FileRequest): LoadFailure['context'] {
  return { remote, version, file: asset.file };
}

/** Asks for a file that failed to load, to learn why. */
async function diagnose(request: FileRequest, signal: AbortSignal): Promise<LoadFailure> {
  const answer = await fetch(fileAddress(request), { cache: 'no-store', credentials: 'omit', signal });
  void answer.body?.cancel();
  return failureOf(request, answer);
}

function isProgram(answer: Response): boolean {
  return /javascript|css/.test(answer.headers.get('content-type') ?? '');
}

/** Why a file cannot be used that was answered so: by its status, by its kind, else by its bytes. */
function failureOf(request: FileRequest, answer: Response): LoadFailure {
  const contentType = answer.headers.get('content-type') ?? '';
  const context = { ...contextOf(request), status: answer.status, contentType };
  if (!answer.ok) return { code: 'refused', context };
  return { code: isProgram(answer) ? 'altered' : 'not-a-script', context };
}
