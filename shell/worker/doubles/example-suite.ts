import type { Asset, BuiltRemote, RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';

export const origin = 'https://suite.example';

export function asset(file: string, bytes = 10): Asset {
  return { file, integrity: `sha256-${'A'.repeat(43)}=`, bytes };
}

/** A remote of two files that a list of all files names, one of them by the registry as well. */
export function remote(name: string, version = '1.0.0'): RegisteredRemote {
  return {
    name,
    version,
    container: name.replace('-', '_'),
    needs: { contract: '^1.0.0' },
    baseUrl: `/remotes/${name}/${version}/`,
    entry: asset('entry.js'),
    textNamespace: name,
    texts: { en: asset('texts/en.json'), de: asset('texts/de.json') },
    allFiles: asset('files.json'),
    routes: [
      {
        path: `/${name}`,
        module: './screen',
        screen: 'Screen',
        title: { en: 'Title', de: 'Titel' },
        guard: 'none',
        files: [asset('screen.js')],
      },
    ],
    nav: [],
  };
}

export function registry(remotes: readonly RegisteredRemote[], changes: Partial<SuiteRegistry> = {}): SuiteRegistry {
  return exampleRegistry(remotes, { composedAt: 5, ...changes });
}

/** A server that has a suite. Every file is there but for those that a test takes away. */
export class ExampleServer {
  suite: SuiteRegistry;
  readonly asked: string[] = [];
  readonly missing = new Set<string>();
  /** What builds say of themselves, by its path. */
  readonly descriptions = new Map<string, BuiltRemote>();

  constructor(suite: SuiteRegistry) {
    this.suite = suite;
  }

  readonly fetch = async (address: string): Promise<Response> => {
    const { pathname } = new URL(address);
    this.asked.push(pathname);
    if (this.missing.has(pathname)) return new Response('', { status: 404 });
    if (pathname === '/suite.json') return Response.json(this.suite);
    if (pathname.endsWith('/files.json')) return Response.json([asset('screen.js'), asset('dialog.js')]);
    if (pathname.endsWith('/parts.json'))
      return Response.json({ './screen': [asset('screen.js')], './widget': [asset('widget.js')] });
    const described = this.descriptions.get(pathname);
    if (described !== undefined) return Response.json(described);
    return new Response(pathname);
  };
}
