import path from 'node:path';
import { type BuiltRemote, builtRemoteSchema } from '@barnwatch/shared/federation';
import { describingFiles } from '@barnwatch/shared/federation/build';
import { type Compiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import * as v from 'valibot';
import type { SuitePackage } from '../build/suite-packages';
import { buildRecipe } from './build-recipe';
import type { LiveRemote } from './replace-remotes';
import { asVersionOfItsWords } from './version-of-words';

/** How a change reaches the page: into the running one (the shell is a development build too), or by loading it anew. */
export type ReloadKind = 'hot' | 'whole-page';

/** A remote under development. */
export interface ServedRemote {
  readonly name: string;
  /** What its last build said of itself. Waits while one is under way. */
  current(): Promise<LiveRemote>;
  /** Tells of each build that went well. */
  onBuilt(tell: () => void): void;
  stop(): Promise<void>;
}

/** Longest wait for `remote.json` while a build is under way, ms. */
const buildTimeout = 60_000;

async function readBuilt(baseUrl: string): Promise<BuiltRemote> {
  const answer = await fetch(`${baseUrl}remote.json`, { signal: AbortSignal.timeout(buildTimeout) });
  if (!answer.ok) throw new Error(`${baseUrl}remote.json: status ${answer.status}; the errors of the build are above`);
  return v.parse(builtRemoteSchema, await answer.json());
}

/** A deployed shell takes texts and the descriptor, which are no modules, with a new page only. */
function afterDescribing(remote: SuitePackage, compiler: Compiler, loadPageAnew: () => void): void {
  const files = describingFiles.map((file) => path.join(remote.directory, file));
  let isDescribed = false;
  compiler.hooks.watchRun.tap('Described', ({ modifiedFiles }) => {
    isDescribed ||= files.some((file) => modifiedFiles?.has(file));
  });
  compiler.hooks.done.tap('Described', () => {
    if (isDescribed) loadPageAnew();
    isDescribed = false;
  });
}

/** Builds a remote on every change and serves it at a port of its own. */
export async function serveRemote(remote: SuitePackage, port: number, reload: ReloadKind): Promise<ServedRemote> {
  const { remoteConfiguration } = await buildRecipe();
  // Within a deployed suite React is the deployed one, which takes a new screen only with a new page.
  const configuration = await remoteConfiguration(remote.directory, reload === 'hot' ? 'development' : 'production');
  const baseUrl = `http://localhost:${port}/`;
  const compiler = rspack({ ...configuration, optimization: { ...configuration.optimization, minimize: false } });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: reload === 'hot',
      liveReload: true,
      allowedHosts: ['localhost'],
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
      devMiddleware: { publicPath: '/', stats: 'errors-warnings' },
    },
    compiler,
  );
  const loadPageAnew = () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  if (reload === 'whole-page') afterDescribing(remote, compiler, loadPageAnew);
  await server.start();
  return {
    name: remote.name,
    async current() {
      const built = await readBuilt(baseUrl);
      return { built: reload === 'hot' ? asVersionOfItsWords(built) : built, baseUrl };
    },
    onBuilt(tell) {
      compiler.hooks.done.tap('Built', (stats) => {
        if (!stats.hasErrors()) tell();
      });
    },
    stop: () => server.stop(),
  };
}
