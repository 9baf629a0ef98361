import type { FilesByChunk } from '../with-late-files';
import type { ModuleIdentifier } from './build-data';

/** How long the file may take, ms: as long as any file that a program asks for (`chunkLoadTimeout` of the builds). */
const lateFilesTimeoutMs = 120_000;

/** How long after its start a build asks for the file by itself, ms: what the first screen needs comes before. */
const quietMs = 3_000;

type Loaded = (event: { readonly type: string; readonly target: { readonly src: string } }) => void;

/** What Rspack (2.2.9) writes of how a build's files are loaded. */
export interface LoadingBuild {
  /** Address that all files are below. */
  readonly p: string;
  /** Name of a chunk's script. */
  u: (chunk: ModuleIdentifier) => string | undefined;
  /** Name of a chunk's style sheet; 0 where it has one whose name comes with the rest. */
  k?: (chunk: ModuleIdentifier) => string | 0 | undefined;
  /** Loads a script into the page. */
  l: (address: string, done: Loaded, key: string, chunk: ModuleIdentifier) => void;
  readonly sriHashes: Record<ModuleIdentifier, string>;
  readonly sriCssHashes?: Record<ModuleIdentifier, string>;
  readonly f: { css?: (chunk: ModuleIdentifier, promises: Promise<unknown>[]) => void };
  /** Where the rest is found, `<file> <digest>`; not there under development, where no file has a digest. */
  readonly lateFiles?: string;
}

/** Under the name by which the suite knows a file that did not come (`shell/loader/screen-failure.ts`). */
function notLoaded(request: string, cause: unknown): Error {
  return Object.assign(new Error(`${request} could not be loaded`, { cause }), { name: 'ChunkLoadError', request });
}

async function ask(address: string, integrity: string, cache: RequestCache): Promise<FilesByChunk> {
  const signal = AbortSignal.timeout(lateFilesTimeoutMs);
  const answer = await fetch(address, { integrity, cache, credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  // What it holds was written by the build, of which it has the digest.
  return (await answer.json()) as FilesByChunk;
}

/**
 * A build that knows the names and digests of its first files only asks for those of all others when the first of them is
 * wanted, at the latest: they are in a file of their own (`late-files-plugin.ts`). No failure is kept.
 */
export function askForLateFiles(build: LoadingBuild): void {
  if (!build.lateFiles) return;
  const [file, integrity = ''] = build.lateFiles.split(' ');
  const { u: earlyScript, k: earlyStyle = () => undefined, l: load, f: handlers } = build;
  const { css } = handlers;
  let known: FilesByChunk | null = null;
  let coming: Promise<void> | null = null;

  async function askTwice(address: string): Promise<void> {
    try {
      known = await ask(address, integrity, 'default').catch(() => ask(address, integrity, 'reload'));
    } catch (cause) {
      coming = null;
      throw notLoaded(address, cause);
    }
    for (const [chunk, { script, style }] of Object.entries(known)) {
      if (script) build.sriHashes[chunk] = digest(script);
      if (style && build.sriCssHashes) build.sriCssHashes[chunk] = digest(style);
    }
  }
  const rest = () => {
    coming ??= askTwice(build.p + file);
    return coming;
  };

  build.u = (chunk) => earlyScript(chunk) ?? name(known?.[chunk]?.script);
  build.k = (chunk) => earlyStyle(chunk) || name(known?.[chunk]?.style);
  build.l = (address, done, key, chunk) => {
    if (known || build.sriHashes[chunk]) return load(address, done, key, chunk);
    rest().then(
      () => load(build.p + build.u(chunk), done, key, chunk),
      () => done({ type: 'error', target: { src: build.p + file } }),
    );
  };
  if (css)
    handlers.css = (chunk, promises) => {
      if (known || earlyStyle(chunk) !== 0) return css(chunk, promises);
      const wait = async () => {
        await rest();
        const styles: Promise<unknown>[] = [];
        css(chunk, styles);
        await Promise.all(styles);
      };
      promises.push(wait());
    };
  setTimeout(() => void rest().catch(() => {}), quietMs);
}

const name = (told: string | undefined) => told?.split(' ')[0];
const digest = (told: string) => told.split(' ')[1] ?? '';
