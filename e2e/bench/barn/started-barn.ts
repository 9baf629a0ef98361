import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secondsInDay } from 'date-fns/constants';
import type { ConfigurationInput } from '../../../deploy/reference-barn/configuration/read-configuration';

/** A barn in a process of its own, and somebody who may do everything there. */
export interface StartedBarn {
  readonly address: string;
  readonly token: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export const benchPassword = 'Barnwatch-2026!';

/** @param fill writes what the barn has stored before, into its data folder */
export async function startBarn(
  more: Partial<ConfigurationInput>,
  fill: (dataFolder: string) => void = () => {},
): Promise<StartedBarn> {
  const folder = mkdtempSync(path.join(tmpdir(), 'barnwatch-load-'));
  const { accounts = [] } = more;
  const configuration: ConfigurationInput = {
    role: 'barn',
    identity: { globalUniqueIdentifier: 'load-barn', name: 'load-barn', realWorldName: 'Load barn' },
    listen: { port: 0 },
    logLevel: 'error',
    tokens: { accessLifetimeS: secondsInDay },
    ...more,
    dataFolder: path.join(folder, 'data'),
    accounts: [
      ...accounts,
      { displayName: 'Manager', username: 'manager', password: benchPassword, permissions: ['*'] },
    ],
  };
  fill(configuration.dataFolder);
  const file = path.join(folder, 'barn.json');
  writeFileSync(file, JSON.stringify(configuration));
  const program = path.resolve(import.meta.dirname, '../../../deploy/reference-barn/main.ts');
  const child = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx'],
    // As the demo starts it, and the guide tells.
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  });
  const address = await addressOf(child);
  return {
    address,
    token: await signIn(address),
    process: child,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where it answers; before it does it tells what it is doing. @throws when it ends before */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { readonly address?: string }) => {
      if (message.address !== undefined) resolve(message.address);
    });
    child.once('exit', (code) => reject(new Error(`The barn ended: ${code}`)));
  });
}

async function signIn(address: string): Promise<string> {
  const post = async (call: string, body: object): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const login = { username: 'manager', password: benchPassword };
  const { refreshToken } = await post('api/auth/usernamePassword/login', login);
  const { accessToken: token } = await post('api/login/refresh', { refreshToken });
  if (token === undefined) throw new Error('The barn gave no access token.');
  return token;
}
