import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { repositoryCopy } from '../../deploy/new-remote/testing/repository-copy';
import { runNode } from '../outside/build-outside';
import { startInstance, stopInstance } from './control';
import { runningSuite } from './running-suite';

const remote = 'mf-feeding';
const sheet = 'feeding.module.css';

const screen = `import { useTexts } from '@barnwatch/shared/i18n';
import { Page } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './${sheet}';

export function FeedingScreen() {
  const { t } = useTexts('${remote}');
  const [pressed, setPressed] = useState(0);
  return (
    <Page title={t('feeding.title')}>
      <button type="button" className={styles.camera} onClick={() => setPressed(pressed + 1)}>
        {\`pressed \${pressed}\`}
      </button>
    </Page>
  );
}
`;

/** A remote under development, and the suite that it is shown in. */
export interface Development {
  /** Replaces a part of one of its files: what is to be replaced has to be there. */
  edit(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/** Where it is served, and the folder of the `suite.json` of all else. */
export interface DevelopmentPlace {
  readonly port: number;
  readonly registryFolder: string;
}

/** Makes a new remote in a copy of the repository, which no other test sees, and serves it as `npm run dev` does. */
export async function serveDevelopment({ port, registryFolder }: DevelopmentPlace): Promise<Development> {
  const copy = repositoryCopy();
  const ends: (() => unknown)[] = [() => rmSync(copy, { recursive: true })];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  const inRemote = (file: string) => path.join(copy, remote, file);
  try {
    const titles = ['--en', 'Feeding', '--de', 'Fütterung'];
    await runNode(copy, '--import', 'tsx', 'deploy/new-remote/main.ts', remote, ...titles);
    writeFileSync(inRemote('feeding/feeding.tsx'), screen);
    const words = [path.join(copy, remote), String(port), registryFolder];
    const server = fork(path.join(import.meta.dirname, 'serve-development.ts'), words, {
      cwd: repository,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(server, 'exit');
    ends.push(() => {
      if (server.connected) server.disconnect();
      return ended;
    });
    const first = await Promise.race([once(server, 'message'), ended.then(() => null)]);
    if (first === null) throw new Error('The development server has ended; what it said is above.');
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    edit(file, from, to) {
      const before = readFileSync(inRemote(file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}.`);
      writeFileSync(inRemote(file), before.replace(from, to));
    },
    stop,
  };
}

/** The same at the address of the running suite, whose own server is stopped meanwhile. */
export async function startDevelopment(): Promise<Development> {
  const { address, registryFolder } = runningSuite();
  await stopInstance('suite');
  try {
    const development = await serveDevelopment({ port: Number(new URL(address).port), registryFolder });
    return {
      ...development,
      async stop() {
        await development.stop();
        await startInstance('suite');
      },
    };
  } catch (cause) {
    await startInstance('suite');
    throw cause;
  }
}
