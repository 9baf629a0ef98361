import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Nginx, startNginx } from '../../deploy/nginx/testing/start-nginx';
import { nginxHeaders } from '../../deploy/suite-server/nginx-headers';
import { suiteOrigins } from '../../deploy/suite-server/suite-origins';
import type { Controlled } from './control-server';

/**
 * The suite behind a real nginx with the template and the headers of this repository, at the same address as behind the
 * suite's own server: `BARNWATCH_E2E_SERVER=nginx` chooses it.
 */
export async function nginxServer(folder: string, port: number): Promise<Controlled> {
  const begin = async (): Promise<Nginx> => {
    const headers = nginxHeaders(suiteOrigins(await readFile(path.join(folder, 'suite.json'), 'utf8')));
    return startNginx(
      [{ kind: 'suite', port, values: { BARNWATCH_SUITE: folder, BARNWATCH_REGISTRY: folder } }],
      headers,
    );
  };
  let nginx = await begin();
  return {
    stop: () => nginx.stop(),
    async start() {
      nginx = await begin();
    },
  };
}
