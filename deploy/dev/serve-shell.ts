import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { suiteFolder } from '../build/places';
import type { SuitePackage } from '../build/suite-packages';
import { readRegistry } from '../compose/registry-file';
import { folderPlace } from '../suite-place/folder-place';
import { RegistryOrigins } from '../suite-server/registry-origins';
import { securityHeaders } from '../suite-server/security-headers';
import { buildRecipe } from './build-recipe';
import { DevelopmentPagePlugin, developmentNonce, earlyRefreshHook, earlyRefreshHookPath } from './development-page';
import { replaceRemotes } from './replace-remotes';
import type { ServedRemote } from './serve-remote';

export interface ServedShellOptions {
  readonly port: number;
  /** Folder of the composed `suite.json`. */
  readonly registryFolder: string;
  readonly remotes: readonly ServedRemote[];
}

/** The composed registry, with the remotes under development as they are now. */
async function answerRegistry(
  response: ServerResponse,
  { registryFolder, remotes }: ServedShellOptions,
): Promise<void> {
  const registry = await readRegistry(folderPlace(registryFolder));
  if (registry === undefined) throw new Error(`there is no suite.json in ${registryFolder}`);
  const live = await Promise.all(remotes.map((remote) => remote.current()));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(JSON.stringify(replaceRemotes(registry, live)));
}

function refuse(response: ServerResponse, cause: unknown): void {
  console.error(cause instanceof Error ? cause.message : cause);
  response.writeHead(500, { 'cache-control': 'no-store' });
  response.end();
}

/** The headers of a deployed suite, for a page whose remotes come from their development servers. */
async function pageHeaders({ registryFolder, remotes }: ServedShellOptions): Promise<Record<string, string>> {
  const { instanceOrigins } = await new RegistryOrigins(registryFolder).current();
  const live = await Promise.all(remotes.map((remote) => remote.current()));
  return securityHeaders({
    nonce: developmentNonce,
    remoteOrigins: live.map(({ baseUrl }) => new URL(baseUrl).origin),
    instanceOrigins,
    secure: false,
    remoteFile: false,
  });
}

/** Builds the shell on every change and serves the suite at its usual port, under the policy of a deployed one. */
export async function serveShell(shell: SuitePackage, options: ServedShellOptions): Promise<{ stop(): Promise<void> }> {
  const { shellConfiguration } = await buildRecipe();
  const configuration = await shellConfiguration(shell.directory, 'development');
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port: options.port,
      hot: true,
      allowedHosts: ['localhost'],
      historyApiFallback: true,
      // The remotes that are not under development, as they were built.
      static: { directory: path.join(suiteFolder, 'remotes'), publicPath: '/remotes/', watch: false },
      headers: await pageHeaders(options),
      client: { webSocketURL: `ws://localhost:${options.port}/ws`, overlay: false },
      devMiddleware: { stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [
        (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const asked = request.url?.split('?')[0];
          if (asked === '/suite.json')
            answerRegistry(response, options).catch((cause: unknown) => refuse(response, cause));
          else if (asked === earlyRefreshHookPath)
            response.writeHead(200, { 'content-type': 'text/javascript' }).end(earlyRefreshHook);
          else next();
        },
        ...middlewares,
      ],
    },
    rspack({ ...configuration, plugins: [...(configuration.plugins ?? []), new DevelopmentPagePlugin()] }),
  );
  await server.start();
  // The page then asks for the registry (`shell/development/follow-edits.ts`).
  const tellPage = () => server.sendMessage(server.webSocketServer?.clients ?? [], 'still-ok');
  for (const remote of options.remotes) remote.onBuilt(tellPage);
  return { stop: () => server.stop() };
}
